/** A map of areas written by hand: one canvas, no Leaflet; dragging moves the bitmap and draws anew at the end. */

/** Areas in one path: more make the browser slow. */
const batch = 400;

/** @typedef {{ features: { properties: { color: string }, geometry: { coordinates: number[][][] } }[] }} Given */

/** @param {HTMLElement} place @param {Given} given @param {{ x: number, y: number, zoom: number }} view */
export function makeMap(place, given, view) {
  const [width, height] = [place.clientWidth, place.clientHeight];
  const canvas = place.appendChild(document.createElement("canvas"));
  Object.assign(canvas, { width, height });
  canvas.style.cssText = "display:block;touch-action:none";
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const size = 256 * 2 ** view.zoom;
  const flat = (/** @type {number[]} */ [lng = 0, lat = 0]) => [
    ((lng + 180) / 360) * size,
    (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI / 2) * size,
  ];
  const [middleX = 0, middleY = 0] = flat([view.x, view.y]);
  let [left, top] = [middleX - width / 2, middleY - height / 2];
  const shapes = given.features.map(({ properties, geometry }) => ({
    color: properties.color,
    ring: (geometry.coordinates[0] ?? []).map(flat),
  }));
  draw();
  canvas.addEventListener("pointerdown", (down) => {
    canvas.setPointerCapture(down.pointerId);
    const move = (/** @type {PointerEvent} */ { clientX, clientY }) =>
      (canvas.style.transform = `translate(${clientX - down.clientX}px,${clientY - down.clientY}px)`);
    canvas.addEventListener("pointermove", move);
    canvas.addEventListener(
      "pointerup",
      ({ clientX, clientY }) => {
        canvas.removeEventListener("pointermove", move);
        [left, top] = [left - clientX + down.clientX, top - clientY + down.clientY];
        canvas.style.transform = "";
        draw();
      },
      { once: true },
    );
  });

  function draw() {
    pen.clearRect(0, 0, width, height);
    for (const color of new Set(shapes.map((shape) => shape.color))) {
      const alike = shapes.filter((shape) => shape.color === color);
      pen.fillStyle = pen.strokeStyle = color;
      for (let from = 0; from < alike.length; from += batch) {
        pen.beginPath();
        for (const { ring } of alike.slice(from, from + batch)) {
          ring.forEach(([x = 0, y = 0], at) => (at ? pen.lineTo(x - left, y - top) : pen.moveTo(x - left, y - top)));
          pen.closePath();
        }
        pen.globalAlpha = 0.35;
        pen.fill();
        pen.globalAlpha = 1;
        pen.stroke();
      }
    }
  }
}
