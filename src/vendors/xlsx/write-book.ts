/** hucre 1.0.0 writes .xlsx files without a worker; loaded lazily, with the first export. */
import { writeXlsx } from "hucre/xlsx";

/** A cell: texts stay texts, also those that begin like a formula. */
export type BookCell = string | number | boolean | Date | null;

/** A workbook with one sheet: a heading and rows. */
export async function writeBook(name: string, rows: BookCell[][], widthsPx: readonly number[]): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name:
          name
            .replace(/[\\/?*[\]:']/g, " ")
            .trim()
            .slice(0, 31) || "1",
        rows,
        columns: widthsPx.map((px) => ({ width: Math.max(6, Math.round(px / 7)) })),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
