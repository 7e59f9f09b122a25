import type { Data } from "../../../base/data.ts";
import { helpers } from "../../../templates/helpers.ts";
import { render } from "../../../templates/template.ts";

/** Renders the template of a cell with its row. Import it only lazily: it includes the parser. */
export const renderCell = (template: string, row: Data): string => render(template, row, { helpers: helpers() });
