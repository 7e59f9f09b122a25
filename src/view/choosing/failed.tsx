import { t } from "../../base/i18n.ts";
import type { Source } from "./source.ts";

/** Stands where an answer could not be had (R5.2-08). */
export const Failed = ({ source }: { source: Source }) =>
  source.list.state === "failed" ? (
    <button type="button" className="again" onClick={source.again}>
      {t("loadingFailed")} ↻
    </button>
  ) : null;
