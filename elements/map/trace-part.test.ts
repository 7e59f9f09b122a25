import { expect } from "@open-wc/testing";
import { isWithin, traceCut, tracePart } from "./trace-part.ts";

const sheet = { left: 0, top: 0, width: 100, height: 60, scale: 1 };
/** A pen that counts what it is told, and a real one. */
function pens() {
  const canvas = Object.assign(document.createElement("canvas"), { width: 100, height: 60 });
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  let count = 0;
  const counting = {
    moveTo: (x: number, y: number) => (count++, pen.moveTo(x, y)),
    lineTo: (x: number, y: number) => (count++, pen.lineTo(x, y)),
  } as CanvasRenderingContext2D;
  return { pen, counting, count: () => count };
}
const pixels = (trace: typeof tracePart, part: number[]): { data: Uint8ClampedArray; count: number } => {
  const { pen, counting, count } = pens();
  pen.beginPath();
  trace(counting, part, sheet);
  pen.closePath();
  pen.fill("evenodd");
  return { data: pen.getImageData(0, 0, 100, 60).data, count: count() };
};

describe("parts in the path of a pen", () => {
  it("a part that leaves the sheet looks the same with far fewer vertices", () => {
    let seed = 7;
    const random = (most: number) => ((seed = (seed * 16807) % 2147483647) / 2147483647) * most;
    for (let round = 0; round < 60; round++) {
      const [x, y, far] = [random(200) - 50, random(160) - 50, 20 + random(400)];
      const part = Array.from({ length: 400 }, (_, at) => (at / 400) * 2 * Math.PI).flatMap((angle) => {
        const radius = far * (1 + random(0.2));
        return [Math.round(x + Math.cos(angle) * radius), Math.round(y + Math.sin(angle) * radius)];
      });
      const [whole, cut] = [pixels(tracePart, part), pixels(traceCut, part)];
      // edges that come from far away are rounded otherwise
      const others = cut.data.filter((one, at) => Math.abs(one - whole.data[at]!) > 32);
      expect(others.length, `round ${round}`).to.be.lessThan(10);
      expect(cut.count).to.be.at.most(whole.count);
      if (far > 300) expect(cut.count).to.be.lessThan(whole.count / 4);
    }
  });

  it("knows what stands on the sheet as a whole", () => {
    expect(isWithin([1, 1, 99, 59], sheet)).to.equal(true);
    expect(isWithin([1, 1, 101, 59], sheet)).to.equal(false);
  });
});
