import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { baseFolder } from "../../../test/support/base.ts";
import { at, emitted, emittedFromSpec, jsonOf } from "../../../test/support/emit.ts";
import type { SpecFiles } from "../../../test/support/expect-errors.ts";
import { queryService } from "../../../test/validators/service.ts";
import { expandParameters } from "../../naming/wire-names.ts";
import { openapi } from "./emitter.ts";
import { printYaml, type Json } from "../../../templates/runtime/openapi/yaml.ts";

function library(spec: SpecFiles = {}): unknown {
  return jsonOf(emitted([openapi], spec), "packages/openapi/generated/library.json");
}

function combined(spec: SpecFiles = {}): unknown {
  return jsonOf(emitted([openapi], spec), "packages/openapi/generated/library-combined.json");
}

function office(spec: SpecFiles = {}): unknown {
  return jsonOf(emitted([openapi], spec), "packages/openapi/generated/office.json");
}

function books(parameters: string): SpecFiles {
  return {
    "spec/library/modules/books.yaml": `module: books\ngroup: list\nprefix: bk\ngenerator: true\nparameters:\n  $include: paging\n  genre: { values: genres, multiple: true }\n${parameters}`,
  };
}

const parameter = (document: unknown, key: string): unknown => at(document, "components", "parameters", key);

describe("a query service", () => {
  it("has each module at the path of its identifier, with prefixed names", () => {
    const document = library();
    const refs = at(document, "paths", "/query+books", "get", "parameters") as { $ref: string }[];
    const names = refs.map(({ $ref }) => at(parameter(document, $ref.split("/").at(-1)!), "name"));
    expect(names).toEqual(["bkgenre", "bkyear", "bkfrom", "bklimit", "bkcontinue"]);
  });

  it("writes several values with bars between them", () => {
    expect(parameter(library(), "books.genre")).toMatchObject({ style: "pipeDelimited", explode: false });
  });

  it("has all parameters at its one endpoint: the selectors, the request's, the modules', the generators'", () => {
    const document = combined();
    const refs = at(document, "paths", "/find", "get", "parameters") as { $ref: string }[];
    const names = refs.map(({ $ref }) => at(parameter(document, $ref.split("/").at(-1)!), "name"));
    const plain = ["genre", "year", "from", "limit", "continue"];
    const expected = ["list", "prop", "generator", "format", "auname", "ausort", ...plain.map((name) => `bk${name}`)];
    expect(names).toEqual([...expected, ...plain.map((name) => `gbk${name}`)]);
  });

  it("requires a module's parameter at the module's path only", () => {
    const document = library();
    expect(parameter(document, "authors.name")).toMatchObject({ required: true });
    expect(parameter(document, "Optional.authors.name")).toBeUndefined();
    expect(parameter(combined(), "Optional.authors.name")).not.toHaveProperty("required");
    expect(at(combined(), "paths", "/find", "get", "parameters")).toContainEqual({
      $ref: "#/components/parameters/Optional.authors.name",
    });
  });

  it("takes a form where the method POST is known", () => {
    const service = serviceWith((text) => text.replace("decided: [GET]", "decided: [GET, POST]"));
    const form = at(
      combined(service),
      "paths",
      "/find",
      "post",
      "requestBody",
      "content",
      "application/x-www-form-urlencoded",
    );
    expect(at(form, "schema", "properties", "bkfrom")).toEqual({ $ref: "#/components/schemas/books.from" });
    expect(at(form, "schema", "properties", "bkgenre")).toMatchObject({
      type: "string",
      "x-kiln-separator": "|",
      "x-kiln-values": { $ref: "#/components/schemas/books.genre" },
    });
  });

  it("has no endpoint if it is unknown", () => {
    const service = serviceWith((text) =>
      text.replace("endpoint: { decided: /find, by: D-001 }", "endpoint: { unknown: D-002 }"),
    );
    expect(Object.keys(at(library(service), "paths") as object)).toEqual(["/query+authors", "/query+books"]);
    expect([...emitted([openapi], service).keys()].filter((path) => path.includes("combined"))).toEqual([]);
  });

  it("marks what was decided, unknown, conditional and limited", () => {
    const document = library(
      books(
        "  shelf: { type: string, default: { decided: top, by: D-001 }, condition: { onlyWithout: genre } }\n  room: { type: string, default: { unknown: D-002 } }\n",
      ),
    );
    expect(parameter(document, "books.shelf")).toMatchObject({
      "x-kiln-conditions": [{ kind: "only-without", parameter: "bkgenre" }],
    });
    expect(at(document, "components", "schemas", "books.shelf")).toEqual({
      type: "string",
      default: "top",
      "x-kiln-attributes": { default: { status: "decided", decision: "D-001" } },
    });
    expect(at(document, "components", "schemas", "books.room")).toEqual({
      type: "string",
      "x-kiln-attributes": { default: { status: "unknown", decision: "D-002" } },
    });
    expect(at(document, "components", "schemas", "books.limit", "x-kiln-limits")).toEqual({
      minimum: 1,
      maximum: 500,
      highMaximum: 5000,
    });
  });

  it("allows only true for a flag, because its presence counts", () => {
    expect(at(library(books("  bound: boolean\n")), "components", "schemas", "books.bound")).toEqual({
      type: "boolean",
      const: true,
    });
  });

  it("changes only the lines about an added parameter", () => {
    const [before, after] = ["", "  shelf: string\n"].map((more) =>
      emitted([openapi], books(more)).get("packages/openapi/generated/library.json")!.split("\n"),
    );
    const added = after!.filter((line) => !before!.includes(line));
    expect(before!.filter((line) => !after!.includes(line))).toEqual([]);
    expect(
      added.every((line) => line.includes("shelf")),
      added.join("\n"),
    ).toBe(true);
  });
});

describe("a module", () => {
  const loans = (lifecycle: string): SpecFiles => ({
    "spec/library/modules/loans.yaml": `module: loans\ngroup: list\nprefix: lo\n${lifecycle}parameters:\n  from: string\n`,
  });
  const description = (lifecycle: string): unknown =>
    at(library(loans(lifecycle)), "paths", "/query+loans", "get", "description");

  it("says since when it is there, why it is deprecated, and until when it stays", () => {
    const lifecycle =
      "since: '1.1.0'\ndeprecated: { reason: Nobody lends., replacement: books }\nsunset: '2027-01-31'\n";
    expect(description(lifecycle)).toContain(
      "Since version 1.1.0. Deprecated. Nobody lends. Use `books`. May be removed after 2027-01-31.",
    );
  });

  it("does not say in words that it is deprecated where nothing more is known", () => {
    expect(description("deprecated: true\n")).toBe(description(""));
  });
});

describe("a service of resources", () => {
  it("has each operation with its parameters, bodies and errors", () => {
    const document = office();
    expect(at(document, "paths", "/rooms/{object_id}", "get")).toMatchObject({
      operationId: "getRoom",
      parameters: [
        { name: "object_id", in: "path", required: true, schema: { type: "integer" } },
        { $ref: "#/components/parameters/Tenant.required" },
      ],
      responses: {
        "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/GetRoomAnswer" } } } },
        "404": { description: "- `no-room`: No room has the id.", "x-kiln-errors": [{ code: "no-room" }] },
      },
    });
  });

  it("takes a field under its alias and its source name", () => {
    const names = Object.keys(at(office(), "components", "schemas", "RoomFields", "properties") as object);
    expect(names).toEqual(["name", "ro_name", "seats", "ro_seats"]);
  });

  it("does not restrict unknown values, and marks them", () => {
    expect(at(office(), "components", "schemas", "RoomFields", "properties", "name")).toMatchObject({
      type: "string",
      "x-kiln-attributes": { maxLength: { status: "unknown", decision: "D-002" } },
    });
    expect(at(office(), "components", "schemas", "RoomFields", "properties", "name")).not.toHaveProperty("maxLength");
  });

  it.each([
    ["no form is stated", undefined, { type: "string", format: "date-time" }],
    ["the only form is that of RFC 3339", "[YYYY-MM-DDThh:mm:ssZ]", { type: "string", format: "date-time" }],
    ["there are other forms", "[YYYY-MM-DDThh:mm:ssZ, YYYY-MM-DD]", { type: "string" }],
    [
      "it is unknown",
      "{ unknown: D-002 }",
      { type: "string", "x-kiln-attributes": { format: { status: "unknown", decision: "D-002" } } },
    ],
  ])("writes a timestamp as a date-time where %s, and as nothing else", (_, forms, schema) => {
    const service = officeWith((text) => (forms === undefined ? text : `${text}timestamps: ${forms}\n`));
    const room = officeRoom((text) => text.replace("ro_seats: integer }", "ro_seats: timestamp }"));
    expect(at(office({ ...service, ...room }), "components", "schemas", "RoomRow", "properties", "ro_seats")).toEqual({
      ...schema,
      description: "How many people it seats.",
    });
  });

  it("has no security where no name of a key is known, and no empty components", () => {
    const service = officeWith((text) => text.replace("{ name: X-Key }", "{ name: { unknown: D-002 } }"));
    const document = office(service);
    expect(document).not.toHaveProperty("security");
    expect(Object.keys(at(document, "components") as object)).toEqual(["schemas", "parameters"]);
  });

  it("describes a public operation as needing no key", () => {
    const document = office(officeRoom((text) => text.replace("keys: [full]", "keys: none")));
    expect(at(document, "paths", "/rooms/{object_id}", "get", "security")).toEqual([]);
    expect(at(document, "paths", "/rooms", "post")).not.toHaveProperty("security");
  });

  it("gives an operation without errors those of any request", () => {
    const service = officeWith((text) => `${text}requestErrors: { invalid: { decided: no-room, by: D-001 } }\n`);
    const spec = { ...service, ...officeRoom((text) => text.replace("errors: [no-room]", "errors: []")) };
    const document = office(spec);
    expect(at(document, "paths", "/rooms/{object_id}", "get", "responses", "404")).toEqual({
      $ref: "#/components/responses/Refused404",
    });
    expect(at(document, "components", "responses", "Refused404")).toMatchObject({
      "x-kiln-errors": [{ code: "no-room", "x-kiln-status": "decided", "x-kiln-decision": "D-001" }],
    });
  });

  it("lists the errors of any request at the operations that can return them", () => {
    const errors = ["no-room", "no-key", "too-large", "no-tenant", "no-path"];
    const spec = {
      ...officeWith(
        (text) =>
          `${text}requestErrors: { missingKey: no-key, tooLarge: too-large, unknownTenant: no-tenant, unknownPath: no-path }\n`,
      ),
      "spec/office/errors.yaml": errors
        .map(
          (code, index) => `${code}:\n  condition: One of them.\n  httpStatus: ${[404, 401, 413, 422, 410][index]}\n`,
        )
        .join(""),
    };
    const document = office(spec);
    const statuses = (...path: readonly string[]): readonly string[] =>
      Object.keys(at(document, "paths", ...path, "responses") as object);
    expect(statuses("/rooms/{object_id}", "get")).toEqual(["200", "401", "404", "422"]);
    expect(statuses("/rooms", "post")).toEqual(expect.arrayContaining(["401", "413", "422"]));
    expect(at(document, "x-kiln-errors")).toMatchObject([{ code: "no-path" }]);
  });

  it("names the preferred place of a key alone in its security, and the others separately", () => {
    const document = office(
      officeWith((text) =>
        text.replace("header: { name: X-Key }", "query: { name: key }\n    bearer: {}\n    header: { name: X-Key }"),
      ),
    );
    expect(at(document, "security")).toEqual([{ headerKey: [] }]);
    expect(Object.keys(at(document, "components", "securitySchemes") as object)).toEqual(["headerKey"]);
    expect(at(document, "components", "securitySchemes", "headerKey", "description")).toContain(
      "- The API key in the query parameter `key`",
    );
    expect(at(document, "x-kiln-security-schemes")).toMatchObject({
      queryKey: { in: "query", name: "key" },
      bearerKey: { scheme: "bearer" },
    });
    expect(office()).not.toHaveProperty("x-kiln-security-schemes");
  });

  it("describes an error of unknown status as the default response", () => {
    const errors = {
      "spec/office/errors.yaml": "no-room:\n  condition: No room has the id.\n  httpStatus: { unknown: D-002 }\n",
    };
    expect(at(office(errors), "paths", "/rooms/{object_id}", "get", "responses", "default", "description")).toBe(
      "- `no-room`: No room has the id. HTTP status (unknown: D-002).",
    );
  });
});

describe("the documents of the real spec", () => {
  const files = emittedFromSpec([openapi]);

  it.each(["exchange", "query", "query-combined"])("write errors under their status, and no range: %s", (name) => {
    const document = jsonOf(files, `packages/openapi/generated/${name}.json`);
    const operations = Object.values(document["paths"] as object).flatMap((item) => Object.values(item as object));
    const statuses = operations.flatMap((operation) =>
      Object.keys((operation as { responses?: object }).responses ?? {}),
    );
    expect(new Set(statuses.map((status) => /^\d{3}$/.test(status)))).toEqual(new Set([true]));
  });

  it("separate values of arrays alone", () => {
    const document = jsonOf(files, "packages/openapi/generated/query.json");
    const parameters = Object.values(at(document, "components", "parameters") as object) as {
      style?: string;
      schema: { $ref: string };
    }[];
    const delimited = parameters.filter(({ style }) => style === "pipeDelimited");
    const types = delimited.map(({ schema }) =>
      at(document, "components", "schemas", schema.$ref.split("/").at(-1)!, "type"),
    );
    expect(new Set(types)).toEqual(new Set(["array"]));
  });

  it.each(["exchange", "query", "query-combined"])(
    "say the same in JSON and in the YAML of the package: %s",
    (name) => {
      const document = jsonOf(files, `packages/openapi/generated/${name}.json`) as Json;
      expect(parse(printYaml(document), { maxAliasCount: 0 })).toEqual(document);
    },
  );

  it("have every module, parameter and generator form", () => {
    const documents = ["query", "query-combined"].map((name) =>
      jsonOf(files, `packages/openapi/generated/${name}.json`),
    );
    const keys = documents.flatMap((one) => Object.keys(at(one, "components", "parameters") as object));
    const service = queryService();
    const { modules, valueSets } = service;
    const sets = new Map(valueSets.map((set) => [set.id, set]));
    const named = modules.flatMap((module) =>
      expandParameters(module.parameters, sets).map(({ name, parameter }) => ({
        key: `${module.name}.${name}`,
        module,
        parameter,
      })),
    );
    const withPrefix = (prefix: string): readonly string[] =>
      keys
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .sort();
    expect(Object.keys(documents[0]!["paths"] as object)).toEqual(modules.map(({ name }) => `/query+${name}`));
    expect([...new Set(keys.filter((key) => /^[a-z]/.test(key)))].sort()).toEqual(named.map(({ key }) => key).sort());
    expect(withPrefix("Optional.")).toEqual(
      named
        .filter(({ parameter }) => parameter.required)
        .map(({ key }) => key)
        .sort(),
    );
    expect(withPrefix("Generator.")).toEqual(
      named
        .filter(({ module }) => module.generator)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it("name aliases of paths, states and kinds of key", () => {
    const document = jsonOf(files, "packages/openapi/generated/exchange.json");
    expect(at(document, "paths", "/paginggroups/{object_id}", "x-kiln-path-aliases")).toContain(
      "/intercoms/{object_id}",
    );
    const tags = document["tags"] as readonly Record<string, unknown>[];
    expect(
      at(
        tags.find(({ name }) => name === "Login token"),
        "x-kiln-states",
        "initial",
      ),
    ).toBe("no-token");
    expect(Object.keys(at(document, "x-kiln-key-kinds") as object).length).toBeGreaterThan(0);
    expect(Object.keys(at(document, "components", "securitySchemes") as object)).toEqual(["headerKey"]);
    expect(Object.keys(document["x-kiln-security-schemes"] as object)).toEqual(["queryKey", "bearerKey"]);
  });
});

function officeWith(change: (text: string) => string): SpecFiles {
  return changed("spec/office/service.yaml", change);
}

function officeRoom(change: (text: string) => string): SpecFiles {
  return changed("spec/office/resources/room.yaml", change);
}

function serviceWith(change: (text: string) => string): SpecFiles {
  return changed("spec/library/service.yaml", change);
}

function changed(path: string, change: (text: string) => string): SpecFiles {
  return { [path]: change(readFileSync(join(baseFolder, path), "utf8")) };
}
