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
  /** Undefined if requests carry no key. */
  readonly authentication: Authentication | undefined;
  /** Undefined if nothing is tenant-scoped. */
  readonly tenant: TenantParameter | undefined;
  readonly requestErrors: RequestErrors;
  /**
   * The forms of a date/time in a request, such as `YYYY-MM-DD hh:mm:ssZ`, where `Z` is `Z` or an offset. Undefined: as
   * in RFC 3339.
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
  /** Object shapes that resources share. */
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
      /** The OAuth 2 flows by which a client obtains a token. */
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
  /** The places where keys of this kind may be sent; `undefined` if any place is allowed. */
  readonly in: readonly KeyTransport["kind"][] | undefined;
  readonly description: string | undefined;
  /** The origin of the kind as a whole. */
  readonly origin: Origin;
  readonly place: Place;
}

/** The query parameter that names the tenant a request is about. */
export interface TenantParameter {
  readonly name: string;
  readonly description: string;
  /** The error code if a request lacks the parameter but needs it. */
  readonly missing: Fact<string> | undefined;
  readonly place: Place;
}

/** Error codes for faults in requests. A field may specify other codes. */
export type RequestErrors = { readonly [Situation in RequestFault]: Fact<string> | undefined };

/** Faults of a request or of the service that a server can detect without its handlers. */
export const requestFaults = [
  // The body is not a JSON object.
  "malformed",
  // A field that the body needs is not there.
  "missing",
  // A value of the wrong form, two values for one field, or an unknown name.
  "invalid",
  "noKey",
  "unknownKey",
  "addressNotAllowed",
  // A global key in place of a tenant's, or the other way round.
  "otherScopeNeeded",
  "writableKeyNeeded",
  // The caller lacks a scope that the operation requires.
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
  // A repeated request, whose response cannot be sent again.
  "answerNotKept",
  "failed",
  // A dependency of the service, such as a database, is unavailable.
  "unavailable",
] as const;

export type RequestFault = (typeof requestFaults)[number];

/** The JSON object in the body of an error response. */
export interface ErrorBody {
  /** The member that contains the other two; undefined if they are at the top. */
  readonly envelope: string | undefined;
  /** The members with the code and the message. */
  readonly code: string;
  readonly message: string;
}

export interface Resource extends Lifecycle {
  /** The name of its file below `resources/`. */
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The name of the object in the API; `undefined` if it is not an object of the API itself, such as a token. */
  readonly object: string | undefined;
  /** The name of the group of its operations in a client, if it is not the plural of the id. */
  readonly collection: string | undefined;
  readonly path: string;
  readonly pathAliases: readonly string[];
  /** The places of the path and of each alias in the spec. */
  readonly pathPlaces: ReadonlyMap<string, Place>;
  /** The table of the objects. */
  readonly table: string | undefined;
  readonly idField: string | undefined;
  readonly labelField: string | undefined;
  readonly scope: Fact<Scope>;
  readonly fields: readonly Field[];
  readonly requiredOnCreate: readonly Requirement[];
  readonly destinations: Destinations | undefined;
  /** Named object shapes that bodies and responses use: the resource's own, then those that the service shares. */
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
  /** The use of the field: in requests, in responses, or in both. */
  readonly use: "request" | "response" | "both";
  /** True if the value must never be logged or shown; `undefined` if it is not a secret. */
  readonly secret: Fact<boolean> | undefined;
  /**
   * True if a request may set the field to null: an update then removes the value, a create sets no value. If the field
   * is absent, the value is unchanged.
   */
  readonly nullable: Fact<boolean> | undefined;
  /** True if a given list replaces the whole stored list. */
  readonly replaced: boolean;
  /** Set if the empty string counts as no value: as missing if the field is required, as invalid otherwise. */
  readonly empty: Fact<"missing"> | undefined;
  /** In place of the service's `requestErrors`. */
  readonly errors: FieldErrors;
  readonly description: Fact<string> | undefined;
  readonly origin: Origin;
  readonly place: Place;
}

/** The value of a field or a parameter that a request omits. */
export type FieldDefault = DefaultValue | boolean;

export interface FieldErrors {
  /** The error code for a field that no request has to contain, if a server still requires it. */
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
  /** The pattern of one destination. */
  readonly pattern: Fact<string>;
  readonly bareNumbers: Fact<boolean>;
  /** The type that a bare number refers to: with `EXT`, 100 means `EXT-100`. */
  readonly bareNumberType: Fact<string> | undefined;
  /** Maximum number of destinations in a slot. */
  readonly maxItems: Fact<number> | undefined;
  /** Maximum length of one destination, in characters. */
  readonly maxLength: Fact<number> | undefined;
  /** The handling of other names in the object field; `undefined`: the service's rule for unknown fields applies. */
  readonly unknownSlots: Fact<"ignored" | "refused"> | undefined;
}

export interface DestinationSlot {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly place: Place;
}

export interface Shape extends Lifecycle {
  readonly name: string;
  /** True if the shape belongs to the service, so that all its resources can use it. */
  readonly shared: boolean;
  readonly title: string;
  /** A description of the object, in Markdown. */
  readonly description: string | undefined;
  /** The shape whose fields precede these. */
  readonly extends: string | undefined;
  readonly fields: readonly ShapeField[];
  /** True if responses have no other fields. Otherwise they may have others, which clients ignore. */
  readonly closed: boolean;
  /** True if requests may have other fields, which are kept. Otherwise requests with other fields are refused. */
  readonly extensible: boolean;
  /** The type of other fields, which requests and responses may have; undefined where they may have any type. */
  readonly additionalProperties: Fact<Type> | undefined;
  /** Constraints between its fields in a request. */
  readonly fieldRules: readonly FieldRule[];
  /**
   * The shape of the items, if the shape is a page that an operation returns. Such a shape is built from the service's
   * page form.
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
   * The description of the field. The object's own fields in a response inherit the resource's description unless the
   * shape has one.
   */
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
  /** The parameters in braces, in the order of the path. */
  readonly pathParameters: readonly PathParameter[];
  readonly access: Access;
  readonly tenant: "required" | "optional" | "none";
  readonly query: readonly QueryParameter[];
  /** Constraints between the query parameters. */
  readonly queryRules: readonly FieldRule[];
  readonly headers: readonly RequestHeader[];
  readonly request: RequestBody | undefined;
  /** The success responses, at least one. If there are several, each has its own known status. */
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

/** In a request, a list is one parameter for each item, and a boolean is `true` or `false`. */
export interface QueryParameter extends Lifecycle {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly default: Fact<FieldDefault> | undefined;
  /** The effect on the list that the operation returns. */
  readonly role: ListRole | undefined;
  /** The separator of a list in one parameter; undefined if each item is a parameter. */
  readonly separator: ListSeparator | undefined;
  readonly description: string | undefined;
  readonly place: Place;
}

export type ListSeparator = "," | " " | "|";

export type ListRole =
  /** Only the items whose field has the value. */
  | { readonly kind: "filter"; readonly field: string }
  /** The order of the items: names of fields, with `-` before those that go down. */
  | { readonly kind: "sort" }
  /** The maximum number of items. */
  | { readonly kind: "limit" }
  /** Only the items after this one. */
  | { readonly kind: "after" }
  /** The number of items to skip. */
  | { readonly kind: "offset" }
  /** The page number. `first` is the number of the first page. */
  | { readonly kind: "number"; readonly first: number };

/** A header field of a request. */
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
  /** The named fields, some of them required. A multipart form may also have files. */
  | {
      readonly kind: "fields";
      readonly fields: readonly string[];
      readonly required: readonly string[];
      readonly form: Form | undefined;
    }
  /** All fields that a request may contain, and the destinations; required as on create. */
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
  /** Bytes of a media type. `maxBytes` is undefined where a server has it as of all bodies. */
  | {
      readonly kind: "media";
      readonly mediaTypes: readonly string[];
      readonly maxBytes: Fact<number> | undefined;
      readonly optional: boolean;
      readonly place: Place;
    };

/** The media types of a JSON body. */
export interface JsonMediaTypes {
  /** The JSON media type; undefined if it is that of the service. */
  readonly mediaType: string | undefined;
  /** Other media types in which the same body can be written. */
  readonly otherMediaTypes: readonly string[];
}

/** The encoding of a body that is not JSON. */
export interface Form {
  readonly kind: "urlencoded" | "multipart";
  /** Files in addition to the fields; empty for a urlencoded form. Each is a file or a list of files. */
  readonly files: readonly Field[];
  readonly place: Place;
}

/** A body of fields that is a form. */
export type FormBody = BodyOf<"fields"> & { readonly form: Form };

/** A body of one kind. */
export type BodyOf<Kind extends RequestBody["kind"]> = Extract<RequestBody, { readonly kind: Kind }>;

/** A body that consists of the resource's fields. */
export type FieldsBody = Exclude<RequestBody, { readonly kind: "own" | "media" }>;

/** A body that a schema describes. */
export type SchemaBody = Exclude<RequestBody, { readonly kind: "media" }>;

/** A body of bytes. */
export type MediaBody = Extract<RequestBody, { readonly kind: "media" }>;

/** A body with its own type. */
export type OwnBody = Extract<RequestBody, { readonly kind: "own" }>;

/** A success response. */
export interface Response extends JsonMediaTypes {
  readonly httpStatus: Fact<number>;
  /** The condition under which the operation returns it. */
  readonly description: string | undefined;
  /** The JSON value of the body; `undefined` if the response has no JSON body. */
  readonly body: Fact<Type> | undefined;
  /** The body, where it is bytes of a media type. */
  readonly media: MediaResult | undefined;
  readonly poll: Poll | undefined;
  readonly headers: readonly ResponseHeader[];
  readonly place: Place;
}

/** A response other than those of success: an error without a code, or a redirect. */
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
