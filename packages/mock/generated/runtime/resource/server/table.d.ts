import type { GroundText } from "../../http/server/ground.js";
export interface ResourceTable {
    /** The path prefix of every operation. */
    readonly base: string;
    /** The names of the header field, parameter or scheme that contains a key, by its place. */
    readonly keys: Readonly<Partial<Record<KeyPlace, string>>>;
    readonly kinds: Readonly<Record<string, {
        readonly scope: "global" | "tenant";
        readonly access: "full" | "read-only";
        readonly in?: readonly KeyPlace[] | undefined;
    }>>;
    readonly mediaType: string;
    /** The query parameter that names the tenant, and the code if it is missing. Undefined without tenants. */
    readonly tenant?: {
        readonly name: string;
        readonly missing: string;
    } | undefined;
    /** The member that contains an error, if any, and the members of the error. */
    readonly errorBody: {
        readonly envelope?: string | undefined;
        readonly code: string;
        readonly message: string;
        /** The member next to them that lists the problems of a request. */
        readonly details?: string | undefined;
        readonly ground?: GroundText | undefined;
    };
    /** The service's own codes for errors of the server itself, if it defines any. */
    readonly refusals: {
        readonly [Fault in keyof Refusals]?: string | undefined;
    };
    /** The status and the message of each code. */
    readonly errors: Readonly<Record<string, TableError>>;
    /** The shapes of response objects, by resource. */
    readonly shapes?: Readonly<Record<string, ShapeTable>> | undefined;
    readonly resources: Readonly<Record<string, TableResource>>;
}
export type KeyPlace = "basic" | "bearer" | "cookie" | "header" | "query";
export type TableError = readonly [status: number, message: string, grounds?: ErrorGrounds];
/** The grounds of an error's condition, status and message, if they are not source documents. */
export interface ErrorGrounds {
    readonly code?: GroundText | undefined;
    readonly status?: GroundText | undefined;
    readonly message?: GroundText | undefined;
}
export interface TableResource {
    /** The object name in the compatibility form. */
    readonly object?: string | undefined;
    readonly operations: Readonly<Record<string, TableOperation>>;
}
/** A success response. */
export interface TableAnswer {
    readonly status: number;
    /** The type of the JSON, which is `any` if it is unknown. Undefined if the response is empty or binary. */
    readonly answer?: AnswerType | undefined;
    /** The JSON media types of the response, if they differ from that of the service. A server sends the first. */
    readonly answerJsonTypes?: readonly string[] | undefined;
    /** The media types of a binary response. */
    readonly answerTypes?: readonly string[] | undefined;
    /** The headers that every such response has. */
    readonly answerHeaders?: readonly string[] | undefined;
    /** True if the response is an object that can be read again. */
    readonly versioned?: boolean | undefined;
    readonly grounds?: AnswerGrounds | undefined;
}
/** The grounds of a response's status and of its content type, if they are not source documents. */
export interface AnswerGrounds {
    readonly status?: GroundText | undefined;
    readonly answer?: GroundText | undefined;
}
/** An operation, which is also its own first success response. */
export interface TableOperation extends TableAnswer {
    readonly method: string;
    /** The paths, with parameter names in braces. */
    readonly paths: readonly string[];
    /** The kinds of key that may call the operation. Undefined if it requires no key. */
    readonly keys?: readonly string[] | undefined;
    /** The scopes that a key must all have, if it is limited by scopes. */
    readonly scopes?: readonly string[] | undefined;
    readonly tenant: "required" | "optional" | "none";
    /** Further success responses. If there are any, the handler selects one by its status. */
    readonly others?: readonly TableAnswer[] | undefined;
    /** The path parameter that contains the object's id. */
    readonly id?: string | undefined;
    readonly parameters?: Decode | undefined;
    /** The names of query parameters that may be repeated. */
    readonly lists?: readonly string[] | undefined;
    /** The separators of lists in single query parameters, by parameter name. */
    readonly separators?: Readonly<Record<string, string>> | undefined;
    readonly headers?: TableHeaders | undefined;
    readonly body?: Decode | undefined;
    /** The JSON media types of the request body, if they differ from that of the service. */
    readonly bodyJsonTypes?: readonly string[] | undefined;
    /** The media types of a binary request body. */
    readonly mediaTypes?: readonly string[] | undefined;
    /** The encoding of the body, if it is a form. */
    readonly form?: TableForm | undefined;
    /** The maximum size of the body in bytes, if it differs from the default. */
    readonly maxBytes?: number | undefined;
    readonly optionalBody?: boolean | undefined;
    /** The header fields that announce the deprecation of the operation and its end. */
    readonly lifecycle?: Readonly<Record<string, string>> | undefined;
    /** The operation that reads the object changed by this one. */
    readonly current?: string | undefined;
    readonly grounds?: OperationGrounds | undefined;
}
export interface TableForm {
    readonly kind: "urlencoded" | "multipart";
    /** The names of fields that may be repeated. */
    readonly lists?: readonly string[] | undefined;
    /**
     * The maximum total size of the files in bytes, if limited. The limit of other bodies applies to the rest of the
     * form.
     */
    readonly fileBytes?: number | undefined;
}
/** The grounds of an operation's existence, its first response and its inputs, if they are not source documents. */
export interface OperationGrounds extends AnswerGrounds {
    readonly own?: GroundText | undefined;
    readonly parameters?: InputGrounds | undefined;
    readonly headers?: InputGrounds | undefined;
    readonly body?: InputGrounds | undefined;
}
/** The grounds of request values, if they are not source documents. */
export interface InputGrounds {
    /** The grounds of fields that are not stated by source documents, by name. */
    readonly fields?: Readonly<Record<string, FieldGrounds>> | undefined;
    /** The grounds of rules between fields, by the text of the rule. */
    readonly rules?: Readonly<Record<string, GroundText>> | undefined;
    /** The grounds of a body that is not an object with fields. */
    readonly whole?: FieldGrounds | undefined;
}
export interface FieldGrounds {
    /** The type of the value, if it contains a shape. */
    readonly is?: AnswerType | undefined;
    readonly type?: GroundText | undefined;
    /** The grounds of the type's bounds. The first one that applies to a violating value is used. */
    readonly bounds?: readonly BoundGround[] | undefined;
    /** The ground for treating an empty string as missing, and the ground of the code for a missing value. */
    readonly empty?: GroundText | undefined;
    readonly missing?: GroundText | undefined;
}
export interface BoundGround {
    /** The type of the values that the bound restricts. */
    readonly is: AnswerType;
    /** Restricts the bound to strings with more than this number of characters. */
    readonly longer?: number | undefined;
    readonly ground?: GroundText | undefined;
}
export interface TableHeaders {
    readonly names: readonly string[];
    readonly decode: Decode;
}
export type AnswerType = "any" | "string" | "integer" | "number" | "boolean" | "null" | {
    readonly values: readonly (string | number | boolean | null)[];
} | {
    readonly list: AnswerType;
} | {
    readonly map: AnswerType;
} | {
    readonly shape: string;
} | {
    readonly anyOf: readonly AnswerType[];
};
/** The objects in responses, by name. `open` is true if they may have additional members. */
export type ShapeTable = Readonly<Record<string, AnswerShape>>;
export interface AnswerShape {
    readonly open: boolean;
    /** The type of additional members. Undefined if they may have any type. */
    readonly others?: AnswerType | undefined;
    readonly optional?: readonly string[] | undefined;
    readonly fields: Readonly<Record<string, AnswerType>>;
    /** The grounds of the shape and of its fields' types, if they are not source documents. */
    readonly ground?: GroundText | undefined;
    readonly grounds?: Readonly<Record<string, GroundText>> | undefined;
}
/** A body is read as the decoder of the service defines; other content of a query string is ignored. */
export interface DecodeOptions {
    readonly unknownFields?: "refuse" | "ignore" | undefined;
    readonly strict: true;
    readonly all: true;
}
export type Decode = (value: unknown, options: DecodeOptions) => {
    readonly value?: unknown;
    readonly errors?: readonly Finding[] | undefined;
};
export interface Finding {
    readonly code: string;
    readonly message: string;
    readonly path?: readonly string[] | undefined;
    /** The name of the field or parameter in the request. */
    readonly wireName?: string | undefined;
    /** The beginning of the given value, never of a secret. */
    readonly received?: string | undefined;
    readonly expected?: string | undefined;
    /** The violated rule between fields. */
    readonly rule?: string | undefined;
    /** The ground of the violated rule or type. */
    readonly ground?: GroundText | undefined;
}
/** Errors of the server itself: the default code, the status and the message. */
export declare const defaultRefusals: {
    readonly malformed: readonly ["malformed", 400, "The body is not valid JSON."];
    readonly missing: readonly ["missing", 400, "A required value is missing."];
    readonly invalid: readonly ["invalid", 400, "A value is not valid."];
    readonly missingKey: readonly ["no_key", 401, "The request has no key."];
    readonly invalidKey: readonly ["unknown_key", 401, "The key is not valid."];
    readonly addressNotAllowed: readonly ["address_not_allowed", 403, "The key is not allowed from this address."];
    /** A global key was used instead of a tenant's key, or vice versa. */
    readonly wrongKeyScope: readonly ["other_key_needed", 403, "The operation requires another kind of key."];
    readonly readOnlyKey: readonly ["writable_key_needed", 403, "The key is read-only."];
    readonly insufficientScope: readonly ["scope_needed", 403, "The key does not have the required scope."];
    readonly unknownTenant: readonly ["tenant_unknown", 404, "The tenant does not exist."];
    readonly unknownPath: readonly ["path_unknown", 404, "The path does not exist."];
    readonly methodNotAllowed: readonly ["method_not_allowed", 405, "The path does not support this method."];
    readonly unsupportedMediaType: readonly ["unsupported_media_type", 415, "The media type of the body is not supported."];
    readonly tooLarge: readonly ["too_large", 413, "The body is too large."];
    readonly tooManyRequests: readonly ["too_many_requests", 429, "There were too many requests."];
    /** `If-Match` does not match the current state. */
    readonly preconditionFailed: readonly ["precondition_failed", 412, "The object has changed."];
    /** The `Idempotency-Key` was used with a different request. */
    readonly idempotencyKeyReused: readonly ["idempotency_key_reused", 422, "The idempotency key was used for another request."];
    /** A repeated request whose response was not stored. */
    readonly responseNotStored: readonly ["answer_not_kept", 409, "The request was already carried out."];
    readonly failed: readonly ["internal_error", 500, "The server could not complete the request."];
    /** A resource that handlers need, such as the database, is unavailable. */
    readonly unavailable: readonly ["service_unavailable", 503, "The service is temporarily unavailable."];
};
/** The codes for errors of the server itself. */
export type Refusals = {
    readonly [Fault in keyof typeof defaultRefusals]: string;
};
