import { FILE_HEADERS_ONLY, applyPatch, createTwoFilesPatch } from "diff";
import type { Differences } from "../model/migration.ts";
import type { Step } from "../diff/change.ts";
import type { Model } from "../model/model.ts";
import type { Operation, Resource } from "../model/resource.ts";
import {
  decodedParametersTypeName,
  decodedTypeName,
  headersTypeName,
  inputShapeTypeName,
  operationsTypeName,
  parametersTypeName,
  pascalCase,
  rawShapeTypeName,
  requestTypeName,
  shapeTypeName,
} from "../naming/type-names.ts";

/** The files of a package, by path from its root. */
export type PackageTexts = ReadonlyMap<string, string>;

/** Returns the files of a package that the compiler reads: declarations without comments, and the entry points. */
export function declarationsIn(files: PackageTexts): PackageTexts {
  return new Map(
    [...files].flatMap(([path, text]) => {
      const read = declarationText(path, text);
      return read === undefined ? [] : [[path, read] as const];
    }),
  );
}

/** Returns the declarations in a file, or `undefined` for other kinds of files. */
export function declarationText(path: string, text: string): string | undefined {
  if (path.endsWith(".d.ts")) return withoutComments(text);
  return path === "package.json" ? entryPoints(text) : undefined;
}

/** Returns a unified diff from the newer to the older declarations for each file that differs. */
export function differences(newer: PackageTexts, older: PackageTexts): Differences {
  const paths = [...new Set([...newer.keys(), ...older.keys()])].sort();
  const changed = paths.filter((path) => newer.get(path) !== older.get(path));
  return Object.fromEntries(changed.map((path) => [path, patchOf(path, newer.get(path) ?? "", older.get(path) ?? "")]));
}

function patchOf(path: string, newer: string, older: string): string {
  return createTwoFilesPatch(path, path, newer, older, undefined, undefined, {
    context: 2,
    headerOptions: FILE_HEADERS_ONLY,
  });
}

/**
 * Returns the older text. Returns `undefined` if the diff does not apply to the newer text. A missing file is empty.
 */
export function older(newer: string, difference: string): string | undefined {
  const text = applyPatch(newer, difference, { fuzzFactor: 1 });
  return text === false ? undefined : text;
}

/** Strings are matched first, because they may contain comment delimiters. */
const textOrComment = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

function withoutComments(text: string): string {
  return text.replace(textOrComment, (found) => (found.startsWith("/") ? "" : found)).replace(/^[ \t]*\r?\n/gm, "");
}

function entryPoints(text: string): string {
  const { name, type, exports } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return `${JSON.stringify({ name, type, exports }, undefined, 1)}\n`;
}

/*
 * The declared types that contain a change. Several elements of one resource may have the same name: a field of
 * requests, a field of a response, a parameter of a list. Renames are safe without this, because the former name no
 * longer exists. Changes of defaults and types are not.
 */

/** The models on both sides of a release. */
export interface Models {
  readonly before: Model;
  readonly after: Model;
}

/** Returns names of declared types, or of their members: `OrderOperations.list`. An empty list means any type. */
export function typesHolding(path: readonly Step[], { before, after }: Models, isDefault = false): readonly string[] {
  const module = nameIn(path, "module");
  if (module !== undefined)
    return moduleTypes(
      pascalCase(module),
      path.some(({ kind }) => kind === "parameter"),
    );
  const resource = resourceIn(after, path);
  if (resource === undefined) return [];
  const shape = nameIn(path, "shape");
  if (shape !== undefined)
    return [shapeTypeName, rawShapeTypeName, inputShapeTypeName].map((name) => name(resource, shape));
  const operation = nameIn(path, "operation");
  if (operation !== undefined)
    return resource.operations.filter(({ name }) => name === operation).flatMap((one) => parameterTypes(resource, one));
  const old = resourceIn(before, path, resource.was);
  return resource.operations
    .filter((one) => writesFields(one, path, old, isDefault))
    .flatMap(({ operationId }) => [requestTypeName(operationId), decodedTypeName(operationId)]);
}

/** Returns the names that code may use for a field or query parameter of a resource in addition to its own. */
export function aliasesOf(path: readonly Step[], { before, after }: Models): readonly string[] {
  const last = path.at(-1)?.name ?? "";
  const resource = resourceIn(after, path);
  const resources = [resource, resourceIn(before, path, resource?.was)].flatMap((one) => one ?? []);
  const named = resources.flatMap(({ fields, operations }) => [...fields, ...operations.flatMap(({ query }) => query)]);
  return [
    ...new Set(named.filter(({ name, was }) => name === last || was.includes(last)).flatMap(({ aliases }) => aliases)),
  ];
}

function moduleTypes(name: string, isParameter: boolean): readonly string[] {
  if (isParameter) return [`${name}Parameters`];
  return ["Item", "Others", "Generated", "Page", "Results", "Answer"].flatMap((part) => [
    `${name}${part}`,
    `Raw${name}${part}`,
  ]);
}

function parameterTypes(resource: Resource, { name, operationId }: Operation): readonly string[] {
  const types = [
    parametersTypeName(operationId),
    decodedParametersTypeName(operationId, true),
    headersTypeName(operationId),
  ];
  return [...types, `${operationsTypeName(resource)}.${name}`];
}

/**
 * Returns whether an operation writes the fields with their defaults. Only `create` does, and only if the operation
 * created objects before.
 */
function writesFields(
  { name, was, request }: Operation,
  path: readonly Step[],
  old: Resource | undefined,
  isDefault: boolean,
): boolean {
  if (request?.kind === "fields") return !isDefault && request.fields.includes(path.at(-1)?.name ?? "");
  if (!isDefault) return request?.kind === "create" || request?.kind === "update";
  return (
    request?.kind === "create" &&
    (old?.operations.some((one) => [name, ...was].includes(one.name) && one.request?.kind === "create") ?? false)
  );
}

function resourceIn(
  { services }: Model,
  path: readonly Step[],
  formerNames: readonly string[] = [],
): Resource | undefined {
  const service = services.find(({ id }) => id === path[0]?.name);
  const names = [nameIn(path, "resource"), ...formerNames];
  return service?.kind === "resource" ? service.resources.find(({ id }) => names.includes(id)) : undefined;
}

function nameIn(path: readonly Step[], kind: string): string | undefined {
  return path.find((step) => step.kind === kind)?.name;
}
