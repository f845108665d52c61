import type { Context } from "@kiln/server/query";

/** As many rows as the limit allows. Where there is one more, the next request continues at it. */
export function withinLimit<Row>(
  rows: readonly Row[],
  limit: number,
  context: Context,
  placeOf: (row: Row) => string | number | readonly (string | number)[],
): readonly Row[] {
  const next = rows[limit];
  if (next === undefined) return rows;
  context.continueWith(placeOf(next));
  return rows.slice(0, limit);
}
