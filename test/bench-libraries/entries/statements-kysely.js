import {
  DummyDriver,
  expressionBuilder,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import { tables } from "../../../packages/wiki/src/storage/tables.ts";
import { compiledStatements } from "../found.ts";

const database = new Kysely({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new SqliteIntrospector(one),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
const eb = expressionBuilder();

/** Builds statements without types, because the tables and columns of the queries are data. */
export const entry = (work) => () => compiledStatements((query) => statement(query).compile(), work);

function statement({ from, joins = [], columns, where = [], filters = [], order = [], limit }) {
  let query = database.selectFrom(tables[from].sql).select(columns.map((column) => `${nameOf(column)} as ${column}`));
  for (const { table, on } of joins)
    query = query
      .crossJoin(tables[table].sql)
      .where(eb.and(on.map(([column, other]) => eb(nameOf(column), "=", eb.ref(nameOf(other))))));
  for (const one of where) query = query.where(tests[one.kind](one, eb.ref(nameOf(one.column))));
  for (const one of filters) query = query.where(tests[one.kind](one, sql`+${eb.ref(nameOf(one.column))}`));
  for (const { column, descending } of order) query = query.orderBy(nameOf(column), descending ? "desc" : undefined);
  return limit === undefined ? query : query.limit(limit);
}

function nameOf(column) {
  const [table, name] = column.split(".");
  return `${tables[table].sql}.${tables[table].prefix}${name}`;
}

/** The conditions of the queries in `work.ts`. */
const tests = {
  equal: ({ value }, name) => eb(name, "=", value),
  "at most": ({ value }, name) => eb(name, "<=", value),
  in: ({ values }, name) => eb(name, "in", values),
  bits: ({ mask }, name) => sql`(${name} & ${mask}) = 0`,
};
