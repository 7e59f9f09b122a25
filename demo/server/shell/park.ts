import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** The page `park`: a map on a picture; a shape that is drawn on it opens its form in the shell. */
export const park = (): Html =>
  html`<h1>План парку</h1>
    <vs-map
      id="plan"
      image="/demo/park.svg"
      table="app.image_region"
      key="id"
      label="status"
      add="app.image_region/image_region"
      height="520"
      colors='{"done":"3b8f4a","new":"d63a2f"}'
    ></vs-map>`;
