import { expect } from "@open-wc/testing";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { waitUntil } from "../../../test/support/wait-until.ts";
import ExportPanel from "./export-panel.tsx";

async function drawn(coordinates: number[]): Promise<string> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(createElement(ExportPanel, { shape: { type: "Point", coordinates }, name: "x" }));
  await waitUntil(() => place.querySelector("button"), "not drawn");
  const text = place.textContent;
  root.unmount();
  place.remove();
  return text;
}

describe("saving a geometry as a file", () => {
  it("says that a Shapefile loses heights, when there are some", async () => {
    expect(await drawn([30, 50, 120])).to.include("У Shapefile висоти точок не записуються");
    expect(await drawn([30, 50])).not.to.include("висоти");
    expect(await drawn([30, 50, 0])).not.to.include("висоти");
  });
});
