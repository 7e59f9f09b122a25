import { language } from "../../src/base/language/i18n.ts";
import { settings } from "../../src/base/settings.ts";
import { openDialogs } from "../../src/page/dialogs/dialogs.ts";
import { isDirty } from "../../src/page/dialogs/unsaved.ts";
import { openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { masked } from "../../src/server/log/secrets.ts";
import { theme } from "../../src/view/theme.ts";
import { words } from "./phrases.ts";

/** The page's address, user and open dialogs. */
export function State() {
  const dialogs = openDialogs();
  const query = masked(location.search).slice(1).split("&").filter(Boolean);
  const rows = [
    [words("inspectVersion"), VERSION],
    [words("inspectPage"), location.pathname],
    [words("inspectQuery"), query.join("\n")],
    [words("inspectUser"), settings.user ?? ""],
    [words("inspectLanguage"), language()],
    [words("inspectTheme"), theme()],
    [words("inspectNet"), words(navigator.onLine ? "inspectOnline" : "inspectOffline")],
    [words("inspectSecure"), words(isSecureContext ? "inspectYes" : "inspectNo")],
    [
      words("inspectDialogs"),
      dialogs.map((dialog) => openingTag(dialog) + (isDirty(dialog) ? ` (${words("inspectUnsaved")})` : "")).join("\n"),
    ],
  ];
  return (
    <dl>
      {rows.map(([name, value]) => (
        <Row key={name} name={name!} value={value || words("inspectNone")} />
      ))}
    </dl>
  );
}

export function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="lines">{value}</dd>
    </>
  );
}
