import { isWrong, troubleOf } from "./fault-words.ts";
import { t } from "../../src/base/language/i18n.ts";
import type { MapModel } from "./map-model.ts";
import { words } from "./phrases.ts";

interface TroubleProps {
  model: MapModel;
  /** The panel of layers is closed, or the map has none. */
  isAlone: boolean;
}

/** A line on the map: what has not come, or cannot be shown, while the panel of layers does not say it. */
export function Trouble({ model, isAlone }: TroubleProps) {
  const { isOwnMissing, isBaseMissing, base } = model;
  const isBaseWrong = isAlone && isWrong(base.state);
  const missing = [isOwnMissing ? words("mapOwnFailed") : "", isBaseMissing ? words("mapBaseFailed") : ""].filter(
    Boolean,
  );
  const list = [...missing, ...(isAlone ? troubleOf(model) : [])];
  if (!list.length) return null;
  return (
    <div className="map-trouble" role="alert">
      {list.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {(missing.length > 0 || isBaseWrong) && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            if (isBaseWrong) base.again();
            model.again();
          }}
        >
          {t("retry")}
        </button>
      )}
    </div>
  );
}
