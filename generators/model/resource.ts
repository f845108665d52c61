import type { Fact, Origin } from "./fact.ts";
import type { Place } from "./place.ts";
import type { ErrorCode, OpenFact, ServiceHead } from "./service.ts";
import type { DefaultValue } from "./query.ts";
import type { Type } from "./type.ts";
import type { ValueSet } from "./value-set.ts";

/** A service of resources with operations over HTTP and JSON. */
export interface ResourceService extends ServiceHead {
  readonly kind: "resource";
  readonly mediaType: string;
  readonly authentication: Authentication;
  /** Undefined where nothing is tenant-scoped. */
  readonly tenant: TenantParameter | undefined;
  readonly requestErrors: RequestErrors;
  /** The forms of a date/time in a request, such as `YYYY-MM-DD hh:mm:ssZ`, where `Z` is `Z` or an offset. Undefined: any text. */
  readonly timestamps: Fact<readonly string[]> | undefined;
  readonly errorBody: Fact<ErrorBody>;
  readonly errors: readonly ErrorCode[];
  readonly resources: readonly Resource[];
  readonly valueSets: readonly ValueSet[];
  readonly facts: readonly OpenFact[];
}

export interface Authentication {
  readonly transports: readonly KeyTransport[];
  readonly keyKinds: readonly KeyKind[];
}

export type KeyTransport =
  | { readonly kind: "query"; readonly name: Fact<string>; readonly place: Place }
  | { readonly kind: "header"; readonly name: Fact<string>; readonly place: Place }
  | { readonly kind: "bearer"; readonly place: Place };

export interface KeyKind {
  readonly id: string;
  readonly title: string;
  readonly scope: Fact<"global" | "tenant">;
  readonly access: "full" | "read-only";
  readonly description: string | undefined;
  readonly place: Place;
}

/** The query parameter that names the tenant a request is about. */
export interface TenantParameter {
  readonly name: string;
  readonly description: string;
  /** The error code where a request needs it and has none. */
  readonly missing: Fact<string> | undefined;
  readonly place: Place;
}

/** The error codes that answer what is wrong with a request; a field may name others. */
export interface RequestErrors {
  /** The body is not a JSON object. */
  readonly malformed: Fact<string> | undefined;
  /** A field that the body needs is not there. */
  readonly missing: Fact<string> | undefined;
  /** A value that is none, two values for one field, or an unknown name. */
  readonly invalid: Fact<string> | undefined;
}

/** The JSON object an error is answered with: `code` and `message` inside an object of the given name. */
export interface ErrorBody {
  readonly envelope: string;
}

export interface Resource {
  /** The name of its file below `resources/`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What the API calls the object; undefined where it is not an object of the API's own, such as a token. */
  readonly object: string | undefined;
  /** What a client calls the group of its operations, where that is not the plural of the id. */
  readonly collection: string | undefined;
  readonly path: string;
  readonly pathAliases: readonly string[];
  /** The table the objects come from. */
  readonly table: string | undefined;
  readonly idField: string | undefined;
  readonly labelField: string | undefined;
  readonly scope: Scope;
  readonly fields: readonly Field[];
  readonly requiredOnCreate: readonly Requirement[];
  readonly destinations: Destinations | undefined;
  /** Named object shapes that answers are made of. */
  readonly shapes: readonly Shape[];
  readonly operations: readonly Operation[];
  readonly states: StateMachine | undefined;
  readonly identities: readonly Identity[];
  readonly rules: readonly Rule[];
  readonly facts: readonly OpenFact[];
  readonly origin: Origin;
  readonly place: Place;
}

export type Scope =
  | { readonly kind: "tenant" }
  /** Objects of one tenant, or shared by all when the flag is given. */
  | { readonly kind: "tenant-or-shared"; readonly flag: string; readonly value: string }
  | { readonly kind: "global" };

export interface Field {
  /** The source field. */
  readonly name: string;
  /** Other names a request may use for it, the preferred one first. */
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly default: Fact<DefaultValue> | undefined;
  /** Where the field stands: in requests, in answers, or both. */
  readonly use: "request" | "response" | "both";
  readonly secret: boolean;
  /** Whether the whole list is replaced when it is supplied. */
  readonly replaced: boolean;
  /** Whether the empty text counts as no value: as missing where the field is needed, as invalid elsewhere. */
  readonly empty: Fact<"missing"> | undefined;
  /** In place of the service's `requestErrors`. */
  readonly errors: FieldErrors;
  readonly description: Fact<string> | undefined;
  readonly origin: Origin;
  readonly place: Place;
}

export interface FieldErrors {
  /** Of a field that no request needs: where a server refuses to do without. */
  readonly missing: Fact<string> | undefined;
  readonly invalid: Fact<string> | undefined;
}

/** What a create needs: each of these. */
export type Requirement =
  | { readonly kind: "field"; readonly field: string; readonly place: Place }
  | { readonly kind: "any-of"; readonly fields: readonly string[]; readonly place: Place };

/** Slots of an object that point to other objects, each with a list of `<TYPE>-<id>` strings. */
export interface Destinations {
  /** The request field that holds all slots in one object. */
  readonly objectField: string;
  readonly slots: readonly DestinationSlot[];
  /** The pattern of one destination. */
  readonly pattern: Fact<string>;
  readonly bareNumbers: Fact<boolean>;
  /** What a bare number stands for: with `EXT`, 100 means `EXT-100`. */
  readonly bareNumberType: Fact<string> | undefined;
}

export interface DestinationSlot {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly place: Place;
}

export interface Shape {
  readonly name: string;
  readonly title: string;
  /** The shape whose fields come first. */
  readonly extends: string | undefined;
  readonly fields: readonly ShapeField[];
  /** Whether fields beyond these may stand in an answer. */
  readonly open: boolean;
  readonly origin: Origin;
  readonly place: Place;
}

export interface ShapeField {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly secret: boolean;
  readonly description: string | undefined;
  readonly place: Place;
}

export interface Operation {
  /** `list`, `get`, `create`, `update`, `delete`, or a word of the document's own, such as `generate`. */
  readonly name: string;
  /** The name that clients and OpenAPI know it by, unique in the service: `listPagingGroups`. */
  readonly operationId: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Below the base URL. `{…}` is the object's id. */
  readonly path: string;
  /** The kinds of key that may call it. */
  readonly keys: readonly string[];
  readonly tenant: "required" | "optional" | "none";
  readonly query: readonly QueryParameter[];
  readonly request: RequestBody | undefined;
  readonly response: Response;
  readonly errors: readonly string[];
  readonly examples: readonly Example[];
  readonly origin: Origin;
  readonly place: Place;
}

export interface QueryParameter {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly description: string;
  readonly place: Place;
}

export type RequestBody =
  /** The fields named, some of them required. */
  | { readonly kind: "fields"; readonly fields: readonly string[]; readonly required: readonly string[] }
  /** All fields that a request may carry, and the destinations; required as on create. */
  | { readonly kind: "create" }
  /** Only the fields to change. */
  | { readonly kind: "update" };

export interface Response {
  /** The HTTP status of success. */
  readonly httpStatus: Fact<number>;
  readonly body: Fact<Type>;
}

export interface Example {
  readonly title: string;
  /** JSON values; undefined where the example shows the other side only. */
  readonly request: unknown;
  readonly response: unknown;
}

export interface StateMachine {
  readonly subject: string;
  readonly initial: StateReference;
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
  readonly place: Place;
}

export interface StateReference {
  readonly state: string;
  readonly place: Place;
}

export interface State {
  readonly name: string;
  readonly title: string;
  /** The state of which this one is a special case. */
  readonly refines: StateReference | undefined;
  readonly when: string | undefined;
  readonly place: Place;
}

export interface Transition {
  readonly from: StateReference;
  readonly to: StateReference;
  readonly trigger: Trigger;
  readonly condition: string | undefined;
  readonly effects: readonly string[];
  readonly origin: Origin;
  readonly place: Place;
}

export type Trigger =
  | { readonly kind: "operation"; readonly operation: string; readonly place: Place }
  | { readonly kind: "event"; readonly event: string };

/** One step of the order in which an identity is looked for. */
export interface Identity {
  readonly name: string;
  readonly title: string;
  readonly table: string;
  readonly column: string;
  readonly condition: string | undefined;
}

export interface Rule {
  readonly text: Fact<string>;
  readonly error: string | undefined;
  readonly place: Place;
}
