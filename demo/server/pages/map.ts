import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { officePage } from "./office.ts";

/** A row of the list that stands in a map. */
export interface ListedRequest {
  id: number;
  num: string;
  applicant: string;
  /** Longitude and latitude. */
  x: number;
  y: number;
}

/** /map.html: layers of the server, districts with cards, a list in step with its map, a map in a hidden tab. */
export function mapPage(session: Session, listed: ListedRequest[]): Html {
  const settings = {
    map: { x: 30.52, y: 50.525, z: 14, search: "address", street_view_url: "/street-view?place={lat},{lng}" },
    admin_map: { base_layers: [1, 2, 3, 40] },
  };
  return officePage(
    { session, section: "/map.html", title: "Карта", settings, script: "/assets/map.js" },
    html`<main>
      <h1>Карта</h1>
      <vs-map
        id="town"
        layers="[10, 11, 12, 13, 4, 20, 21, 22, 30]"
        height="560"
        aria-label="Карта міста"
        add="land.tree/tree"
        tools="zoom home locate link fullscreen street scale coordinates find draw compare print search functions"
        data-show-panel="layer,export"
      ></vs-map>
      <h2>Старостинські округи</h2>
      <p>Клацніть округ, щоб прочитати про нього.</p>
      <vs-map
        id="districts"
        table="land.district"
        key="id"
        label="name"
        height="360"
        colors='{"Центральний старостинський округ":"d63a2f","Садовий старостинський округ":"3b8f4a"}'
      ></vs-map>
      <h2>Список на карті</h2>
      <vs-map id="listed" base="1" height="320">
        <ul>
          ${listed.map(
            ({ id, num, applicant, x, y }) =>
              html`<li data-point="${x},${y}">
                <a edit="works.request/${id}/request" href="#">${num}</a> ${applicant}
              </li> `,
          )}
        </ul>
      </vs-map>
      <h2>Карта у вкладці</h2>
      <button type="button" id="show-tab">Показати вкладку</button>
      <div id="tab" hidden><vs-map id="hidden-map" base="1" record="land.parcel/17" height="260"></vs-map></div>
    </main>`,
  );
}

/** /park: a map on a picture, with regions that are coloured by their state. */
export function parkPage(session: Session): Html {
  return officePage(
    { session, section: "/map.html", title: "Парк" },
    html`<main>
      <h1>Парк</h1>
      <vs-map
        id="park"
        image="/demo/park.svg"
        table="app.image_region"
        key="id"
        label="status"
        add="app.image_region/image_region"
        height="520"
        colors='{"done":"3b8f4a","new":"d63a2f"}'
      ></vs-map>
    </main>`,
  );
}

/** /street-view?place=50.525,30.52: stands for the frame of a foreign service, which the demo must not need. */
export const streetViewPage = (place: string): Html =>
  html`<!doctype html>
    <html lang="uk">
      <head>
        <meta charset="utf-8" />
        <title>Вулиця</title>
      </head>
      <body>
        <p>Вулиця в місці ${place}</p>
      </body>
    </html>`;
