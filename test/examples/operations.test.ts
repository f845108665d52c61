import { afterAll, expect, test } from "vitest";
import { jsonSchema } from "../../generators/emit/json-schema/emitter.ts";
import { compile, filesOf } from "../../generators/index.ts";
import type { Example } from "../../generators/model/example.ts";
import { undocumented } from "../../generators/model/fact.ts";
import { resourceServices } from "../../generators/model/queries.ts";
import type { Operation } from "../../generators/model/resource.ts";
import { findIn } from "../oracle/response-judge.ts";
import { isMembers, type Members, type Tree } from "../oracle/response-row.ts";
import { open } from "../server/exchange/support.ts";
import { loadedSpec } from "../support/emit.ts";
import { subjectsOf } from "../validators/resource-package.ts";

/* Each example of an exchange operation is sent to the reference server, with data for which it is possible. */

const loaded = loadedSpec();
const { model, outputs } = compile(loaded, [jsonSchema]);
const [service] = resourceServices(model!);
const findSchema = findIn(
  [...filesOf(outputs)]
    .filter(({ path }) => path.includes(`/${service!.id}/`))
    .map(({ text }) => JSON.parse(text) as object),
);
const subjects = await subjectsOf(loaded);

const place = await open();
afterAll(() => place.close());
await place.storage.write(async ({ tenants, identities }) => {
  const demo = await tenants.insert({ code: "DEMO", name: "Demo Company" });
  await identities.insertExtension({ tenant: demo.id, number: "100", name: "Reception", webUser: "100" });
  await identities.insertUser({ username: "api.operator" });
});

interface Shown {
  readonly operation: Operation;
  readonly example: Example;
}

const shown = service!.resources.flatMap(({ operations }) =>
  operations.flatMap((operation) => operation.examples.map((example): Shown => ({ operation, example }))),
);

test("every documented operation has an example with its response", () => {
  const operations = service!.resources
    .flatMap((resource) => resource.operations)
    .filter(({ origin }) => undocumented(origin) === undefined);
  const without = operations.filter(({ examples }) => !examples.some(({ response }) => response !== undefined));
  expect(operations).not.toEqual([]);
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});

test.each(shown.map((one) => [`${one.operation.operationId}: ${one.example.title}`, one] as const))(
  "%s",
  async (_, { operation, example }) => {
    const id = operation.name === "create" ? "" : await pagingGroup();
    const { object_id: _id, ...query } = example.parameters as Readonly<Record<string, string>>;
    const call = { key: place.keys["global-full"], query, body: example.request };
    const { status, json, text } = await place.ask(operation.method, operation.path.replace("{object_id}", id), call);
    expect(status, text).toBeLessThan(300);
    expect(anonymous(json as Tree)).toEqual(anonymous(example.response as Tree));
    expect(findSchema(`responses/${operation.operationId}`)(example.response)).toBe(true);
    if (example.request === undefined) return;
    const subject = subjects.get(`${operation.operationId} body`)!;
    expect([subject.ajv(example.request), subject.validate(example.request)]).toEqual([true, true]);
  },
);

test("the names of paths and of bodies are those of the examples", () => {
  expect(
    shown.filter(({ operation, example }) =>
      operation.pathParameters.some(({ name }) => example.parameters[name] === undefined),
    ),
  ).toEqual([]);
  expect(
    shown.filter(({ operation, example }) => operation.request !== undefined && example.request === undefined),
  ).toEqual([]);
});

/** Returns the id of the only paging group, as in the examples. */
async function pagingGroup(): Promise<string> {
  const call = { key: place.keys["global-full"], query: { tenant: "DEMO" } };
  const old = (await place.ask("GET", "/paginggroups", call)).json as readonly Members[];
  for (const { pa_id } of old) await place.ask("DELETE", `/paginggroups/${String(pa_id)}`, call);
  const body = { name: "Docs API Paging Group", number: "830", pin: "1234", bidirectional: "no", members: ["EXT-100"] };
  return ((await place.ask("POST", "/paginggroups", { ...call, body })).json as { readonly pa_id: string }).pa_id;
}

const ids = new Set(["id", "pa_id", "pa_te_id", "de_id", "de_te_id", "de_type_id_src", "token"]);

/** Returns the tree without ids and generated values. */
function anonymous(tree: Tree): Tree {
  if (Array.isArray(tree)) return tree.map(anonymous);
  if (!isMembers(tree)) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, ids.has(name) ? typeof value : anonymous(value)]),
  );
}
