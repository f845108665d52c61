import type { Operation, RequestHeader, Resource, ResourceService, Shape } from "../../../model/resource.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { readableResponses, readableShapes } from "../../../naming/readable-responses.ts";
import { inputShapeTypeName, rawShapeTypeName, shapeTypeName } from "../../../naming/type-names.ts";
import type { TypeScope } from "../../shared/typescript/resource-types.ts";
import { needsKey } from "../../../model/operations.ts";
import { defaultUrl } from "../../../naming/paths.ts";
import type { Fact } from "../../../model/fact.ts";
import { shapeFieldTypes, shapesWithin, typesWithin } from "../../../model/queries.ts";
import type { Type } from "../../../model/type.ts";
import { runtimeNames } from "../runtime.ts";

export interface ResourceScope {
  readonly service: ResourceService;
  readonly resource: Resource;
  readonly file: GeneratedFile;
  /** The scope of types in raw responses. */
  readonly answers: TypeScope;
  /** The scope of types in responses as the client returns them. */
  readonly given: TypeScope;
  /** The scope of types in requests, which accept `Date` values. */
  readonly requests: TypeScope;
}

export const moments = { answers: ["string"], requests: ["Date", "string"] } as const;

/** The import path of the shared shapes, relative to the files of the resources. */
const sharedModule = "../shapes.js";

export function resourceScope(service: ResourceService, resource: Resource, file: GeneratedFile): ResourceScope {
  const scope = { service, resource };
  const readable = new Set(readableShapes(resource).map(({ name }) => name));
  const nameOf =
    (name: typeof shapeTypeName, rawName = rawShapeTypeName) =>
    (shape: string): string => {
      const isShared = resource.shapes.some((one) => one.name === shape && one.shared);
      if (isShared) return file.importType(sharedModule, name(service, shape));
      const own = name(resource, shape);
      return readable.has(shape) && own === shapeTypeName(resource, shape) ? rawName(resource, shape) : own;
    };
  return {
    ...scope,
    file,
    answers: { ...scope, moments: moments.answers, shapeName: nameOf(shapeTypeName) },
    given: { ...scope, moments: moments.answers, shapeName: nameOf(shapeTypeName, shapeTypeName) },
    requests: { ...scope, moments: moments.requests, shapeName: nameOf(sentShapeName) },
  };
}

/** Returns the text between the date and the time, and after it, preferably of a declared format with an offset. */
export function dateTimeForm({ timestamps }: ResourceService): readonly [string, string] {
  const forms = (timestamps?.value ?? []).flatMap((form) => {
    const [, before, after] = /^YYYY-MM-DD(.)hh:mm:ss(.*)$/.exec(form) ?? [];
    return before === undefined ? [] : [[before, after!] as const];
  });
  return forms.find(([, after]) => after !== "") ?? forms[0] ?? ["T", "Z"];
}

/** Returns whether a client needs no options: its address is known, and it needs no key. */
export function takesNothing(service: ResourceService): boolean {
  return defaultUrl(service) !== undefined && !needsKey(service);
}

export function hasForms({ resources }: ResourceService): boolean {
  return resources.some((resource) => readableResponses(resource) !== undefined);
}

/** Returns whether any call must name a tenant if its client does not. */
export function needsTenant({ tenant, resources }: ResourceService): boolean {
  return tenant !== undefined && resources.some(({ operations }) => operations.some(isOfTenant));
}

export function isOfTenant({ tenant }: Operation): boolean {
  return tenant === "required";
}

/** Header fields of requests for which a call has an option. */
export type Condition = "idempotency-key" | "if-match";

const conditions: readonly string[] = ["idempotency-key", "if-match"] satisfies readonly Condition[];

export function isCondition({ name }: RequestHeader): boolean {
  return conditions.includes(name.toLowerCase());
}

export function conditionHeader({ headers }: Operation, condition: Condition): RequestHeader | undefined {
  return headers.find(({ name }) => name.toLowerCase() === condition);
}

export function typeParameters(parameters: readonly string[]): string {
  return parameters.length === 0 ? "" : `<${parameters.join(", ")}>`;
}

export function formParameter(file: GeneratedFile): string {
  return `As extends ${runtimeType(file, "AnswerForm")} = "readable"`;
}

export type ShapeOwner = Pick<Resource, "id" | "shapes">;

export interface ShapeUse {
  /** The shapes that have the same type in both. */
  readonly plain: readonly Shape[];
  /** Shapes with a separate request type that accepts more than a response contains, such as a `Date`. */
  readonly input: readonly Shape[];
  readonly taken: readonly Shape[];
}

export function shapeUse(
  owner: ShapeOwner,
  responses: readonly Fact<Type>[],
  requests: readonly Fact<Type>[],
): ShapeUse {
  const sent = shapesWithin(owner, requests);
  const input = sent.filter((shape) => holdsMoment(owner, shape));
  const taken = sent.filter((shape) => !input.includes(shape));
  const plain = new Set([...shapesWithin(owner, responses), ...taken]);
  return { plain: owner.shapes.filter((shape) => plain.has(shape)), input, taken };
}

export function sentShapeName(owner: ShapeOwner, name: string): string {
  const shape = owner.shapes.find((one) => one.name === name);
  return shape !== undefined && holdsMoment(owner, shape)
    ? inputShapeTypeName(owner, name)
    : shapeTypeName(owner, name);
}

function referencesTo(shapes: readonly Shape[]): readonly Fact<Type>[] {
  return shapes.map(({ name, place }) => ({
    status: "documented",
    value: { kind: "shape", shape: name, place },
    place,
  }));
}

export function sharedShapeUse(service: ResourceService, types: (resource: Resource) => TypeUse): ShapeUse {
  const references = (side: keyof TypeUse): readonly Fact<Type>[] =>
    service.resources.flatMap((resource) =>
      referencesTo(shapesWithin(resource, types(resource)[side]).filter(({ shared }) => shared)),
    );
  return shapeUse(service, references("answers"), references("requests"));
}

export interface TypeUse {
  readonly answers: readonly Fact<Type>[];
  readonly requests: readonly Fact<Type>[];
}

function holdsMoment(owner: ShapeOwner, shape: Shape): boolean {
  const inside = shapesWithin(owner, referencesTo([shape]));
  return inside.some((one) => shapeFieldTypes(owner, one).some(isMoment));
}

function isMoment(type: Fact<Type>): boolean {
  const known = type.value;
  return known !== undefined && [...typesWithin(known)].some(({ kind }) => kind === "timestamp");
}

const files = {
  "resource/client/operation-parts.js": ["addConditions", "tellAnswer", "writeRequest"],
  "resource/client/client.js": ["createResourceClient"],
  "resource/client/check.js": ["AnswerError", "AnswerFinding", "checker", "requestValidator"],
  "http/client/errors.js": ["Finding", "TransportError", "TransportErrorKind", "ValidationError"],
  "resource/client/convert.js": ["readable", "ToWire", "toWire"],
  "resource/client/each.js": ["each", "Each"],
  "resource/client/page.js": ["AskPage", "ListPage", "page", "PageStart"],
  "resource/client/error.js": ["ErrorDetail", "fieldMessages", "ResourceError"],
  "http/client/extras.js": ["first", "requestsPerMinute", "withResponse", "WithResponse"],
  "http/client/log.js": ["LogTarget", "logTo"],
  "resource/client/media.js": [
    "download",
    "form",
    "giveUnread",
    "MediaOptions",
    "MediaResponse",
    "MediaSource",
    "unread",
    "upload",
  ],
  "core/deep-object.js": ["bracketPairs", "deepPairs"],
  "resource/client/wait.js": ["Polled", "wait", "WaitCall", "WaitError", "WaitErrorCode", "waitFor", "WaitOptions"],
  "resource/client/options.js": [
    "AnswerForm",
    "AnswerOptions",
    "CheckAnswer",
    "CheckedAnswer",
    "InForm",
    "KeyOptions",
    "KeySource",
    "Last",
    "MatchOptions",
    "NeededKeyOptions",
    "NeededMatchOptions",
    "NeededTenantOptions",
    "RefuseWithoutTenant",
    "ResultMember",
    "TenantOptions",
    "ValidatedRequest",
    "ValidateRequest",
    "With",
    "WithLists",
    "WithOptional",
    "WithStatus",
  ],
  "http/client/options.js": [
    "CallOptions",
    "Log",
    "MoreHeaders",
    "OnRequest",
    "OnResponse",
    "RateLimit",
    "RequestView",
    "RetryOptions",
    "TransportOptions",
  ],
} as const;

export const resourceRuntime = runtimeNames(files);
export const { runtimeValue, runtimeType, exportRuntimeValue, exportRuntimeType } = resourceRuntime;
