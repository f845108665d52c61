import type { Example } from "./example.ts";
import type { Fact, Origin } from "./fact.ts";
import type { FieldRule } from "./field-rules.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { Place } from "./place.ts";
import type { Poll } from "./poll.ts";
import type { ErrorCode, OpenFact, ServiceHead } from "./service.ts";
import type { DefaultValue } from "./query.ts";
import type { Type } from "./type.ts";
import type { ValueSet } from "./value-set.ts";

/** A service of resources with operations over HTTP and JSON. */
export interface ResourceService extends ServiceHead {
  readonly kind: "resource";
  readonly mediaType: string;
  /** Undefined where requests carry no key. */
  readonly authentication: Authentication | undefined;
  /** Undefined where nothing is tenant-scoped. */
  readonly tenant: TenantParameter | undefined;
  readonly requestErrors: RequestErrors;
  /**
   * The forms of a date/time in a request, such as `YYYY-MM-DD hh:mm:ssZ`, where `Z` is `Z` or an offset. Undefined: as
   * in RFC 3339.
   */
  readonly timestamps: Fact<readonly string[]> | undefined;
  /** What becomes of fields in a body of fields that a request cannot set. Undefined where nothing is said of it. */
  readonly unknownFields: Fact<"ignored" | "refused"> | undefined;
  readonly errorBody: Fact<ErrorBody>;
  /** The member of an error beside its code that says one by one what is wrong; undefined where there is none. */
  readonly errorDetails: Fact<string> | undefined;
  readonly errors: readonly ErrorCode[];
  readonly resources: readonly Resource[];
  /** Object shapes that resources share. */
  readonly shapes: readonly Shape[];
  readonly valueSets: readonly ValueSet[];
  readonly facts: readonly OpenFact[];
}

export interface Authentication {
  readonly transports: readonly KeyTransport[];
  readonly keyKinds: readonly KeyKind[];
  /** What callers may be allowed to do, beyond the kind of their key. */
  readonly scopes: readonly AccessScope[];
}

export interface AccessScope {
  readonly name: string;
  readonly description: string;
  readonly place: Place;
}

export type KeyTransport =
  | { readonly kind: "query"; readonly name: Fact<string>; readonly place: Place }
  | { readonly kind: "header"; readonly name: Fact<string>; readonly place: Place }
  | {
      readonly kind: "bearer";
      /** What the tokens look like, such as `JWT`. */
      readonly format: string | undefined;
      /** How a client gets one by OAuth 2. */
      readonly flows: readonly OAuthFlow[];
      readonly place: Place;
    };

export interface OAuthFlow {
  readonly kind: "authorizationCode" | "clientCredentials";
  readonly authorizationUrl: string | undefined;
  readonly tokenUrl: string;
  readonly refreshUrl: string | undefined;
}

export interface KeyKind {
  readonly id: string;
  readonly title: Fact<string>;
  readonly scope: Fact<"global" | "tenant">;
  readonly access: "full" | "read-only";
  /** Where keys of this kind may stand; undefined where any place will do. */
  readonly in: readonly KeyTransport["kind"][] | undefined;
  readonly description: string | undefined;
  /** Of the kind as a whole. */
  readonly origin: Origin;
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

/** The error codes that answer what is wrong with a request, by what is wrong; a field may name others. */
export type RequestErrors = { readonly [Situation in RequestFault]: Fact<string> | undefined };

/** What may be wrong with a request, or with the service, as far as a server can tell without its handlers. */
export const requestFaults = [
  // The body is not a JSON object.
  "malformed",
  // A field that the body needs is not there.
  "missing",
  // A value that is none, two values for one field, or an unknown name.
  "invalid",
  "noKey",
  "unknownKey",
  "addressNotAllowed",
  // A global key in place of a tenant's, or the other way round.
  "otherScopeNeeded",
  "writableKeyNeeded",
  // The caller lacks a scope that the operation asks for.
  "scopeNeeded",
  "tenantUnknown",
  "pathUnknown",
  "methodNotAllowed",
  "otherMediaType",
  "tooLarge",
  "tooMany",
  // `If-Match` names another state.
  "preconditionFailed",
  // An `Idempotency-Key` with another request.
  "idempotencyKeyReused",
  // The same request again, whose answer cannot be given twice.
  "answerNotKept",
  "failed",
  // What the service needs, such as a database, cannot be asked now.
  "unavailable",
] as const;

export type RequestFault = (typeof requestFaults)[number];

/** The JSON object an error is answered with. */
export interface ErrorBody {
  /** The member that holds the other two; undefined where they are at the top. */
  readonly envelope: string | undefined;
  /** The members that hold the code and the message. */
  readonly code: string;
  readonly message: string;
}

export interface Resource extends Lifecycle {
  /** The name of its file below `resources/`. */
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  /** What the API calls the object; undefined where it is not an object of the API's own, such as a token. */
  readonly object: string | undefined;
  /** What a client calls the group of its operations, where that is not the plural of the id. */
  readonly collection: string | undefined;
  readonly path: string;
  readonly pathAliases: readonly string[];
  /** Where the path and each alias stand. */
  readonly pathPlaces: ReadonlyMap<string, Place>;
  /** The table the objects come from. */
  readonly table: string | undefined;
  readonly idField: string | undefined;
  readonly labelField: string | undefined;
  readonly scope: Fact<Scope>;
  readonly fields: readonly Field[];
  readonly requiredOnCreate: readonly Requirement[];
  readonly destinations: Destinations | undefined;
  /**
   * Named object shapes that bodies and answers are made of: the resource's own, then those that the service shares.
   */
  readonly shapes: readonly Shape[];
  readonly operations: readonly Operation[];
  readonly states: StateMachine | undefined;
  readonly identities: readonly Identity[];
  readonly rules: readonly Rule[];
  /** What holds between the fields of a body. */
  readonly fieldRules: readonly FieldRule[];
  readonly facts: readonly OpenFact[];
  readonly origin: Origin;
  readonly place: Place;
}

export type Scope =
  | { readonly kind: "tenant" }
  /** Objects of one tenant, or shared by all when the flag is given. */
  | { readonly kind: "tenant-or-shared"; readonly flag: string; readonly value: string }
  | { readonly kind: "global" };

export type SharedScope = Extract<Scope, { readonly kind: "tenant-or-shared" }>;

export interface Field extends Lifecycle {
  /** The source field. */
  readonly name: string;
  /** Other names a request may use for it, the preferred one first. */
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly default: Fact<FieldDefault> | undefined;
  /** Where the field stands: in requests, in answers, or both. */
  readonly use: "request" | "response" | "both";
  /** Whether the value is never to be logged or shown; undefined where it is no secret. */
  readonly secret: Fact<boolean> | undefined;
  /**
   * Whether a request may give null: an update removes the value by it, a create then has none. Absence leaves the
   * value as it is.
   */
  readonly nullable: Fact<boolean> | undefined;
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

/** What a field or a parameter is where a request gives none. */
export type FieldDefault = DefaultValue | boolean;

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
  /** How many destinations a slot has at most. */
  readonly maxItems: Fact<number> | undefined;
  /** Of one destination, in characters. */
  readonly maxLength: Fact<number> | undefined;
  /** What becomes of other names in the object field. Undefined: as the service has it of unknown fields. */
  readonly unknownSlots: Fact<"ignored" | "refused"> | undefined;
}

export interface DestinationSlot {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly place: Place;
}

export interface Shape extends Lifecycle {
  readonly name: string;
  /** Whether the service shares it among its resources. */
  readonly shared: boolean;
  readonly title: string;
  /** What such an object is, in Markdown. */
  readonly description: string | undefined;
  /** The shape whose fields come first. */
  readonly extends: string | undefined;
  readonly fields: readonly ShapeField[];
  /** Whether responses have no other fields. Otherwise they may have others, which clients ignore. */
  readonly closed: boolean;
  /** Whether requests may have other fields, which are kept. Otherwise requests with others are refused. */
  readonly extensible: boolean;
  /** The type of other fields, which requests and responses may have; undefined where they may have any type. */
  readonly additionalProperties: Fact<Type> | undefined;
  /** What holds between its fields in a request. */
  readonly fieldRules: readonly FieldRule[];
  /**
   * The shape of its items, where it is a page that an operation answers with: made of the service's form of a page.
   */
  readonly pageOf: string | undefined;
  readonly origin: Origin;
  readonly place: Place;
}

export interface ShapeField extends Lifecycle {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly secret: Fact<boolean> | undefined;
  /** Of the object's own fields in an answer, what the resource says of them, unless the shape says it. */
  readonly description: Fact<string> | undefined;
  readonly place: Place;
}

export interface Operation extends Lifecycle {
  /** `list`, `get`, `create`, `update`, `delete`, or a word of the document's own, such as `generate`. */
  readonly name: string;
  /** The name that clients and OpenAPI know it by, unique in the service: `listPagingGroups`. */
  readonly operationId: string;
  /** The operation id in OpenAPI documents, if it differs. */
  readonly documentName: string | undefined;
  readonly summary: string;
  readonly description: string | undefined;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Below the base URL, with its parameters in braces. */
  readonly path: string;
  readonly pathPlace: Place;
  /** What the path holds in braces, in its order. */
  readonly pathParameters: readonly PathParameter[];
  readonly access: Access;
  readonly tenant: "required" | "optional" | "none";
  readonly query: readonly QueryParameter[];
  /** What holds between the query parameters. */
  readonly queryRules: readonly FieldRule[];
  readonly headers: readonly RequestHeader[];
  readonly request: RequestBody | undefined;
  /** The answers of success, at least one. Where there are several, each has a known status of its own. */
  readonly responses: readonly Response[];
  readonly errors: readonly OperationError[];
  /** The responses other than those of success, each with a status of its own. */
  readonly errorResponses: readonly ErrorResponse[];
  readonly examples: readonly Example[];
  readonly origin: Origin;
  readonly place: Place;
}

/**
 * Who may call an operation: anybody, or a caller with a key of one of these kinds, who has all of the scopes where
 * scopes limit it.
 */
export type Access =
  | { readonly kind: "open" }
  | { readonly kind: "keys"; readonly keys: readonly string[]; readonly scopes: readonly string[] };

/** An error code that an operation may be answered with, and who says that it may. */
export interface OperationError {
  readonly code: string;
  readonly origin: Origin;
}

export interface PathParameter {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly description: string | undefined;
  /** Whether it is the id of the resource's object. */
  readonly isId: boolean;
  readonly place: Place;
}

/** In a request, a list is one parameter for each item, and a boolean is `true` or `false`. */
export interface QueryParameter extends Lifecycle {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly default: Fact<FieldDefault> | undefined;
  /** What it does to the list that the operation answers with. */
  readonly role: ListRole | undefined;
  readonly description: string | undefined;
  readonly place: Place;
}

export type ListRole =
  /** Only the items whose field has the value. */
  | { readonly kind: "filter"; readonly field: string }
  /** The order of the items: names of fields, with `-` before those that go down. */
  | { readonly kind: "sort" }
  /** How many items at most. */
  | { readonly kind: "limit" }
  /** Only the items after this one. */
  | { readonly kind: "after" }
  /** The number of items to skip. */
  | { readonly kind: "offset" }
  /** Which page: the number that the first one has, and those after it. */
  | { readonly kind: "number"; readonly first: number };

/** A header field of a request. */
export interface RequestHeader extends Lifecycle {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly place: Place;
}

/** A header field of an answer. */
export interface ResponseHeader extends Lifecycle {
  readonly name: string;
  readonly type: Fact<Type>;
  /** Whether an answer may lack it. */
  readonly optional: boolean;
  readonly description: string | undefined;
  readonly place: Place;
}

export type RequestBody =
  /** The fields named, some of them required; with files, where it is a form of several parts. */
  | {
      readonly kind: "fields";
      readonly fields: readonly string[];
      readonly required: readonly string[];
      readonly form: Form | undefined;
    }
  /** All fields that a request may carry, and the destinations; required as on create. */
  | { readonly kind: "create" }
  /** Only the fields to change. */
  | { readonly kind: "update" }
  /** A JSON value of its own type, such as a list for many objects at once. */
  | { readonly kind: "own"; readonly type: Fact<Type>; readonly optional: boolean; readonly place: Place }
  /** Bytes of a media type. `maxBytes` is undefined where a server has it as of all bodies. */
  | {
      readonly kind: "media";
      readonly mediaTypes: readonly string[];
      readonly maxBytes: Fact<number> | undefined;
      readonly optional: boolean;
      readonly place: Place;
    };

/** How a body is written that is no JSON. */
export interface Form {
  readonly kind: "urlencoded" | "multipart";
  /** Beside the fields; none in one that is urlencoded. Each is a file, or a list of files. */
  readonly files: readonly Field[];
  readonly place: Place;
}

/** A body of fields that is a form. */
export type FormBody = BodyOf<"fields"> & { readonly form: Form };

/** A body of one kind. */
export type BodyOf<Kind extends RequestBody["kind"]> = Extract<RequestBody, { readonly kind: Kind }>;

/** A body that is made of the resource's fields. */
export type FieldsBody = Exclude<RequestBody, { readonly kind: "own" | "media" }>;

/** A body that a schema describes. */
export type SchemaBody = Exclude<RequestBody, { readonly kind: "media" }>;

/** A body of bytes. */
export type MediaBody = Extract<RequestBody, { readonly kind: "media" }>;

/** A body of a type of its own. */
export type OwnBody = Extract<RequestBody, { readonly kind: "own" }>;

/** An answer of success. */
export interface Response {
  readonly httpStatus: Fact<number>;
  /** When it is answered. */
  readonly description: string | undefined;
  /** The JSON value of the body; undefined where the answer has none. */
  readonly body: Fact<Type> | undefined;
  /** The body, where it is bytes of a media type. */
  readonly media: MediaAnswer | undefined;
  /** How what goes on after the answer is followed. */
  readonly poll: Poll | undefined;
  readonly headers: readonly ResponseHeader[];
  readonly place: Place;
}

/** A response other than those of success: an error without a code, or a redirect. */
export interface ErrorResponse extends Pick<Response, "description" | "body" | "media" | "headers" | "place"> {
  /** A status, a class of statuses such as `4XX`, or `default`. */
  readonly status: string;
}

/** An answer of success that is bytes. */
export type MediaResponse = Response & { readonly media: MediaAnswer };

/** A body of bytes in an answer. */
export interface MediaAnswer {
  readonly mediaTypes: readonly string[];
  readonly place: Place;
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
  /** What it means to be in it, in Markdown. */
  readonly description: string | undefined;
  /** The state of which this one is a special case. */
  readonly refines: StateReference | undefined;
  readonly when: string | undefined;
  readonly origin: Origin;
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
  /** Who or what is found by it, in Markdown. */
  readonly description: string | undefined;
  readonly table: string;
  readonly column: string;
  readonly condition: string | undefined;
  readonly origin: Origin;
}

/** A rule in words. */
export interface Rule {
  readonly text: Fact<string>;
  readonly error: string | undefined;
  readonly place: Place;
}
