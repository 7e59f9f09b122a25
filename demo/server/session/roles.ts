/** From the least to the most: viewer reads; editor adds, changes, deletes; chief also signs; admin keeps classifiers. */
export const roles = ["viewer", "editor", "chief", "admin"] as const;

export type Role = (typeof roles)[number];

export const roleTitles: Record<Role, string> = {
  viewer: "спостерігач",
  editor: "редактор",
  chief: "керівник",
  admin: "адміністратор",
};

/** Whether a person of role `own` may do what needs `needed`. */
export function isAtLeast(own: Role, needed: Role): boolean {
  return roles.indexOf(own) >= roles.indexOf(needed);
}
