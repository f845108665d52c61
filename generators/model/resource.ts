import type { Fact } from "./fact.ts";
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
  readonly place: Place;
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
  readonly description: Fact<string> | undefined;
  readonly place: Place;
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
  readonly origin: Fact<true>;
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
  readonly origin: Fact<true>;
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
