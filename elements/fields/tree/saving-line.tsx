import { t } from "../../../src/base/language/i18n.ts";
import { WaitLine } from "../../../src/view/drafts/wait-line.tsx";
import { words } from "./saving-phrases.ts";

/** Says that changes of a tree are being saved. */
export const SavingLine = () => <WaitLine word={t("saving")} words={words("treeAwaited")} />;
