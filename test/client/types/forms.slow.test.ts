import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { queryService } from "../../validators/service.ts";
import { complaints } from "./program.ts";

/*
 * The form of each member of a result, in the types of the client and in the emitted schemas: a list, an object or a
 * single value.
 */

type Schema = Readonly<Record<string, any>>;
type Form = "list" | "object" | "value";

const folder = "packages/schemas/generated/query/results";

/** A schema, and the file that its references start from. */
interface Located {
  readonly schema: Schema;
  readonly file: string;
}

/** Returns the alternatives of a schema, without `null` and without `[]`, which represents an empty object. */
function alternatives({ schema, file }: Located): readonly Located[] {
  if (schema["$ref"] !== undefined) {
    const [path, pointer = ""] = (schema["$ref"] as string).split("#");
    const target = path === "" ? file : join(dirname(file), path!);
    const whole = JSON.parse(readFileSync(target, "utf8")) as Schema;
    return alternatives({
      schema: pointer
        .split("/")
        .slice(1)
        .reduce((inner, name) => inner[name], whole),
      file: target,
    });
  }
  const inner = (schema["anyOf"] ?? schema["allOf"]) as readonly Schema[] | undefined;
  if (inner !== undefined) return inner.flatMap((one) => alternatives({ schema: one, file }));
  return schema["maxItems"] === 0 || schema["type"] === "null" ? [] : [{ schema, file }];
}

function formOf({ schema }: Located): Form | undefined {
  const type = schema["type"] ?? typeof schema["const"];
  if (type === "array") return "list";
  if (type === "object") return "object";
  return type === "undefined" ? undefined : "value";
}

/** Yields the forms of a value and of its members, by the TypeScript type of each. */
function* formsIn(
  value: Located,
  type: string,
  depth = 4,
): Generator<readonly [type: string, forms: ReadonlySet<Form>]> {
  const all = alternatives(value);
  const forms = all.map(formOf);
  if (depth === 0 || forms.includes(undefined)) return;
  yield [type, new Set(forms as readonly Form[])];
  if (new Set(forms).size > 1) return;
  for (const { schema, file } of all) {
    if (typeof schema["items"] === "object")
      yield* formsIn({ schema: schema["items"], file }, `Item<${type}>`, depth - 1);
    for (const [name, member] of Object.entries<Schema>(schema["properties"] ?? {})) {
      yield* formsIn({ schema: member, file }, `Member<${type}, ${JSON.stringify(name)}>`, depth - 1);
    }
  }
}

/** Returns the schema of the result of a list module, or of the first list in it. */
function listOf(value: Located): Located {
  const [{ schema, file }] = alternatives(value) as [Located];
  const list = Object.values<Schema>(schema["properties"] ?? {}).find((member) => member["type"] === "array");
  return list === undefined ? value : { schema: list, file };
}

function formsOf(name: string): readonly (readonly [type: string, forms: ReadonlySet<Form>])[] {
  const file = join(folder, `${name}.json`);
  const { results, body, page } = JSON.parse(readFileSync(file, "utf8"))["$defs"] as Schema;
  const { group } = queryService().modules.find((module) => module.name === name)!;
  const request = `{ ${group}: { ${name}: QueryRequest[${JSON.stringify(group)}] extends infer G ? NonNullable<Member<G, ${JSON.stringify(name)}>> : never } }`;
  const own = { ...body?.properties, ...results?.properties }[name] as Schema | undefined;
  if (page !== undefined)
    return [...formsIn({ schema: page, file }, `QueryResult<{ titles: "A" } & ${request}>["pages"][number]`)];
  const type =
    group === "prop"
      ? `NonNullable<QueryResult<${request}>["${name}"]>`
      : `QueryResult<${request}>["${group}"]["${name}"]`;
  const value = { schema: own ?? results, file };
  return [...formsIn(group === "list" ? listOf(value) : value, type)];
}

test("the types of results have the forms of their schemas", () => {
  const probes = readdirSync(folder)
    .map((path) => path.replace(".json", ""))
    .flatMap((name) => formsOf(name));
  const head = `import type { QueryRequest, QueryResult } from "./packages/client/generated/query/index.js";
type Member<T, Name> = T extends unknown ? (Name extends keyof T ? NonNullable<T[Name]> : never) : never;
type Item<T> = T extends readonly (infer One)[] ? NonNullable<One> : never;
type Form<T> = T extends readonly unknown[] ? "list" : T extends object ? "object" : "value";
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
`;
  const lines = probes.map(
    ([type, forms]) =>
      `true satisfies Same<Form<${type}>, ${[...forms].map((form) => JSON.stringify(form)).join(" | ")}>;`,
  );
  const first = head.split("\n").length - 1;
  expect(probes.length).toBeGreaterThan(700);
  expect(complaints(head + lines.join("\n")).map(({ line, message }) => `${lines[line - first]} ${message}`)).toEqual(
    [],
  );
});
