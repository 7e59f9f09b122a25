import { expect } from "@open-wc/testing";
import { CRS, LatLng } from "../../src/vendors/leaflet/leaflet.ts";
import { placingOn } from "./placing.ts";

describe("places in the plane of a map", () => {
  it("are those of Leaflet, in degrees and on pictures", () => {
    for (const crs of [CRS.EPSG3857, CRS.Simple]) {
      const { project } = placingOn({ options: { crs } } as never);
      for (const [lng, lat] of [
        [30.52, 50.525],
        [-179.9, -89],
        [0, 0],
        [181, 85.2],
      ] as const) {
        const [x, y] = project([lng, lat]);
        const at = crs.latLngToPoint(new LatLng(lat, lng), 0);
        expect(x).to.be.closeTo(at.x, 1e-9);
        expect(y).to.be.closeTo(at.y, 1e-9);
      }
    }
  });
});
