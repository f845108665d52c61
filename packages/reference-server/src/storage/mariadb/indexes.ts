import type { Connection } from "mariadb";
import { type Condition, type Order, type Select, type Table, tables } from "@kiln/wiki";
import type { Sql } from "../sql/sql.ts";

/** The columns of each index, keyed by the name of the table in the database, then by the name of the index. */
export type Indexes = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Reads the indexes of all tables. InnoDB appends the primary key to each secondary index. */
export async function readIndexes(connection: Connection): Promise<Indexes> {
  const rows = await connection.query<readonly Readonly<Record<"t" | "i" | "c", string>>[]>(
    "SELECT table_name AS t, index_name AS i, column_name AS c FROM information_schema.statistics " +
      "WHERE table_schema = DATABASE() ORDER BY table_name, index_name, seq_in_index",
  );
  return new Map(
    [...Map.groupBy(rows, ({ t }) => t)].map(([table, ofTable]) => {
      const own = new Map(
        [...Map.groupBy(ofTable, ({ i }) => i)].map(([name, columns]) => [name, columns.map(({ c }) => c)]),
      );
      const primary = own.get("PRIMARY") ?? [];
      return [table, new Map([...own].map(([name, columns]) => [name, [...new Set([...columns, ...primary])]]))];
    }),
  );
}

/**
 * Returns a function that names the indexes that contain the rows of a query in its order. Without this hint, MariaDB
 * compares index ranges with a table scan and discards large ranges. It then reads all rows that are equal in the first
 * columns of an index, although the query stops after a few.
 */
export function indexHints(indexes: Indexes): Sql["indexHint"] {
  return ({ from, where = [], order = [] }, isLimited) => {
    const ofTable = indexes.get(tables[from].sql);
    if (ofTable === undefined || order.length === 0 || !isLimited) return "";
    const { equal, restricted } = restrictionsOf(from, where);
    const sorted = [...ofTable].flatMap(([name, columns]) => {
      const used = usedColumns(columns, columnsOf(from, order), equal);
      return used === undefined ? [] : [{ name, used }];
    });
    const narrowed = sorted.filter(({ used }) => used.some((column) => equal.has(column)));
    const best = narrowed.length > 0 ? narrowed : sorted;
    const used = new Set(best.flatMap((one) => one.used));
    const leading = new Set([...ofTable.values()].map(([first]) => first));
    // Another index may find far fewer rows, which are then sorted.
    const hasOther = [...restricted].some((column) => leading.has(column) && !used.has(column));
    return best.length === 0 || hasOther ? "" : `FORCE INDEX (${best.map(({ name }) => `\`${name}\``).join(", ")})`;
  };
}

/**
 * Returns the columns by which an index finds the first row in an order; `undefined` if the index has another order.
 */
function usedColumns(
  columns: readonly string[],
  order: readonly (string | undefined)[],
  equal: ReadonlySet<string>,
): readonly string[] | undefined {
  const wanted = order.filter((column) => column === undefined || !equal.has(column));
  if (wanted.length === 0) return undefined;
  const used: string[] = [];
  let at = 0;
  for (const column of columns) {
    if (at === wanted.length) break;
    if (column === wanted[at]) at++;
    else if (!equal.has(column)) return undefined;
    if (at <= 1) used.push(column);
  }
  return at === wanted.length ? used : undefined;
}

/** Returns the column names in the database; `undefined` for columns of other tables. */
function columnsOf(from: Table, order: readonly Order[]): readonly (string | undefined)[] {
  return order.map(({ column }) => nameIn(from, column));
}

function nameIn(table: Table, column: string): string | undefined {
  return column.startsWith(`${table}.`) ? tables[table].prefix + column.slice(table.length + 1) : undefined;
}

/** Returns the columns of a table that are fixed to one value, and all columns that conditions restrict. */
function restrictionsOf(table: Table, where: Select["where"] = []) {
  const [equal, restricted] = [new Set<string>(), new Set<string>()];
  const visit = (condition: Condition, isCertain: boolean): void => {
    if (condition.kind === "all" || condition.kind === "any")
      for (const one of condition.of) visit(one, isCertain && condition.kind === "all");
    const column = "column" in condition ? condition.column : condition.kind === "from" && condition.place[0]?.column;
    const name = column ? nameIn(table, column) : undefined;
    if (name === undefined || !limiting.has(condition.kind)) return;
    restricted.add(name);
    const isOne = condition.kind === "equal" || (condition.kind === "in" && condition.values.length === 1);
    if (isCertain && isOne) equal.add(name);
  };
  for (const one of where) visit(one, true);
  return { equal, restricted };
}

/** The kinds of conditions that an index can handle as a range. */
const limiting: ReadonlySet<Condition["kind"]> = new Set([
  "equal",
  "in",
  "at least",
  "more than",
  "at most",
  "less than",
  "prefix",
  "from",
]);
