import type { Example } from "./example.ts";
import type { Fact, Lifecycle, Origin } from "./fact.ts";
import type { FieldRule } from "./rules.ts";
import type { Place } from "./place.ts";
import type { Poll } from "./poll.ts";
import type { ErrorCode, OpenFact, ServiceHead } from "./service.ts";
import type { DefaultValue } from "./query.ts";
import type { Type, ValueSet } from "./type.ts";

/** A service of resources with operations over HTTP and JSON. */
export interface ResourceService extends ServiceHead {
  readonly kind: "resource";
  readonly mediaType: string;
  /** The authentication, or `undefined` if requests do not have a key. */
  readonly authentication: Authentication | undefined;
  /** The tenant parameter, or `undefined` if nothing is tenant-scoped. */
  readonly tenant: TenantParameter | undefined;
  readonly requestErrors: RequestErrors;
  /**
   * The formats of a date-time in a request, such as `YYYY-MM-DD hh:mm:ssZ`, where `Z` is `Z` or an offset. `undefined`
   * means RFC 3339.
   */
  readonly timestamps: Fact<readonly string[]> | undefined;
  /** The handling of body fields that a request cannot set; `undefined` if the spec does not specify it. */
  readonly unknownFields: Fact<"ignored" | "refused"> | undefined;
  readonly errorBody: Fact<ErrorBody>;
  /**
   * The member of an error, next to its code, that lists the individual faults; `undefined` if there is no such member.
   */
  readonly errorDetails: Fact<string> | undefined;
  readonly errors: readonly ErrorCode[];
  readonly resources: readonly Resource[];
  /** Object shapes that are shared by all resources. */
  readonly shapes: readonly Shape[];
  readonly valueSets: readonly ValueSet[];
  readonly facts: readonly OpenFact[];
}

export interface Authentication {
  readonly transports: readonly KeyTransport[];
  readonly keyKinds: readonly KeyKind[];
  /** Permissions that callers may have, in addition to the kind of their key. */
  readonly scopes: readonly AccessScope[];
}

export interface AccessScope {
  readonly name: string;
  readonly description: string;
  readonly place: Place;
}

export type KeyTransport =
  | { readonly kind: "query" | "header" | "cookie"; readonly name: Fact<string>; readonly place: Place }
  /** User name and password of HTTP Basic. A key is `user:password`. */
  | { readonly kind: "basic"; readonly place: Place }
  | {
      readonly kind: "bearer";
      /** The format of the tokens, such as `JWT`. */
      readonly format: string | undefined;
      /** The OAuth 2 flows that issue tokens. */
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
  /** The places where keys of this kind may be sent, or `undefined` if any place is allowed. */
  readonly in: readonly KeyTransport["kind"][] | undefined;
  readonly description: string | undefined;
  /** The origin of the kind as a whole. */
  readonly origin: Origin;
  readonly place: Place;
}

/** The query parameter that identifies the tenant. */
export interface TenantParameter {
  readonly name: string;
  readonly description: string;
  /** The error code for a request that needs the parameter but lacks it. */
  readonly missing: Fact<string> | undefined;
  readonly place: Place;
}

/** Error codes for faults in requests. A field may specify other codes. */
export type RequestErrors = { readonly [Situation in RequestFault]: Fact<string> | undefined };

/** Faults of a request or of the service that a server can detect without its handlers. */
export const requestFaults = [
  // The body is not a JSON object.
  "malformed",
  // A required field of the body is missing.
  "missing",
  // A value is malformed, a field has two values, or a name is unknown.
  "invalid",
  "missingKey",
  "invalidKey",
  "addressNotAllowed",
  // The request has a global key instead of a tenant's, or vice versa.
  "wrongKeyScope",
  "readOnlyKey",
  // The caller lacks a scope that the operation requires.
  "insufficientScope",
  "unknownTenant",
  "unknownPath",
  "methodNotAllowed",
  "unsupportedMediaType",
  "tooLarge",
  "tooManyRequests",
  // `If-Match` names another version.
  "preconditionFailed",
  // An `Idempotency-Key` was reused for a different request.
  "idempotencyKeyReused",
  // A request was repeated, but its response cannot be sent again.
  "responseNotStored",
  "failed",
  // A dependency of the service, such as a database, is unavailable.
  "unavailable",
] as const;

export type RequestFault = (typeof requestFaults)[number];

/** The JSON object in the body of an error response. */
export interface ErrorBody {
  /** The member that contains the code and the message, or `undefined` if they are at the top level. */
  readonly envelope: string | undefined;
  /** The members with the code and the message. */
  readonly code: string;
  readonly message: string;
}

export interface Resource extends Lifecycle {
  /** The name of the resource's file below `resources/`. */
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The name of the object in the API, or `undefined` if it is not an object of the API itself, such as a token. */
  readonly object: string | undefined;
  /** A client's name for the group of operations, if it is not the plural of the id. */
  readonly collection: string | undefined;
  readonly path: string;
  readonly pathAliases: readonly string[];
  /** The places of the path and of each alias in the spec. */
  readonly pathPlaces: ReadonlyMap<string, Place>;
  /** The database table of the objects. */
  readonly table: string | undefined;
  readonly idField: string | undefined;
  readonly labelField: string | undefined;
  readonly scope: Fact<Scope>;
  readonly fields: readonly Field[];
  readonly requiredOnCreate: readonly Requirement[];
  readonly destinations: Destinations | undefined;
  /**
   * Named object shapes that bodies and responses use: the resource's own, followed by those that the service shares.
   */
  readonly shapes: readonly Shape[];
  readonly operations: readonly Operation[];
  readonly states: StateMachine | undefined;
  readonly identities: readonly Identity[];
  readonly rules: readonly Rule[];
  /** Constraints between the fields of a body. */
  readonly fieldRules: readonly FieldRule[];
  readonly facts: readonly OpenFact[];
  readonly origin: Origin;
  readonly place: Place;
}

export type Scope =
  | { readonly kind: "tenant" }
  /** Objects of one tenant, or objects shared by all tenants if the flag is set. */
  | { readonly kind: "tenant-or-shared"; readonly flag: string; readonly value: string }
  | { readonly kind: "global" };

export type SharedScope = Extract<Scope, { readonly kind: "tenant-or-shared" }>;

export interface Field extends Lifecycle {
  /** The source field. */
  readonly name: string;
  /** Other names for the field in requests, the preferred one first. */
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly default: Fact<FieldDefault> | undefined;
  /** The use of the field: in requests, in responses, or in both. */
  readonly use: "request" | "response" | "both";
  /** True if the value must never be logged or shown. `undefined` if it is not a secret. */
  readonly secret: Fact<boolean> | undefined;
  /**
   * True if a request may set the field to null: an update then removes the value, and a create sets no value. An
   * omitted field is unchanged.
   */
  readonly nullable: Fact<boolean> | undefined;
  /** True if a given list replaces the whole stored list. */
  readonly replaced: boolean;
  /** Set if the empty string counts as no value: missing if the field is required, otherwise invalid. */
  readonly empty: Fact<"missing"> | undefined;
  /** Error codes that replace the service's `requestErrors`. */
  readonly errors: FieldErrors;
  readonly description: Fact<string> | undefined;
  readonly origin: Origin;
  readonly place: Place;
}

/** The value of a field or a parameter that a request omits. */
export type FieldDefault = DefaultValue | boolean;

export interface FieldErrors {
  /** The error code of a server that requires the field although the spec does not. */
  readonly missing: Fact<string> | undefined;
  readonly invalid: Fact<string> | undefined;
}

/** A requirement of a create request. All of them must be met. */
export type Requirement =
  | { readonly kind: "field"; readonly field: string; readonly place: Place }
  | { readonly kind: "any-of"; readonly fields: readonly string[]; readonly place: Place };

/** Slots of an object that point to other objects, each with a list of `<TYPE>-<id>` strings. */
export interface Destinations {
  /** The request field that contains all slots in one object. */
  readonly objectField: string;
  readonly slots: readonly DestinationSlot[];
  /** The pattern that each destination must match. */
  readonly pattern: Fact<string>;
  readonly bareNumbers: Fact<boolean>;
  /** The type that a bare number refers to: with `EXT`, 100 means `EXT-100`. */
  readonly bareNumberType: Fact<string> | undefined;
  /** Maximum number of destinations in a slot. */
  readonly maxItems: Fact<number> | undefined;
  /** Maximum length of one destination, in characters. */
  readonly maxLength: Fact<number> | undefined;
  /**
   * The handling of other names in the object field. `undefined` means that the service's rule for unknown fields
   * applies.
   */
  readonly unknownSlots: Fact<"ignored" | "refused"> | undefined;
}

export interface DestinationSlot {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly place: Place;
}

export interface Shape extends Lifecycle {
  readonly name: string;
  /** True if the shape belongs to the service and all its resources can use it. */
  readonly shared: boolean;
  readonly title: string;
  /** A description of the object, in Markdown. */
  readonly description: string | undefined;
  /** The shape that this one extends. Its fields precede these. */
  readonly extends: string | undefined;
  readonly fields: readonly ShapeField[];
  /** True if responses have no other fields. Otherwise clients must ignore other fields. */
  readonly closed: boolean;
  /** True if requests may have other fields, which are kept. Otherwise such requests are refused. */
  readonly extensible: boolean;
  /** The type of other fields in requests and responses, or `undefined` if they may have any type. */
  readonly additionalProperties: Fact<Type> | undefined;
  /** Constraints between its fields in a request. */
  readonly fieldRules: readonly FieldRule[];
  /**
   * The shape of the items, if this shape is a page that an operation returns. It is built from the service's page
   * form.
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
  /**
   * The description of the field. Fields of the resource's own object inherit the resource's description unless the
   * shape has one.
   */
  readonly description: Fact<string> | undefined;
  readonly place: Place;
}

export interface Operation extends Lifecycle {
  /** `list`, `get`, `create`, `update`, `delete`, or a word of the document, such as `generate`. */
  readonly name: string;
  /** The name in clients and OpenAPI, unique in the service: `listPagingGroups`. */
  readonly operationId: string;
  /** The operation id in OpenAPI documents, if it differs. */
  readonly documentName: string | undefined;
  readonly summary: string;
  readonly description: string | undefined;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE" | "HEAD" | "OPTIONS";
  /** The path below the base URL, with parameters in braces. */
  readonly path: string;
  readonly pathPlace: Place;
  /** The base URL of the operation, or `undefined` if it is that of the service. */
  readonly baseUrl: string | undefined;
  /** The path parameters, in the order of the path. */
  readonly pathParameters: readonly PathParameter[];
  readonly access: Access;
  readonly tenant: "required" | "optional" | "none";
  readonly query: readonly QueryParameter[];
  /** Constraints between the query parameters. */
  readonly queryRules: readonly FieldRule[];
  readonly headers: readonly RequestHeader[];
  readonly request: RequestBody | undefined;
  /** The success responses, at least one. If there are several, their statuses are known and differ. */
  readonly responses: readonly Response[];
  readonly errors: readonly OperationError[];
  /** The error responses, each with its own status. */
  readonly errorResponses: readonly ErrorResponse[];
  readonly examples: readonly Example[];
  readonly origin: Origin;
  readonly place: Place;
}

/**
 * Access to an operation. It is open to all callers, or requires a key of one of these kinds and, if scopes limit the
 * key, all of these scopes.
 */
export type Access =
  | { readonly kind: "open" }
  | { readonly kind: "keys"; readonly keys: readonly string[]; readonly scopes: readonly string[] };

/** An error code that an operation may return, and its origin. */
export interface OperationError {
  readonly code: string;
  readonly origin: Origin;
}

export interface PathParameter {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly description: string | undefined;
  /** True if it is the id of the resource's object. */
  readonly isId: boolean;
  readonly place: Place;
}

/** A query parameter. A list is sent as one parameter for each item, and a boolean as `true` or `false`. */
export interface QueryParameter extends Lifecycle {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly default: Fact<FieldDefault> | undefined;
  /** The effect on the list that the operation returns. */
  readonly role: ListRole | undefined;
  /** The separator of a list in a single parameter, or `undefined` if each item is a parameter. */
  readonly separator: ListSeparator | undefined;
  /** The encoding of an object or a list as several parameters, if it differs from that of a list. */
  readonly deepObject: DeepObject | undefined;
  readonly description: string | undefined;
  readonly place: Place;
}

export type ListSeparator = "," | " " | "|";

export type ListRole =
  /** Selects the items whose field has the value. */
  | { readonly kind: "filter"; readonly field: string }
  /** Sorts the items by the named fields. A leading `-` means descending order. */
  | { readonly kind: "sort" }
  /** Limits the number of items. */
  | { readonly kind: "limit" }
  /** Selects the items after this one. */
  | { readonly kind: "after" }
  /** Skips this number of items. */
  | { readonly kind: "offset" }
  /** Selects a page by number. `first` is the number of the first page. */
  | { readonly kind: "number"; readonly first: number };

export interface RequestHeader extends Lifecycle {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly place: Place;
}

export interface ResponseHeader extends Lifecycle {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly optional: boolean;
  readonly description: string | undefined;
  readonly place: Place;
}

export type RequestBody =
  /** The named fields and which of them are required. A multipart form may also have files. */
  | {
      readonly kind: "fields";
      readonly fields: readonly string[];
      readonly required: readonly string[];
      readonly form: Form | undefined;
    }
  /** All fields and destinations that a request may contain. Required fields are those required on create. */
  | { readonly kind: "create" }
  /** Only the fields to change. */
  | { readonly kind: "update" }
  /** A JSON value with its own type, such as a list for many objects at once. */
  | ({
      readonly kind: "own";
      readonly type: Fact<Type>;
      readonly optional: boolean;
      readonly place: Place;
    } & JsonMediaTypes)
  /** Bytes of a media type. `maxBytes` is `undefined` if the server's limit for all bodies applies. */
  | {
      readonly kind: "media";
      readonly mediaTypes: readonly string[];
      readonly maxBytes: Fact<number> | undefined;
      readonly optional: boolean;
      readonly place: Place;
    };

export interface JsonMediaTypes {
  /** The JSON media type, or `undefined` if it is that of the service. */
  readonly mediaType: string | undefined;
  /** Other media types that the same body can have. */
  readonly otherMediaTypes: readonly string[];
  /** Bodies of other types, each in its own media type. */
  readonly otherBodies: readonly OtherBody[];
}

export interface OtherBody {
  readonly mediaType: string;
  readonly type: Fact<Type>;
  readonly place: Place;
}

/** The encoding of a body that is not JSON. */
export interface Form {
  readonly kind: "urlencoded" | "multipart";
  /** The encoding of objects and lists, or `undefined` if objects are JSON and lists are repeated fields. */
  readonly deepObject: DeepObject | undefined;
  /** Fields of this form alone, in addition to those of the resource. */
  readonly fields: readonly Field[];
  /** Files in addition to the fields. Empty for a urlencoded form. Each is a file or a list of files. */
  readonly files: readonly Field[];
  readonly place: Place;
}

/**
 * The encoding of objects and lists as several values whose names have brackets, such as `size[min]=1`. Items of lists
 * have their index in the brackets, `a[0]`, or nothing, `a[]`.
 */
export type DeepObject = "indices" | "brackets";

export type FormBody = BodyOf<"fields"> & { readonly form: Form };

export type BodyOf<Kind extends RequestBody["kind"]> = Extract<RequestBody, { readonly kind: Kind }>;

/** A body that consists of the resource's fields. */
export type FieldsBody = Exclude<RequestBody, { readonly kind: "own" | "media" }>;

export type SchemaBody = Exclude<RequestBody, { readonly kind: "media" }>;

/** A body of bytes. */
export type MediaBody = Extract<RequestBody, { readonly kind: "media" }>;

export type OwnBody = Extract<RequestBody, { readonly kind: "own" }>;

export interface Response extends JsonMediaTypes {
  readonly httpStatus: Fact<number>;
  /** The condition under which the operation returns the response. */
  readonly description: string | undefined;
  /** The JSON value of the body, or `undefined` if the response has no JSON body. */
  readonly body: Fact<Type> | undefined;
  /** The body if it consists of bytes of a media type. */
  readonly media: MediaResult | undefined;
  readonly poll: Poll | undefined;
  readonly headers: readonly ResponseHeader[];
  readonly place: Place;
}

/** A response other than a success: an error without a code, or a redirect. */
export interface ErrorResponse extends Omit<Response, "httpStatus" | "poll"> {
  /** A status, a class of statuses such as `4XX`, or `default`. */
  readonly status: string;
}

/** A success response that consists of bytes. */
export type MediaResponse = Response & { readonly media: MediaResult };

/** The body of a response that consists of bytes. */
export interface MediaResult {
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
  /** The meaning of the state, in Markdown. */
  readonly description: string | undefined;
  /** The state that this one is a special case of. */
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

/** One step of the lookup order of an identity. */
export interface Identity {
  readonly name: string;
  readonly title: string;
  /** The person or object that the identity refers to, in Markdown. */
  readonly description: string | undefined;
  readonly table: string;
  readonly column: string;
  readonly condition: string | undefined;
  readonly origin: Origin;
}

/** A rule in prose. */
export interface Rule {
  readonly text: Fact<string>;
  readonly error: string | undefined;
  readonly place: Place;
}
