import type { GroundText } from "../http/ground.js";
import type { Refusals } from "./refusals.js";
export interface ResourceTable {
    /** The path before that of every operation. */
    readonly base: string;
    /** The names of what carries a key, by its place. */
    readonly keys: Readonly<Partial<Record<KeyPlace, string>>>;
    readonly kinds: Readonly<Record<string, {
        readonly scope: "global" | "tenant";
        readonly access: "full" | "read-only";
        readonly in?: readonly KeyPlace[] | undefined;
    }>>;
    readonly mediaType: string;
    /**
     * The query parameter that names the tenant, and the code where it is missing. Undefined where there are no tenants.
     */
    readonly tenant?: {
        readonly name: string;
        readonly missing: string;
    } | undefined;
    /** The member that holds an error, if any, and the members of the error. */
    readonly errorBody: {
        readonly envelope?: string | undefined;
        readonly code: string;
        readonly message: string;
        /** The member beside them that says one by one what is wrong with a request. */
        readonly details?: string | undefined;
        readonly ground?: GroundText | undefined;
    };
    /** The service's codes for what a server refuses by itself, as far as it has any. */
    readonly refusals: {
        readonly [Fault in keyof Refusals]?: string | undefined;
    };
    /** Status and message of each code. */
    readonly errors: Readonly<Record<string, TableError>>;
    /** The shapes of answers, by resource. */
    readonly shapes?: Readonly<Record<string, ShapeTable>> | undefined;
    readonly resources: Readonly<Record<string, TableResource>>;
}
export type KeyPlace = "bearer" | "header" | "query";
export type TableError = readonly [status: number, message: string, grounds?: ErrorGrounds];
/** What rests on no source document of an error: that the code answers its condition, its status, its message. */
export interface ErrorGrounds {
    readonly code?: GroundText | undefined;
    readonly status?: GroundText | undefined;
    readonly message?: GroundText | undefined;
}
export interface TableResource {
    /** The name of its objects in the compatibility form. */
    readonly object?: string | undefined;
    readonly operations: Readonly<Record<string, TableOperation>>;
}
/** An answer of success. */
export interface TableAnswer {
    readonly status: number;
    /** What it holds, `any` where that is unknown. Undefined where it is empty, or bytes. */
    readonly answer?: AnswerType | undefined;
    /** Its media types, where it is bytes. */
    readonly answerTypes?: readonly string[] | undefined;
    /** The header fields that every such answer has. */
    readonly answerHeaders?: readonly string[] | undefined;
    /** Whether it is an object that can be read again. */
    readonly versioned?: boolean | undefined;
    readonly grounds?: AnswerGrounds | undefined;
}
/** What rests on no source document of an answer: its status, and the type of what it holds. */
export interface AnswerGrounds {
    readonly status?: GroundText | undefined;
    readonly answer?: GroundText | undefined;
}
/** Itself its first answer of success. */
export interface TableOperation extends TableAnswer {
    readonly method: string;
    /** With the names of parameters in braces. */
    readonly paths: readonly string[];
    /** The kinds of key that may call it. Undefined where it needs no key. */
    readonly keys?: readonly string[] | undefined;
    /** What a caller must be allowed, all of it, where scopes limit its key. */
    readonly scopes?: readonly string[] | undefined;
    readonly tenant: "required" | "optional" | "none";
    /** Its other answers of success, where it has several: then a handler says which one it gives. */
    readonly others?: readonly TableAnswer[] | undefined;
    /** The parameter of the path that is the object's id. */
    readonly id?: string | undefined;
    readonly parameters?: Decode | undefined;
    /** The names of query parameters that may be given several times. */
    readonly lists?: readonly string[] | undefined;
    readonly headers?: TableHeaders | undefined;
    readonly body?: Decode | undefined;
    /** The media types of a body that is bytes. */
    readonly mediaTypes?: readonly string[] | undefined;
    /** How its body is written, where it is a form. */
    readonly form?: TableForm | undefined;
    /** How many bytes a body may have, where that is not as of all. */
    readonly maxBytes?: number | undefined;
    /** Whether a request may do without a body. */
    readonly optionalBody?: boolean | undefined;
    /** The header fields that announce that it is deprecated, and until when it is there. */
    readonly lifecycle?: Readonly<Record<string, string>> | undefined;
    /** The operation that reads the object which this one changes. */
    readonly current?: string | undefined;
    readonly grounds?: OperationGrounds | undefined;
}
/** A body that is a form. */
export interface TableForm {
    readonly kind: "urlencoded" | "multipart";
    /** The names of fields that may be given several times. */
    readonly lists?: readonly string[] | undefined;
    /** How many bytes its files may have in all, where that is said; the rest of it may have as many as any body. */
    readonly fileBytes?: number | undefined;
}
/** What rests on no source document of an operation: that it is there, its first answer, its inputs. */
export interface OperationGrounds extends AnswerGrounds {
    readonly own?: GroundText | undefined;
    readonly parameters?: InputGrounds | undefined;
    readonly headers?: InputGrounds | undefined;
    readonly body?: InputGrounds | undefined;
}
/** The same of what a request gives. */
export interface InputGrounds {
    /** By name, of the fields of which something rests on no source document. */
    readonly fields?: Readonly<Record<string, FieldGrounds>> | undefined;
    /** Of rules between fields, by their words. */
    readonly rules?: Readonly<Record<string, GroundText>> | undefined;
    /** Of a body of a type of its own. */
    readonly whole?: FieldGrounds | undefined;
}
export interface FieldGrounds {
    /** What a value is, where a shape is in it. */
    readonly is?: AnswerType | undefined;
    /** What it rests on that a value is that. */
    readonly type?: GroundText | undefined;
    /** What the bounds of the type rest on: of a value that breaks one the first counts that it fits. */
    readonly bounds?: readonly BoundGround[] | undefined;
    /** What it rests on that the empty text counts as none, and which code answers that there is none. */
    readonly empty?: GroundText | undefined;
    readonly missing?: GroundText | undefined;
}
/** What the bound of a type rests on. */
export interface BoundGround {
    /** The values that it is a bound of. */
    readonly is: AnswerType;
    /** Of texts that have more characters than this only. */
    readonly longer?: number | undefined;
    readonly ground?: GroundText | undefined;
}
/** The header fields that an operation reads. */
export interface TableHeaders {
    readonly names: readonly string[];
    readonly decode: Decode;
}
/** What a value of an answer is. */
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
/** Objects of answers, by name; `open` where they may hold more. */
export type ShapeTable = Readonly<Record<string, AnswerShape>>;
export interface AnswerShape {
    readonly open: boolean;
    /** The type of other members; any where it is undefined. */
    readonly others?: AnswerType | undefined;
    readonly optional?: readonly string[] | undefined;
    readonly fields: Readonly<Record<string, AnswerType>>;
    /** What the shape rests on, and the types of its fields, where that is no source document. */
    readonly ground?: GroundText | undefined;
    readonly grounds?: Readonly<Record<string, GroundText>> | undefined;
}
/** A body is read as the decoder has it of the service; what else a query string holds is of no concern. */
export interface DecodeOptions {
    readonly unknownFields?: "refuse" | "ignore" | undefined;
    readonly strict: true;
    readonly all: true;
}
export type Decode = (value: unknown, options: DecodeOptions) => {
    readonly value?: unknown;
    readonly errors?: readonly Finding[] | undefined;
};
/** What is wrong with a field. */
export interface Finding {
    readonly code: string;
    readonly message: string;
    readonly path?: readonly string[] | undefined;
    /** The field or the parameter, as the request names it. */
    readonly wireName?: string | undefined;
    /** The beginning of what was given; never that of a secret. */
    readonly received?: string | undefined;
    /** What would have been right. */
    readonly expected?: string | undefined;
    /** The rule between fields that is broken. */
    readonly rule?: string | undefined;
    /** What it rests on that this is wrong. */
    readonly ground?: GroundText | undefined;
}
