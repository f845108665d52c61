import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile, load, loadSources, type LoadResult } from "../../generators/index.ts";
import { fieldsBodyOf } from "../../generators/model/operations.ts";
import { resourceServices } from "../../generators/model/queries.ts";
import { decoded } from "../../templates/runtime/resource/server/read-request.ts";
import type { Decode as ServerDecode } from "../../templates/runtime/resource/server/table.ts";
import { callsOf } from "../services/harness/calls.ts";
import { fileOf, withMedia } from "../services/harness/program/media.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { rootFolder } from "../support/emit.ts";
import { readFiles } from "../support/files.ts";
import { subjectsOf, type Subject } from "./resource-package.ts";

/*
 * A field that a request cannot set: the JSON Schema, the validators and the server agree about it. Tests each body of
 * each service, with its own setting and with the opposite one.
 */

const folders = {
  exchange: rootFolder,
  telephony: join(rootFolder, "test/services/telephony"),
  bookings: join(rootFolder, "test/services/bookings"),
  "every key": join(rootFolder, "test/fixtures/complete"),
};

/** Returns the spec of a folder in which each resource service has this setting for unknown fields. */
function saying(folder: string, what: string): LoadResult {
  const files = [...readFiles(join(folder, "spec"))]
    .map(([path, text]) => [`spec/${path}`, text] as const)
    .filter(([path]) => isOfSpec(path));
  return loadSources(
    new Map(files.map(([path, text]) => [path, /^kind: resource$/m.test(text) ? said(text, what) : text])),
  );
}

function isOfSpec(path: string): boolean {
  return path.endsWith(".yaml") && !path.startsWith("spec/sources/statements/");
}

function said(text: string, what: string): string {
  return `${text.replace(/^unknownFields: .*\n/m, "").trimEnd()}\nunknownFields: ${what}\n`;
}

function verdictsOf(subject: Subject, body: unknown): Readonly<Record<string, boolean>> {
  return {
    schema: subject.ajv(body),
    validate: subject.validate(body),
    decode: subject.decode(body).errors === undefined,
    standard: subject.standard["~standard"].validate(body).issues === undefined,
    server: serverTakes(subject, body),
  };
}

function serverTakes({ decode }: Subject, body: unknown): boolean {
  try {
    decoded(decode as ServerDecode, body, { grounds: undefined, form: "json", shapes: {} });
    return true;
  } catch {
    return false;
  }
}

const all = (takes: boolean): Readonly<Record<string, boolean>> => ({
  schema: takes,
  validate: takes,
  decode: takes,
  standard: takes,
  server: takes,
});

interface Case {
  readonly operation: string;
  readonly subject: Subject;
  readonly body: object;
}

/** Returns valid bodies made of fields. Bodies with a separate type are closed or open depending on their shapes. */
async function casesOf(loaded: LoadResult): Promise<readonly Case[]> {
  const { model, diagnostics } = compile(loaded, []);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const subjects = await subjectsOf(loaded, { ownProperties: true });
  const services = resourceServices(model);
  const operations = services.flatMap(({ resources }) => resources.flatMap((resource) => resource.operations));
  const ofFields = new Set(
    operations.filter((one) => fieldsBodyOf(one) !== undefined).map(({ operationId }) => operationId),
  );
  return services
    .flatMap((service) => callsOf(service, "basic"))
    .filter(({ operationId }) => ofFields.has(operationId))
    .map(({ operationId, body }) => ({
      operation: operationId,
      subject: subjects.get(`${operationId} body`)!,
      body: Object(withMedia(body, fileOf)) as object,
    }));
}

describe.each(Object.entries(folders))("%s", async (_, folder) => {
  const specs = [
    ["unchanged", load(folder), true],
    ["where they are ignored", saying(folder, "ignored"), true],
    ["where they are refused", saying(folder, "refused"), false],
  ] as const;
  test.each(specs)("schemas, validators and server agree on unknown fields: %s", async (_, loaded, takes) => {
    for (const { operation, subject, body } of atLeastOne(await casesOf(loaded), "bodies")) {
      expect([operation, verdictsOf(subject, body)]).toEqual([operation, all(true)]);
      expect([operation, verdictsOf(subject, { ...body, misspelt: 1 })]).toEqual([operation, all(takes)]);
    }
  });
});

test("unknown slots of destinations are rejected if unknown fields are", async () => {
  const cases = await casesOf(saying(rootFolder, "refused"));
  const { subject, body } = cases.find(({ operation }) => operation === "createPagingGroup")!;
  expect(verdictsOf(subject, { ...body, destinations: { PAGING: [] } })).toEqual(all(true));
  expect(verdictsOf(subject, { ...body, destinations: { PAGING: [], misspelt: [] } })).toEqual(all(false));
});

test("a caller can have what the service ignores refused, and is warned of it", async () => {
  const [{ subject, body }] = (await casesOf(load(rootFolder))) as readonly [Case];
  const given = { ...body, misspelt: 1 };
  expect(subject.decode(given).warnings.map(({ parameter }) => parameter)).toEqual(["misspelt"]);
  expect(subject.decode(given, { unknownFields: "refuse" }).errors).toHaveLength(1);
});
