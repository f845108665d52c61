import type { Way } from "../judge.ts";
import { type References, SchemaComparison, text } from "./compare-schemas.ts";
import { dataOf, listOf, type Data, type Found } from "./classes.ts";

/** Compares the requests and responses of OpenAPI documents. */
export function compareOpenapi(before: Data, after: Data): readonly Found[] {
  const references: References = {
    before: (reference) => pointed(before, reference),
    after: (reference) => pointed(after, reference),
  };
  const documents: Documents = { ...references, schemas: new SchemaComparison(references) };
  const addresses =
    text(urlsOf(before)) === text(urlsOf(after))
      ? []
      : [{ id: "emitted-address-changed", way: "request", path: [] } as const];
  return [
    ...addresses,
    ...keyed(operationsOf(before), operationsOf(after), {
      added: (name) => [{ id: "emitted-operation-added", way: "request", path: [name] }],
      removed: (name) => [{ id: "emitted-operation-removed", way: "request", path: [name] }],
      both: (name, old, now) => operation(documents, old, now, [name]),
    }),
  ];
}

interface Documents extends References {
  readonly schemas: SchemaComparison;
}

function operation(documents: Documents, old: Data, now: Data, path: readonly string[]): readonly Found[] {
  const [parameters, newParameters] = [parametersOf(old, documents.before), parametersOf(now, documents.after)];
  const [responses, newResponses] = [
    resolvedMap(old["responses"], documents.before),
    resolvedMap(now["responses"], documents.after),
  ];
  return [
    ...(text(old["security"]) === text(now["security"])
      ? []
      : [{ id: "emitted-access-changed", way: "request", path } as const]),
    ...keyed(parameters, newParameters, {
      added: (name, one) => [
        {
          id: one["required"] === true ? "emitted-required-parameter-added" : "emitted-parameter-added",
          way: "request",
          path: [...path, name],
        },
      ],
      removed: (name) => [{ id: "emitted-parameter-removed", way: "request", path: [...path, name] }],
      both: (name, one, other) => parameter(documents, one, other, [...path, name]),
    }),
    ...body(documents, old["requestBody"], now["requestBody"], [...path, "body"]),
    ...keyed(responses, newResponses, {
      added: (name) => [{ id: "emitted-status-added", way: "answer", path: [...path, name] }],
      removed: (name) => [{ id: "emitted-status-removed", way: "answer", path: [...path, name] }],
      both: (name, one, other) => answer(documents, one, other, [...path, name]),
    }),
  ];
}

function parameter({ schemas }: Documents, old: Data, now: Data, path: readonly string[]): readonly Found[] {
  const isForm = (key: string): boolean => text(old[key]) === text(now[key]);
  return [
    ...requirement(old, now, path),
    ...(["style", "explode", "allowReserved"].every(isForm)
      ? []
      : [{ id: "emitted-form-changed", way: "request", path } as const]),
    ...schemas.compare(old["schema"] ?? true, now["schema"] ?? true, "request", path),
    ...contents(schemas, old, now, "request", path),
  ];
}

function requirement(old: Data, now: Data, path: readonly string[]): readonly Found[] {
  const [was, is] = [old["required"] === true, now["required"] === true];
  return was === is
    ? []
    : [{ id: is ? "emitted-requirement-added" : "emitted-requirement-removed", way: "request", path }];
}

function body(
  { before, after, schemas }: Documents,
  old: unknown,
  now: unknown,
  path: readonly string[],
): readonly Found[] {
  if (old === undefined && now === undefined) return [];
  if (old === undefined)
    return [
      {
        id: dataOf(resolved(now, after))["required"] === true ? "emitted-requirement-added" : "emitted-body-added",
        way: "request",
        path,
      },
    ];
  if (now === undefined) return [{ id: "emitted-body-removed", way: "request", path }];
  const [one, other] = [resolved(old, before), resolved(now, after)];
  return [...requirement(one, other, path), ...contents(schemas, one, other, "request", path)];
}

function answer(
  { before, after, schemas }: Documents,
  old: Data,
  now: Data,
  path: readonly string[],
): readonly Found[] {
  return [
    ...contents(schemas, old, now, "answer", path),
    ...keyed(resolvedMap(old["headers"], before), resolvedMap(now["headers"], after), {
      added: (name) => [{ id: "emitted-header-added", way: "answer", path: [...path, name] }],
      removed: (name) => [{ id: "emitted-header-removed", way: "answer", path: [...path, name] }],
      both: (name, one, other) =>
        schemas.compare(one["schema"] ?? true, other["schema"] ?? true, "answer", [...path, name]),
    }),
  ];
}

function contents(
  schemas: SchemaComparison,
  old: Data,
  now: Data,
  way: Way,
  path: readonly string[],
): readonly Found[] {
  return keyed(dataMap(old["content"]), dataMap(now["content"]), {
    added: (name) => [{ id: "emitted-media-type-added", way, path: [...path, name] }],
    removed: (name) => [{ id: "emitted-media-type-removed", way, path: [...path, name] }],
    both: (name, one, other) => schemas.compare(one["schema"] ?? true, other["schema"] ?? true, way, [...path, name]),
  });
}

interface Keyed {
  readonly added: (name: string, now: Data) => readonly Found[];
  readonly removed: (name: string) => readonly Found[];
  readonly both: (name: string, old: Data, now: Data) => readonly Found[];
}

function keyed(
  olds: ReadonlyMap<string, Data>,
  news: ReadonlyMap<string, Data>,
  { added, removed, both }: Keyed,
): readonly Found[] {
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((name) => {
    const [old, now] = [olds.get(name), news.get(name)];
    if (old === undefined) return added(name, now!);
    return now === undefined ? removed(name) : both(name, old, now);
  });
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** Returns operations by method and path. Parameters of a path apply to each of its operations. */
function operationsOf({ paths }: Data): ReadonlyMap<string, Data> {
  return new Map(
    Object.entries(dataOf(paths)).flatMap(([path, item]) => {
      const { parameters, ...operations } = dataOf(item);
      return methods
        .filter((method) => method in operations)
        .map((method) => {
          const own = dataOf(operations[method]);
          return [
            `${method.toUpperCase()} ${path}`,
            { ...own, parameters: [...listOf(parameters), ...listOf(own["parameters"])] },
          ] as const;
        });
    }),
  );
}

function parametersOf({ parameters }: Data, lookUp: (reference: string) => unknown): ReadonlyMap<string, Data> {
  return new Map(
    listOf(parameters)
      .map((one) => resolved(one, lookUp))
      .map((one) => [`${String(one["in"])} ${String(one["name"])}`, one] as const),
  );
}

function urlsOf({ servers }: Data): readonly unknown[] {
  return listOf(servers).map((one) => dataOf(one)["url"]);
}

function dataMap(value: unknown): ReadonlyMap<string, Data> {
  return new Map(Object.entries(dataOf(value)).map(([name, one]) => [name, dataOf(one)] as const));
}

function resolvedMap(value: unknown, lookUp: (reference: string) => unknown): ReadonlyMap<string, Data> {
  return new Map(Object.entries(dataOf(value)).map(([name, one]) => [name, resolved(one, lookUp)] as const));
}

function resolved(value: unknown, lookUp: (reference: string) => unknown): Data {
  const reference = dataOf(value)["$ref"];
  return dataOf(typeof reference === "string" ? lookUp(reference) : value);
}

/** Resolves a reference within a document: `#/components/schemas/Room`. */
export function pointed(document: unknown, reference: string): unknown {
  const steps = reference.replace(/^#\/?/, "").split("/").filter(Boolean);
  return steps.reduce<unknown>(
    (inner, step) =>
      (inner as Data | undefined)?.[decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")],
    document,
  );
}
