import { useEffect, useState } from "react";
import { natives } from "../../src/base/runtime/runtime.ts";
import { linkName } from "./link.ts";
import type { MapModel } from "./map-model.ts";

/** R2.5-01: the page's own `<select id="change-map">` chooses the base map of its first map. @returns whether there is one */
export function useHostChoice(model: MapModel): boolean {
  const [select] = useState(() => (linkName(model.host) === "map" ? found() : undefined));
  useEffect(() => select && follow(select, model), [model, select]);
  return select !== undefined;
}

const found = (): HTMLSelectElement | undefined => natives.findAll<HTMLSelectElement>("select#change-map")[0];

/** Offers the base maps in it until the returned function is called. */
function follow(select: HTMLSelectElement, model: MapModel): () => void {
  const own = [...select.childNodes];
  const fill = () => {
    const { list, index } = model.base;
    if (select.options.length !== list.length || list.some(({ name }, at) => select.options[at]?.text !== name))
      select.replaceChildren(...list.map(({ name }) => new Option(name)));
    if (select.selectedIndex !== index) select.selectedIndex = index;
  };
  const choose = () => model.base.choose(select.selectedIndex);
  fill();
  const end = model.changes.listen(fill);
  select.addEventListener("change", choose);
  return () => {
    end();
    select.removeEventListener("change", choose);
    select.replaceChildren(...own);
  };
}
