import { describe, expect, test } from "vitest";
import { emitters } from "../../generators/index.ts";
import { queryServices, resourceServices } from "../../generators/model/queries.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { compiledSpec, emittedFromSpec } from "../support/emit.ts";
import { queryThings } from "./descriptions/query-things.ts";
import { resourceThings } from "./descriptions/resource-things.ts";
import type { Thing } from "./descriptions/thing.ts";

/**
 * Packages that describe each kind of object. Outputs without a place for it are omitted: the schemas have no groups.
 */
const shown: Readonly<Record<"query" | "resource", Readonly<Record<string, readonly Output[]>>>> = {
  query: {
    service: ["openapi"],
    group: ["openapi", "client"],
    "value set": ["openapi", "schemas", "client"],
    value: ["openapi", "schemas", "client"],
    "request parameters": ["schemas", "validators"],
    parameter: ["openapi", "schemas", "validators", "client", "server"],
    module: ["openapi", "schemas", "validators", "client", "server"],
    "result member": ["openapi", "schemas", "client", "server"],
    "kind of page": ["openapi", "schemas", "client"],
    shape: ["openapi", "schemas", "server"],
    "error code": ["openapi"],
  },
  resource: {
    service: ["openapi", "client"],
    variable: ["openapi", "client"],
    "kind of key": ["openapi"],
    parameter: ["openapi"],
    "error code": ["openapi", "client"],
    resource: ["openapi", "client", "server"],
    field: ["openapi", "schemas", "validators", "client"],
    shape: ["openapi", "schemas", "client", "server"],
    "field of a shape": ["openapi", "schemas", "client", "server"],
    value: ["openapi", "schemas", "validators", "client"],
    operation: ["openapi", "client", "server"],
    summary: ["openapi", "schemas", "client", "server"],
    "path parameter": ["openapi", "schemas"],
    "query parameter": ["openapi", "schemas", "client"],
    state: ["openapi"],
    identity: ["openapi"],
  },
};

/** Objects that a package does not expose to its user and therefore does not describe, by path. */
const leftOut: Readonly<Record<Output, readonly RegExp[]>> = {
  // These errors belong to no operation.
  openapi: [/^(not_found|method_not_allowed|internal_error|service_unavailable)$/],
  schemas: [],
  // Only responses have these fields.
  validators: [/^login-token\.(token|target_type|reset)$/, /^paging-group\.(pa_id|pa_te_id)$/],
  client: [
    // The client itself sets these parameters and reads these members.
    /^request\.(action|format|formatversion|errorformat|origin|continue|rawcontinue|callback|utf8|ascii|exportnowrap)\b/,
    /^(answer\.body|message|warning)\./,
    // A result is the value of the member. For a special page, it is the list of entries.
    /^(\w+)\.(results|body)\.\1$/,
    /^querypage\.results\.querypage\.\w+$/,
  ],
  server: [
    // The server itself writes these members.
    /^answer\./,
    /^(existing|special|missing|missing-id|invalid)\./,
    // A handler returns the items of the list.
    /^(\w+)\.results\.\1$/,
  ],
};

type Output = "openapi" | "schemas" | "validators" | "client" | "server";

const { model } = compiledSpec();
const things = {
  query: queryServices(model!).flatMap(queryThings),
  resource: resourceServices(model!).flatMap(resourceThings),
};
const texts = textsByPackage();

describe.each(["query", "resource"] as const)("of a service of the kind %s", (service) => {
  const cases = Object.entries(shown[service]).flatMap(([kind, outputs]) =>
    outputs.map((output) => [output, kind] as const),
  );

  test.each(cases)("the package %s describes each %s", (output, kind) => {
    const found = atLeastOne(
      things[service].filter((thing) => thing.kind === kind && isShown(thing, output)),
      kind,
    );
    const missing = found.filter(({ text }) => !texts[output].includes(plain(String(text))));
    // New objects may be in places that an output does not show, such as a field of responses only.
    expect(missing.length > 2 ? missing.map(({ path, text }) => `${path}: ${String(text)}`) : []).toEqual([]);
  });

  test("every kind of thing is there to be shown", () => {
    const found = new Set(things[service].map(({ kind }: Thing) => kind));
    expect(Object.keys(shown[service]).filter((kind) => !found.has(kind))).toEqual([]);
  });
});

test.each(["client", "validators"] as const)("the declarations of the %s lead to the manual", (output) => {
  const pages = queryServices(model!).flatMap(({ modules }) => modules.flatMap(({ manual }) => manual ?? []));
  expect(
    atLeastOne(pages, "pages of the manual").filter((page) => !texts[output].includes(`@see {@link ${page}}`)),
  ).toEqual([]);
});

function isShown({ path, text }: Thing, output: Output): boolean {
  return typeof text === "string" && !leftOut[output].some((one) => one.test(path));
}

function textsByPackage(): Readonly<Record<Output, string>> {
  const files = [...emittedFromSpec(emitters)].filter(([path]) => /\.(json|md|d\.ts|js)$/.test(path));
  const of = (output: Output): string =>
    plain(
      files
        .filter(([path]) => path.startsWith(`packages/${output}/`))
        .map(([, text]) => text)
        .join("\n"),
    );
  return {
    openapi: of("openapi"),
    schemas: of("schemas"),
    validators: of("validators"),
    client: of("client"),
    server: of("server"),
  };
}

/**
 * Returns the text without the escapes of strings, comments and Markdown, and without the trailing period of a summary.
 */
function plain(text: string): string {
  return text.replace(/[\\\u200b]/g, "").replace(/\.$/, "");
}

test("outputs that people read have no raw placeholder of an error code", () => {
  const read = [...emittedFromSpec(emitters)].filter(
    ([path]) => /\.(?:json|md|d\.ts)$/.test(path) || path.startsWith("packages/mcp/"),
  );
  expect(read.some(([, text]) => text.includes("paramempty_<parameter>"))).toBe(true);
  expect(read.filter(([, text]) => text.includes("{wireName}")).map(([path]) => path)).toEqual([]);
});
