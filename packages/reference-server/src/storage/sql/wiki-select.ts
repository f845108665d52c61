import {
  type ByRows,
  type Column,
  type Condition,
  type Join,
  type Order,
  type Place,
  type Select,
  type Table,
  type Tally,
  tables,
} from "@kiln/wiki";
import { quoted, type Sql, type Value } from "./sql.ts";

/** A statement with a `?` for each of its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** The syntax that differs between databases. */
export type Dialect = Pick<Sql, "orderedJoin" | "unindexed" | "indexHint">;

export function selectStatement(
  { from, joins = [], columns, distinct = false, where = [], filters = [], order = [], limit }: Select,
  dialect: Dialect,
): Statement {
  const head = `SELECT ${distinct ? "DISTINCT " : ""}${columns.map((column) => `${nameOf(column)} AS \`${column}\``).join(", ")}`;
  return joined([
    plain(`${head} FROM ${tables[from].sql}`),
    plain(dialect.indexHint({ from, where, order }, limit !== undefined)),
    ...joins.map((join) => joinText(join, dialect)),
    conditionsText([
      ...where.map((one) => conditionText(one, nameOf)),
      ...filters.map((one) => conditionText(one, (column) => dialect.unindexed(nameOf(column)))),
    ]),
    plain(order.length === 0 ? "" : `ORDER BY ${order.map(orderText).join(", ")}`),
    limit === undefined ? nothing : { sql: "LIMIT ?", values: [limit] },
  ]);
}

export function countStatement(
  { from, joins = [], where = [] }: Pick<Select, "from" | "joins" | "where">,
  dialect: Dialect,
): Statement {
  return joined([
    plain(`SELECT count(*) AS number FROM ${tables[from].sql}`),
    ...joins.map((join) => joinText(join, dialect)),
    whereText(where),
  ]);
}

export function tallyStatement(
  { from, joins = [], columns, where = [], sum, moreThan, order, limit, offset = 0 }: Tally,
  dialect: Dialect,
): Statement {
  const total = sum === undefined ? "0" : `sum(${nameOf(sum)})`;
  const sorted = [...order, ...columns.map((column) => ({ column }))].map(kindOrderText);
  return joined([
    plain(
      `SELECT ${columns.map((column) => `${nameOf(column)} AS \`${column}\``).join(", ")}, count(*) AS \`rows\`, ${total} AS \`sum\` FROM ${tables[from].sql}`,
    ),
    ...joins.map((join) => joinText(join, dialect)),
    whereText(where),
    plain(`GROUP BY ${columns.map(nameOf).join(", ")}`),
    moreThan === undefined
      ? nothing
      : moreThan === "sum"
        ? plain(`HAVING count(*) > ${total}`)
        : { sql: "HAVING count(*) > ?", values: [moreThan] },
    plain(`ORDER BY ${sorted.join(", ")}`),
    limit === undefined ? nothing : { sql: "LIMIT ? OFFSET ?", values: [limit, offset] },
  ]);
}

export function updateStatement(
  table: Table,
  values: Readonly<Record<string, Value>>,
  where: readonly Condition[],
): Statement {
  const names = Object.keys(values).map((name) => `${quoted(tables[table].prefix + name)} = ?`);
  return joined([
    { sql: `UPDATE ${tables[table].sql} SET ${names.join(", ")}`, values: Object.values(values) },
    whereText(where),
  ]);
}

export function increaseStatement(
  table: Table,
  amounts: Readonly<Record<string, number>>,
  where: readonly Condition[],
): Statement {
  const { sql, prefix } = tables[table];
  const names = Object.keys(amounts).map((name) => `${quoted(prefix + name)} = ${quoted(prefix + name)} + ?`);
  return joined([{ sql: `UPDATE ${sql} SET ${names.join(", ")}`, values: Object.values(amounts) }, whereText(where)]);
}

export function deleteStatement(table: Table, where: readonly Condition[]): Statement {
  return joined([plain(`DELETE FROM ${tables[table].sql}`), whereText(where)]);
}

const plain = (sql: string): Statement => ({ sql, values: [] });
const nothing = plain("");
const always = plain("1 = 1");
const never = plain("1 = 0");

function joined(parts: readonly Statement[], separator = " "): Statement {
  const some = parts.filter(({ sql }) => sql !== "");
  return { sql: some.map(({ sql }) => sql).join(separator), values: some.flatMap(({ values }) => values) };
}

function nameOf(column: Column): string {
  const at = column.indexOf(".");
  const { sql, prefix } = tables[column.slice(0, at) as Table];
  return `${sql}.${prefix}${column.slice(at + 1)}`;
}

function joinText({ table, on, optional = false }: Join, { orderedJoin }: Dialect): Statement {
  const pairs = on.map(
    ([column, other]): Statement =>
      typeof other === "string"
        ? plain(`${nameOf(column)} = ${nameOf(other)}`)
        : { sql: `${nameOf(column)} = ?`, values: [other.value] },
  );
  return joined([plain(`${optional ? "LEFT JOIN" : orderedJoin} ${tables[table].sql} ON`), joined(pairs, " AND ")]);
}

function whereText(where: readonly Condition[]): Statement {
  return conditionsText(where.map((one) => conditionText(one, nameOf)));
}

function conditionsText(conditions: readonly Statement[]): Statement {
  return conditions.length === 0 ? nothing : joined([plain("WHERE"), joined(conditions, " AND ")]);
}

function orderText({ column, descending = false }: Order): string {
  return `${nameOf(column)}${descending ? " DESC" : ""}`;
}

function kindOrderText(order: Order | ByRows): string {
  return "column" in order ? orderText(order) : `count(*)${order.rows === "most first" ? " DESC" : ""}`;
}

type Naming = (column: Column) => string;

type Texts = {
  readonly [Kind in Condition["kind"]]: (condition: Extract<Condition, { kind: Kind }>, name: Naming) => Statement;
};

const comparison =
  (sign: string) =>
  ({ column, value }: { readonly column: Column; readonly value: Value }, name: Naming): Statement => ({
    sql: `${name(column)} ${sign} ?`,
    values: [value],
  });

const texts: Texts & Readonly<Record<string, unknown>> = {
  equal: ({ column, value }, name) =>
    value === null ? plain(`${name(column)} IS NULL`) : comparison("=")({ column, value }, name),
  different: ({ column, value }, name) =>
    value === null ? plain(`${name(column)} IS NOT NULL`) : comparison("<>")({ column, value }, name),
  same: ({ column, other }, name) => plain(`${name(column)} = ${name(other)}`),
  before: ({ column, other }, name) => plain(`${name(column)} < ${name(other)}`),
  "not before": ({ column, other }, name) => plain(`${name(column)} >= ${name(other)}`),
  // With a single value, the rows are in the order of the rest of the index. Databases do not detect that for a list.
  in: ({ column, values }, name) =>
    values.length === 1 ? { sql: `${name(column)} = ?`, values } : listText(name(column), values, "IN", never),
  "not in": ({ column, values }, name) => listText(name(column), values, "NOT IN", always),
  "at least": comparison(">="),
  "more than": comparison(">"),
  "at most": comparison("<="),
  "less than": comparison("<"),
  prefix: ({ column, value }, name) => prefixText(name(column), value),
  // MariaDB stores texts as bytes, for which `lower` has no effect.
  contains: ({ column, value }, name) => ({
    sql: `lower(CAST(${name(column)} AS CHAR)) LIKE ? ESCAPE '!'`,
    values: [`%${likeText(value.toLowerCase())}%`],
  }),
  bits: ({ column, mask }, name) => ({ sql: `(${name(column)} & ?) = 0`, values: [mask] }),
  from: ({ place }, name) => placeText(place, name),
  all: ({ of }, name) => groupText(of, " AND ", always, name),
  any: ({ of }, name) => groupText(of, " OR ", never, name),
  exists: ({ from, where }) => existsText("EXISTS", from, where),
  missing: ({ from, where }) => existsText("NOT EXISTS", from, where),
};

function conditionText(condition: Condition, name: Naming): Statement {
  return (texts[condition.kind] as (condition: Condition, name: Naming) => Statement)(condition, name);
}

function listText(name: string, values: readonly Value[], operator: string, empty: Statement): Statement {
  return values.length === 0 ? empty : { sql: `${name} ${operator} (${values.map(() => "?").join(", ")})`, values };
}

/**
 * Writes the condition as a range, so that an index can cover it. No string contains a character after the last one of
 * Unicode.
 */
function prefixText(name: string, value: string): Statement {
  return value === "" ? always : { sql: `${name} >= ? AND ${name} < ?`, values: [value, `${value}\u{10ffff}`] };
}

function likeText(text: string): string {
  return text.replaceAll(/[!%_]/g, "!$&");
}

/**
 * Only the first column limits the range, so that an index can cover it. The other columns apply to rows with the same
 * first value. The comparison is written out, because MariaDB does not use ranges for row comparisons.
 */
function placeText(place: readonly Place[], name: Naming): Statement {
  const [first, ...more] = place;
  if (first === undefined) return always;
  const { column, value, descending = false } = first;
  const edge = comparison(descending ? "<=" : ">=")({ column, value }, name);
  if (more.length === 0) return edge;
  const beyond = comparison(descending ? "<" : ">")({ column, value }, name);
  return joined([edge, groupOf([beyond, placeText(more, name)], " OR ")], " AND ");
}

function groupText(of: readonly Condition[], separator: string, empty: Statement, name: Naming): Statement {
  return of.length === 0
    ? empty
    : groupOf(
        of.map((one) => conditionText(one, name)),
        separator,
      );
}

function groupOf(parts: readonly Statement[], separator: string): Statement {
  const { sql, values } = joined(
    parts.map((part) => ({ ...part, sql: `(${part.sql})` })),
    separator,
  );
  return { sql: `(${sql})`, values };
}

function existsText(word: string, from: Table, where: readonly Condition[]): Statement {
  return joined([plain(`${word} (SELECT 1 FROM ${tables[from].sql}`), whereText(where), plain(")")]);
}
