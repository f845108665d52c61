import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type {
  Access,
  Field,
  Operation,
  OperationError,
  QueryParameter,
  Response,
  Shape,
  RequestBody,
  Form,
  ListSeparator,
  DeepObject,
} from "../model/resource.ts";
import { type Binding, indexBy } from "./binding.ts";
import { readFact, readFieldDefault, readLifecycle, readOptionalFact, readOrigin, within } from "./fact.ts";
import { listOf } from "./plain-types.ts";
import { readDescribedType, type TypeScope, readType } from "./types.ts";
import { readExamples } from "./values.ts";
import { readFieldRules } from "./rules.ts";
import { readRequestHeader } from "./response.ts";
import { readListParameters } from "./list-parameters.ts";
import {
  pathEntries,
  readPathParameters,
  type PathScope,
  requestFields,
  requiredFields,
} from "./request-parameters.ts";
import {
  asMap,
  asText,
  entriesOf,
  entryOf,
  flagOf,
  itemsOf,
  mapOf,
  need,
  textOf,
  textsOf,
  valueOf,
  asBoolean,
  asNumber,
} from "./read-node.ts";
import { references, resolve } from "./resolve.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { readErrorResponses, readMediaTypes, readResponses } from "./responses.ts";
import type { Fact } from "../model/fact.ts";
import { ownFieldsOf } from "../model/operations.ts";
import type { FileType, ListType, Type } from "../model/type.ts";

export interface OperationScope extends Omit<ResourceScope, "shapes"> {
  readonly types: TypeScope;
  readonly fields: ReadonlyMap<string, Field>;
  readonly shapes: readonly Shape[];
  readonly paths: PathScope;
}

export function bindOperations(binding: Binding, node: Node | undefined, scope: OperationScope): readonly Operation[] {
  return entriesOf(node).map((entry) => bindOperation(binding, entry, scope));
}

function bindOperation(outer: Binding, entry: MapEntry, scope: OperationScope): Operation {
  const map = asMap(entry.value);
  const binding = within(outer, map);
  const path = need(map, "path");
  const responses = readResponses(binding, need(map, "response"), scope.types);
  const query = readQuery(binding, map, responses, scope);
  const names = indexBy(query, ({ name }) => name);
  return {
    name: entry.key,
    operationId: asText(need(map, "operationId")),
    documentName: textOf(map, "documentName"),
    summary: asText(need(map, "summary")),
    description: textOf(map, "description"),
    method: asText(need(map, "method")) as Operation["method"],
    path: asText(path),
    pathPlace: path.place,
    baseUrl: textOf(map, "baseUrl"),
    pathParameters: readPathParameters(binding, asText(path), path.place, {
      ...scope.paths,
      parameters: new Map([...scope.paths.parameters, ...pathEntries(valueOf(map, "pathParameters"))]),
    }),
    access: readAccess(binding, map, entry, scope),
    tenant: readTenantUse(binding, map, entry, scope),
    query,
    queryRules: readFieldRules(binding, itemsOf(valueOf(map, "rules")), {
      noun: "parameter",
      names,
      errors: scope.errors,
    }),
    headers: entriesOf(valueOf(map, "headers")).map((header) => readRequestHeader(binding, header, scope.types)),
    request: readRequest(binding, valueOf(map, "request"), scope),
    responses,
    errors: itemsOf(valueOf(map, "errors")).map((item) => readError(binding, item, scope.errors)),
    errorResponses: readErrorResponses(binding, valueOf(map, "errorResponses"), scope.types),
    examples: readExamples(valueOf(map, "examples")),
    ...readLifecycle(binding, map),
    origin: binding.origin,
    place: entry.keyPlace,
  };
}

function readAccess(
  binding: Binding,
  map: MapNode,
  { keyPlace }: MapEntry,
  { keyKinds, scopes: known }: OperationScope,
): Access {
  const keys = entryOf(map, "keys");
  const scopes = references(binding, map, "scopes", "scope", known);
  if (keyKinds === undefined) {
    if (keys?.value.kind === "list") {
      binding.diagnostics.push(
        diagnostic("undefined-by-service", keys.keyPlace, { key: "keys", section: "authentication" }),
      );
    }
    return { kind: "open" };
  }
  if (keys === undefined) {
    binding.diagnostics.push(
      diagnostic("missing-choice", keyPlace, {
        key: "keys",
        section: "authentication",
        values: "a list of kinds of key, or `none`",
      }),
    );
    return { kind: "open" };
  }
  if (keys.value.kind === "list")
    return { kind: "keys", keys: references(binding, map, "keys", "key kind", keyKinds), scopes };
  if (scopes.length > 0) binding.diagnostics.push(diagnostic("scopes-without-key", keys.keyPlace, {}));
  return { kind: "open" };
}

function readTenantUse(
  binding: Binding,
  map: MapNode,
  { keyPlace }: MapEntry,
  { hasTenants }: OperationScope,
): Operation["tenant"] {
  const tenant = entryOf(map, "tenant");
  const use = tenant === undefined ? "none" : (asText(tenant.value) as Operation["tenant"]);
  if (hasTenants && tenant === undefined) {
    binding.diagnostics.push(
      diagnostic("missing-choice", keyPlace, {
        key: "tenant",
        section: "tenant",
        values: "`required`, `optional` or `none`",
      }),
    );
  }
  if (hasTenants || tenant === undefined || use === "none") return use;
  binding.diagnostics.push(diagnostic("undefined-by-service", tenant.keyPlace, { key: "tenant", section: "tenant" }));
  return "none";
}

function readQuery(
  binding: Binding,
  map: MapNode,
  responses: readonly Response[],
  scope: OperationScope,
): readonly QueryParameter[] {
  return [
    ...readListParameters(binding, mapOf(map, "list"), { ...scope, answer: responses[0]?.body }),
    ...entriesOf(valueOf(map, "query")).map((entry) => readQueryParameter(binding, entry, scope)),
  ];
}

function readQueryParameter(outer: Binding, entry: MapEntry, scope: OperationScope): QueryParameter {
  const map = asMap(entry.value);
  const binding = within(outer, map);
  return {
    name: entry.key,
    aliases: textsOf(valueOf(map, "aliases")),
    ...readDescribedType(binding, map, scope.types),
    required: flagOf(map, "required"),
    default: readOptionalFact(binding, map, "default", readFieldDefault),
    role: undefined,
    separator: separatorOf(map),
    deepObject: deepObjectOf(map),
    ...readLifecycle(binding, map),
    place: entry.keyPlace,
  };
}

function separatorOf(map: MapNode): ListSeparator | undefined {
  const style = textOf(map, "style");
  if (style === "spaceDelimited") return " ";
  if (style === "pipeDelimited") return "|";
  const explode = valueOf(map, "explode");
  return explode !== undefined && !flagOf(map, "explode") ? "," : undefined;
}

function deepObjectOf(map: MapNode): DeepObject | undefined {
  const style = textOf(map, "style");
  return style === "deepObject" ? "indices" : style === "brackets" ? "brackets" : undefined;
}

/** Reads a code, or `{ code, by }` if a decision adds it. */
function readError(binding: Binding, item: Node, errors: OperationScope["errors"]): OperationError {
  const code = item.kind === "map" ? need(item, "code") : item;
  resolve(binding, "error code", asText(code), errors, code.place);
  return { code: asText(code), origin: item.kind === "map" ? readOrigin(binding, item) : binding.origin };
}

interface RequestScope {
  readonly types: TypeScope;
  readonly fields: ReadonlyMap<string, Field>;
}

function readRequest(binding: Binding, node: Node | undefined, scope: RequestScope): RequestBody | undefined {
  if (node === undefined) return undefined;
  if (node.kind === "scalar") return { kind: asText(node) === "create" ? "create" : "update" };
  const map = asMap(node);
  const [body, mediaTypes] = [valueOf(map, "body"), valueOf(map, "mediaTypes")];
  if (mediaTypes !== undefined) return mediaBody(binding, map, mediaTypes);
  return body === undefined ? fieldsBody(binding, map, scope) : ownBody(binding, map, body, scope);
}

/** Reads the fields of a body: names of the resource's fields, or a mapping of fields that only the form has. */
function fieldsBody(binding: Binding, map: MapNode, scope: RequestScope): RequestBody {
  const fields = valueOf(map, "fields");
  const listed = fields?.kind === "list" ? fields.items : [];
  const names = requestFields(binding, "The body", listed, scope.fields);
  const form = readForm(binding, map, scope);
  const own = ownFieldsOf(form).map(({ name }) => name);
  const required = requiredFields(binding, itemsOf(valueOf(map, "required")), [...names, ...own]);
  const requiredOwn = [fields, valueOf(map, "files")].flatMap(requiredIn);
  return { kind: "fields", fields: names, required: [...new Set([...required, ...requiredOwn])], form };
}

function ownBody(binding: Binding, map: MapNode, body: Node, { types }: RequestScope): RequestBody {
  const type = readFact(binding, body, (node) => readType(binding, node, types));
  return {
    kind: "own",
    type,
    optional: flagOf(map, "optional"),
    ...readMediaTypes(binding, map, types),
    place: body.place,
  };
}

function mediaBody(binding: Binding, map: MapNode, mediaTypes: Node): RequestBody {
  const maxBytes = readOptionalFact(binding, map, "maxBytes", asNumber);
  return {
    kind: "media",
    mediaTypes: textsOf(mediaTypes),
    maxBytes,
    optional: flagOf(map, "optional"),
    place: mediaTypes.place,
  };
}

function readForm(binding: Binding, map: MapNode, { types }: RequestScope): Form | undefined {
  const [form, given] = [entryOf(map, "form"), entryOf(map, "files")];
  const isMultipart = form !== undefined && asText(form.value) === "multipart";
  if (given !== undefined && !isMultipart)
    binding.diagnostics.push(diagnostic("files-without-form", given.keyPlace, {}));
  if (form === undefined) return undefined;
  return {
    kind: asText(form.value) as Form["kind"],
    deepObject: deepObjectOf(map),
    fields: mapEntriesOf(valueOf(map, "fields")).map((entry) =>
      formField(binding, entry, (within) =>
        readFact(within, need(asMap(entry.value), "type"), (node) => readType(within, node, types)),
      ),
    ),
    files: entriesOf(valueOf(map, "files")).map((entry) =>
      formField(binding, entry, (within) => {
        return { status: "documented", value: fileType(within, asMap(entry.value)), place: entry.keyPlace };
      }),
    ),
    place: form.keyPlace,
  };
}

/** Returns the entries of a mapping, or none if the node is a list. */
function mapEntriesOf(node: Node | undefined): readonly MapEntry[] {
  return node?.kind === "map" ? node.entries : [];
}

/** Returns the names of the fields or files that a request must contain. */
function requiredIn(node: Node | undefined): readonly string[] {
  return mapEntriesOf(node)
    .filter(({ value }) => flagOf(asMap(value), "required"))
    .map(({ key }) => key);
}

/** Reads a field or a file that only one form contains. */
function formField(
  outer: Binding,
  { key, value, keyPlace }: MapEntry,
  typeOf: (binding: Binding) => Fact<Type>,
): Field {
  const map = asMap(value);
  const binding = within(outer, map);
  return {
    name: key,
    aliases: [],
    type: typeOf(binding),
    default: undefined,
    use: "request",
    secret: readOptionalFact(binding, map, "secret", asBoolean),
    nullable: undefined,
    replaced: false,
    empty: undefined,
    errors: { missing: undefined, invalid: undefined },
    description: readOptionalFact(binding, map, "description", asText),
    ...readLifecycle(binding, map),
    origin: binding.origin,
    place: keyPlace,
  };
}

/** If several files are allowed, the type is a list. */
function fileType(binding: Binding, map: MapNode): Type {
  const maxBytes = readOptionalFact(binding, map, "maxBytes", asNumber);
  const file: FileType = { kind: "file", mediaTypes: textsOf(need(map, "mediaTypes")), maxBytes };
  const maxItems = readOptionalFact(binding, map, "maxFiles", asNumber);
  return maxItems === undefined ? file : ({ ...listOf(file), maxItems } satisfies ListType);
}
