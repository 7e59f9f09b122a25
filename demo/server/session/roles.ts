/** From lowest to highest: viewer reads; editor adds, changes, deletes; chief also signs; admin keeps classifiers. */
export const roles = ["viewer", "editor", "chief", "admin"] as const;

export type Role = (typeof roles)[number];

export const roleTitles: Record<Role, string> = {
  viewer: "спостерігач",
  editor: "редактор",
  chief: "керівник",
  admin: "адміністратор",
};

/** Whether the role `own` has at least the rights of `needed`. */
export function isAtLeast(own: Role, needed: Role): boolean {
  return roles.indexOf(own) >= roles.indexOf(needed);
}
