/** What the first form needs, as one file: the engine, the form, its popup, the plainest fields. */
import { phrasesReady, takeDictionary } from "../src/base/i18n.ts";
import * as engine from "../src/page/engine.ts";
import { readDictionary } from "../src/server/locale.ts";
import { loadField } from "./fields/index.ts";
import { form } from "./form/form.tsx";
import { popup } from "./popup/popup.tsx";

takeDictionary(readDictionary);

export { engine, form, loadField, phrasesReady, popup };
