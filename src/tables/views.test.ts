import { expect } from "@open-wc/testing";
import { configure } from "../base/settings.ts";
import { readColumns } from "./columns.ts";
import {
  addressWith,
  arranged,
  emptyView,
  keepView,
  loadView,
  readView,
  spellView,
  viewed,
  withFilter,
  withFrozen,
  withHidden,
  withMoved,
  type View,
} from "./views.ts";

const columns = readColumns(["a", "b", { name: "c", hide_column: true }, { name: "d", frozen: true }]);
const keys = (view: View) => viewed(columns, view).map(({ key }) => key);

describe("the view of a table", () => {
  afterEach(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("vs-table ")) localStorage.removeItem(key);
    configure({ user: null });
  });

  it("begins as the author has set it: hidden columns hidden, frozen ones first", () => {
    expect(keys(emptyView)).to.eql(["d", "a", "b"]);
  });

  it("hides, shows, moves and freezes columns", () => {
    expect(keys(withHidden(emptyView, "a", true))).to.eql(["d", "b"]);
    expect(keys(withHidden(withHidden(emptyView, "a", true), "a", false))).to.eql(["d", "a", "b"]);
    expect(keys(withHidden(emptyView, "c", false))).to.eql(["d", "a", "b", "c"]);
    expect(keys(withMoved(emptyView, columns, "a", 1))).to.eql(["d", "b", "a"]);
    expect(keys(withMoved(emptyView, columns, "b", -1))).to.eql(["d", "b", "a"]);
    expect(keys(withMoved(emptyView, columns, "b", 1))).to.eql(["d", "a", "b"]);
    const frozen = withFrozen(emptyView, columns, "a");
    expect(
      arranged(columns, frozen)
        .filter(({ isFrozen }) => isFrozen)
        .map(({ key }) => key),
    ).to.eql(["d", "a"]);
    expect(arranged(columns, withFrozen(frozen, columns, "")).some(({ isFrozen }) => isFrozen)).to.equal(false);
  });

  it("is the same after it was written and read", () => {
    const view: View = {
      ...withFilter(withHidden(emptyView, "a", true), "b", { text: "сад" }),
      widths: { b: 250 },
      sort: [{ key: "b", isDown: true }],
    };
    expect(readView(spellView(view))).to.eql(view);
    expect(spellView(emptyView)).to.eql({});
    expect(withFilter(view, "b", undefined).filters).to.eql({});
  });

  it("is kept for each person of this browser by setting user", () => {
    configure({ user: "17" });
    keepView("requests", withHidden(emptyView, "a", true));
    expect(loadView("requests", new URLSearchParams()).hidden).to.eql(["a"]);
    expect(loadView("parcels", new URLSearchParams())).to.eql(emptyView);
    configure({ user: "18" });
    expect(loadView("requests", new URLSearchParams())).to.eql(emptyView);
    configure({ user: "17" });
    keepView("requests", emptyView);
    expect(Object.keys(localStorage).some((key) => key.startsWith("vs-table "))).to.equal(false);
  });

  it("in an address wins over the kept one, and leaves the rest of the address as it was", () => {
    keepView("requests", withHidden(emptyView, "a", true));
    const shared = { ...emptyView, sort: [{ key: "b", isDown: true }] };
    const address = new URL(addressWith("https://a.example/list?status=new#x", "requests", shared));
    expect([address.searchParams.get("status"), address.hash]).to.eql(["new", "#x"]);
    expect(loadView("requests", address.searchParams)).to.eql(shared);
  });

  it("from outside is checked part by part", () => {
    const wrong = {
      order: ["a", 5, "x".repeat(300)],
      hidden: "a",
      widths: { a: "5", b: -1, c: 9999 },
      sort: ["a"],
      filters: { a: { evil: 1 }, b: { text: "x" } },
    };
    expect(readView(wrong)).to.eql({ ...emptyView, order: ["a"], widths: { c: 1200 }, filters: { b: { text: "x" } } });
    for (const given of [null, [], "x", 5]) expect(readView(given)).to.eql(emptyView);
    expect(loadView("x", new URLSearchParams({ "_view.x": "{broken" }))).to.eql(emptyView);
  });
});
