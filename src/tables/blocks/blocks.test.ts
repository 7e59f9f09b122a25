/** Clipboards of spreadsheets: those of Excel and Google Sheets in their known shape, LibreOffice's as recorded. */
import { expect } from "@open-wc/testing";
import { exactBlock, readMarkup } from "./block-html.ts";
import { matchColumns } from "./block-match.ts";
import { asText, withoutMark, writeBlock } from "../csv.ts";
import { isTooLarge, readBlock, separatorOf } from "./block-text.ts";

const excelPlain = 'Робота\tЦіна\tДень\r\nАсфальт\t1 234,57\t05.03.2026\r\n"два\nрядки"\t-5,00\t\r\n';
const excelMarkup = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><!--StartFragment-->
<tr height=20><td>Робота</td><td>Ціна</td><td>День</td></tr>
<tr height=20><td>Асфальт</td><td class=xl65 align=right x:num="1234.5678">1 234,57</td><td class=xl66 style='mso-number-format:"Short Date"' x:num="46086">05.03.2026</td></tr>
<tr height=20><td>два<br>
  рядки</td><td x:num="-5">-5,00</td><td></td></tr><!--EndFragment--></table></body></html>`;
const libreMarkup = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/></head><body><table cellspacing="0" border="0">
<tr><td height="17" align="left">Бордюр</td><td align="right" sdval="0.125" sdnum="1058;1058;# ##0,0">0,1</td><td align="right" sdval="46086" sdnum="1058;1058;DD.MM.YYYY">05.03.2026</td></tr></table></body></html>`;
const googleMarkup = `<google-sheets-html-origin><table data-sheets-root="1"><tbody><tr><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Плитка &amp; камінь&quot;}">Плитка &amp; камінь</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1234.5}">1 234,50</td></tr></tbody></table>`;

describe("a block of cells", () => {
  it("of Excel: Ukrainian numbers and dates, and a cell with two lines", () => {
    expect(readBlock(excelPlain)).to.eql([
      ["Робота", "Ціна", "День"],
      ["Асфальт", "1 234,57", "05.03.2026"],
      ["два\nрядки", "-5,00", ""],
    ]);
  });

  it("takes the exact number of the markup instead of the rounded one, and leaves dates as they are shown", () => {
    expect(exactBlock(readBlock(excelPlain), readMarkup(excelMarkup))[1]).to.eql([
      "Асфальт",
      "1234,5678",
      "05.03.2026",
    ]);
    const libre = exactBlock([["Бордюр", "0,1", "05.03.2026"]], readMarkup(libreMarkup));
    expect(libre).to.eql([["Бордюр", "0,125", "05.03.2026"]]);
    expect(exactBlock([], readMarkup(googleMarkup))).to.eql([["Плитка & камінь", "1234,5"]]);
  });

  const shown: [text: string, number: string, pasted: string][] = [
    ["007", "7", "007"],
    ["15%", "0.15", "15%"],
    ["0%", "0.001", "0%"],
    ["05.12.2026", "46361", "05.12.2026"],
    ["0:00", "0", "0:00"],
    ["1 235", "1234567", "1 235"],
    ["ІСТИНА", "1", "ІСТИНА"],
    ["1 235", "1234.567", "1234,567"],
    ["1,235", "1234.567", "1234,567"],
    ["1,01", "1.005", "1,005"],
    ["0,5 м", "0.46", "0,46"],
    ["(1 234,50)", "-1234.5", "-1234,5"],
    ["1,23E+05", "123456", "123456"],
  ];
  for (const [text, number, pasted] of shown)
    it(`${text} whose exact number is ${number} is pasted as ${pasted}`, () => {
      for (const attribute of [`sdval="${number}"`, `class=xl66 x:num="${number}"`])
        expect(readMarkup(`<table><tr><td ${attribute}>${text}</td></tr></table>`)).to.eql([[pasted]]);
    });

  it("markup that is no table, or other cells than the text, change nothing", () => {
    expect(readMarkup("<b>1</b>")).to.equal(undefined);
    expect(exactBlock([["1", "2"]], [["9"], ["8"]])).to.eql([["1", "2"]]);
  });

  it("a quote at the beginning of a name is part of it", () => {
    expect(readBlock('"Маяк" ТОВ\t"Обрій"\r\n')).to.eql([['"Маяк" ТОВ', '"Обрій"']]);
    const odd = [['"Маяк"', "а\tб", 'в"г']];
    expect(readBlock(writeBlock(odd))[0]!.slice(1)).to.eql(["а\tб", 'в"г']);
  });

  it("a .csv file with semicolons, commas or tabs", () => {
    const rows = [
      ["а", "б;в"],
      ["1,5", 'г"д'],
    ];
    expect(separatorOf('а;"б;в"\n1,5;"г""д"')).to.equal(";");
    expect(readBlock('а;"б;в"\n1,5;"г""д"\n\n', ";")).to.eql(rows);
    expect(separatorOf("a,b\n1,2")).to.equal(",");
    expect(separatorOf("a\tb;c")).to.equal("\t");
  });

  it("more than 200,000 cells are seen before they are read", () => {
    expect(isTooLarge("а\t".repeat(199_000), "\t")).to.equal(false);
    expect(isTooLarge("а\tб\r\n".repeat(101_000), "\t")).to.equal(true);
  });

  for (const text of ["=1+1", "+380 (50)", "-cmd", "@sum", "\t=1", "＝1"])
    it(`text that begins like a formula stays text: ${JSON.stringify(text)}`, () => {
      expect(asText(text)).to.equal(`'${text}`);
      expect(withoutMark(asText(text))).to.equal(text);
    });
  it("negative numbers are numbers, and an apostrophe of a name stays", () => {
    expect([asText("-5,5"), asText("+3"), withoutMark("'ясла")]).to.eql(["-5,5", "+3", "'ясла"]);
  });
});

describe("the columns of a block", () => {
  const columns = [
    { key: "work", title: "Робота" },
    { key: "amount", title: "Кількість" },
    { key: "day", title: "День" },
  ];
  it("are matched by headings in any order", () => {
    const match = matchColumns(
      [
        ["день", "Інше", "РОБОТА *"],
        ["05.03.2026", "х", "Асфальт"],
      ],
      columns,
    );
    expect(match).to.eql({ keys: ["day", "", "work"], hasHead: true });
  });
  it("are matched by their order without headings, from the column where they are pasted", () => {
    expect(matchColumns([["Асфальт", "5"]], columns)).to.eql({ keys: ["work", "amount"], hasHead: false });
    expect(matchColumns([["5", "05.03.2026", "х"]], columns, 1)).to.eql({
      keys: ["amount", "day", ""],
      hasHead: false,
    });
  });
});
