import { expect } from "@open-wc/testing";
import { middlePart, movedFrame, pixelsOf, turnedFrame, wholeFrame, withCorner } from "./picture-frame.ts";

describe("the kept part of a picture", () => {
  const frame = { left: 0.2, top: 0.1, right: 0.6, bottom: 0.9 };

  it("is changed by its corners, which stay in the picture and leave a twentieth of each side", () => {
    expect(withCorner(frame, "first", 0.3, 0.4)).to.eql({ ...frame, left: 0.3, top: 0.4 });
    expect(withCorner(frame, "first", -1, 2)).to.deep.include({ left: 0, top: 0.9 - 0.05 });
    expect(withCorner(frame, "last", 2, 0)).to.deep.include({ right: 1, bottom: 0.1 + 0.05 });
  });

  it("is moved without leaving the picture", () => {
    const { left, right } = movedFrame(frame, 0.9, 0);
    expect(right).to.equal(1);
    expect(left).to.be.closeTo(0.6, 1e-9);
    const moved = movedFrame(frame, 0, 0.9);
    expect(moved.bottom).to.equal(1);
    expect(moved.top).to.be.closeTo(0.2, 1e-9);
    expect(movedFrame(wholeFrame, 0.5, -0.5)).to.eql(wholeFrame);
  });

  it("is the same part after four turns, and after a turn and one back", () => {
    const close = (one: typeof frame) => Object.values(one).map((value) => Number(value.toFixed(9)));
    const turns = [1, 1, 1, 1] as const;
    expect(close(turns.reduce((made, by) => turnedFrame(made, by), frame))).to.eql(close(frame));
    expect(close(turnedFrame(turnedFrame(frame, 1), -1))).to.eql(close(frame));
    // the upper left quarter is the upper right one after a turn clockwise
    expect(turnedFrame({ left: 0, top: 0, right: 0.5, bottom: 0.5 }, 1)).to.eql({
      left: 0.5,
      top: 0,
      right: 1,
      bottom: 0.5,
    });
  });

  it("of a photo is the middle of what a camera of another shape sees", () => {
    const photo = { width: 1024, height: 768 };
    expect(middlePart(1280, 720, photo)).to.eql({ x: 160, y: 0, width: 960, height: 720 });
    expect(middlePart(720, 1280, photo)).to.eql({ x: 0, y: 370, width: 720, height: 540 });
    expect(middlePart(1024, 768, photo)).to.eql({ x: 0, y: 0, width: 1024, height: 768 });
  });

  it("has whole pixels, at least one", () => {
    expect(pixelsOf(frame, 1000, 500)).to.eql({ x: 200, y: 50, width: 400, height: 400 });
    expect(pixelsOf(frame, 1, 1)).to.deep.include({ width: 1, height: 1 });
  });
});
