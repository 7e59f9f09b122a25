/** A polygon edited by hand: one canvas, the handles near the pointer drawn on it, the nearest vertex is dragged. */

const nearPx = 60;
const mostNear = 40;

/** @typedef {[x: number, y: number]} Spot */

/** @param {HTMLElement} place @param {{ x: number, y: number, zoom: number }} view */
export function makeEditor(place, view) {
  const [width, height] = [place.clientWidth, place.clientHeight];
  const canvas = place.appendChild(document.createElement("canvas"));
  Object.assign(canvas, { width, height });
  canvas.style.cssText = "display:block;touch-action:none";
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const size = 256 * 2 ** view.zoom;
  /** @param {number[]} position @returns {Spot} */
  const flat = ([lng = 0, lat = 0]) => [
    ((lng + 180) / 360) * size,
    (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI / 2) * size,
  ];
  const [middleX, middleY] = flat([view.x, view.y]);
  const [left, top] = [middleX - width / 2, middleY - height / 2];
  /** @type {Spot[]} */
  let ring = [];
  /** @type {number[]} */
  let shown = [];
  let held = -1;

  canvas.addEventListener("pointermove", (event) => {
    const at = /** @type {Spot} */ ([event.offsetX, event.offsetY]);
    if (held >= 0) ring[held] = at;
    else shown = nearest(ring, at);
    draw();
  });
  canvas.addEventListener("pointerdown", ({ pointerId, offsetX, offsetY }) => {
    canvas.setPointerCapture(pointerId);
    [held = -1] = nearest(ring, [offsetX, offsetY]);
  });
  canvas.addEventListener("pointerup", () => (held = -1));

  function draw() {
    pen.clearRect(0, 0, width, height);
    pen.fillStyle = pen.strokeStyle = "#1d5fc2";
    pen.lineWidth = 3;
    pen.beginPath();
    for (const [x, y] of ring) pen.lineTo(x, y);
    pen.closePath();
    pen.globalAlpha = 0.2;
    pen.fill("evenodd");
    pen.globalAlpha = 1;
    pen.stroke();
    pen.fillStyle = "#fff";
    for (const at of shown) {
      const [x = 0, y = 0] = ring[at] ?? [];
      pen.beginPath();
      pen.arc(x, y, 7, 0, 2 * Math.PI);
      pen.fill();
      pen.stroke();
    }
  }

  return {
    /** @param {number[][]} positions */
    open(positions) {
      ring = positions.slice(0, -1).map((position) => {
        const [x, y] = flat(position);
        return [x - left, y - top];
      });
      draw();
    },
  };
}

/** The vertices near a place, the nearest first. @param {Spot[]} ring @param {Spot} place */
function nearest(ring, [x, y]) {
  return ring
    .map((spot, at) => ({ at, far: Math.hypot(spot[0] - x, spot[1] - y) }))
    .filter(({ far }) => far < nearPx)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, mostNear)
    .map(({ at }) => at);
}
