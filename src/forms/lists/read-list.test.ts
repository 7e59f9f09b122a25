import { expect } from "@open-wc/testing";
import { readList } from "./read-list.ts";

/** The options of a list without their default properties. */
const brief = (given: unknown, key?: string) =>
  readList(given, key).map((option) => Object.fromEntries(Object.entries(option).filter(([, value]) => value)));

describe("an option list", () => {
  it("[R3.5-01] is a map of codes to labels, or texts", () => {
    expect(brief({ a: "А", b: "Б" })).to.eql([
      { id: "a", text: "А" },
      { id: "b", text: "Б" },
    ]);
    expect(brief(["так", 5])).to.eql([
      { id: "так", text: "так" },
      { id: "5", text: "5" },
    ]);
    expect(brief([{ value: 1, label: "А" }])).to.eql([{ id: "1", text: "А" }]);
    expect(brief([{ ID: 1, NAME: "А" }])).to.eql([{ id: "1", text: "А" }]);
    expect(brief([{ Value: "1", Text: "А", Group: null, Disabled: true, _: 0 }])).to.eql([
      { id: "1", text: "А", isDisabled: true },
    ]);
    expect(brief([{ Code: 7, ID: 1, NAME: "А" }], "Code")).to.eql([{ id: "7", text: "А" }]);
    expect(brief([{ A: 1, _: 2 }])).to.eql([{}]);
    expect([readList(null), readList("x"), readList(undefined)]).to.eql([[], [], []]);
  });

  it("[R3.5-02] has rows with hidden and enabled flags in every spelling", () => {
    for (const [yes, no] of [
      [true, false],
      [1, 0],
      ["1", "0"],
      ["t", "f"],
      ["true", "false"],
      ["1", ""],
    ] as const)
      expect(
        brief([
          ["a", "А", null, no, yes],
          ["b", "Б", null, yes, yes],
          ["c", "В", null, no, no],
        ]),
        String(yes),
      ).to.eql([
        { id: "a", text: "А" },
        { id: "b", text: "Б", isHidden: true },
        { id: "c", text: "В", isDisabled: true },
      ]);
  });

  it("[R3.5-02] disables nothing when its fifth column is empty or never a flag", () => {
    for (const fifth of [
      [null, null],
      ["", ""],
      [undefined, undefined],
      ["пояснення", "0"],
    ])
      expect(
        brief([
          ["a", "А", null, null, fifth[0]],
          ["b", "Б", null, null, fifth[1]],
        ]).map(({ isDisabled }) => isDisabled),
      ).to.eql([undefined, undefined]);
  });

  it("[R3.5-03] has colours in the fourth column when one of its rows has: then 1 is not a flag", () => {
    expect(
      brief([
        ["m", "метр", null, 1],
        ["km", "кілометр", null, 1000],
        ["x", "немає", null, false],
      ]),
    ).to.eql([
      { id: "m", text: "метр", color: "1" },
      { id: "km", text: "кілометр", color: "1000" },
      { id: "x", text: "немає" },
    ]);
    expect(
      brief([
        ["new", "Нове", null, "danger"],
        ["old", "Старе", null, true],
      ]),
    ).to.eql([
      { id: "new", text: "Нове", color: "danger" },
      { id: "old", text: "Старе", isHidden: true },
    ]);
  });

  it("[R3.5-04] is grouped by its third column; an id of the list shows that entry's text", () => {
    expect(
      brief([
        ["road", "Дороги", null],
        ["hole", "Яма", "road"],
        ["tree", "Дерево", "Сад"],
      ]),
    ).to.eql([
      { id: "road", text: "Дороги" },
      { id: "hole", text: "Яма", group: "Дороги", parent: "road" },
      { id: "tree", text: "Дерево", group: "Сад", parent: "Сад" },
    ]);
  });

  it("[R3.5-05] has objects with colour, category or group, and children", () => {
    expect(
      brief([
        { id: 1, text: "А", color: "info", category: "К" },
        { text: "Розділ", children: [{ id: 2, text: "Б" }] },
        { id: 3, text: "В", children: [{ id: 4, text: "Г", enabled: false }] },
      ]),
    ).to.eql([
      { id: "1", text: "А", color: "info", group: "К" },
      { id: "2", text: "Б", group: "Розділ", parent: "Розділ" },
      { id: "3", text: "В" },
      { id: "4", text: "Г", group: "В", parent: "3", isDisabled: true },
    ]);
  });

  it("[R3.6-16] stores the key that index_key names, or a row's column", () => {
    expect(
      brief(
        [
          { id: 1, code: "А-1", text: "А" },
          { id: 2, text: "Б" },
        ],
        "code",
      ),
    ).to.eql([
      { id: "А-1", text: "А" },
      { id: "2", text: "Б" },
    ]);
    expect(brief([["1", "Перша", null, "f", "t"]], "1")).to.eql([{ id: "Перша", text: "Перша" }]);
  });
});
