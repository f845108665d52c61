import type { ListPages } from "../resource/client/table.js";
/** The contents of a project's server, as the generated `project.js` describes them. */
export interface ProjectTable {
    readonly name: string;
    readonly services: readonly ServiceTable[];
}
export type ServiceTable = ResourceServiceTable | QueryServiceTable;
interface ServiceHead {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly variables: readonly Variable[];
    readonly entries: readonly Entry[];
    /** Creates a client. Its package is loaded when the first call needs it. */
    readonly connect: (options: object) => Promise<object>;
}
export interface ResourceServiceTable extends ServiceHead {
    readonly kind: "resource";
}
export interface QueryServiceTable extends ServiceHead {
    readonly kind: "query";
}
/** An environment variable for an option of a client. */
export interface Variable {
    readonly name: string;
    readonly option: string;
    /** A one-sentence description of the value. */
    readonly text: string;
    /** True if the variable is required to create a client. */
    readonly needed?: true | undefined;
    /** True if the value must never be shown. */
    readonly secret?: true | undefined;
}
/** An item that can be searched for and described. */
export interface Entry {
    /** The name, such as `exchange.listPagingGroups`. For a service, its id. */
    readonly name: string;
    readonly kind: EntryKind;
    /** A description in one line. */
    readonly summary: string;
    /** Search words in addition to the name and the summary. */
    readonly words: string;
    /** True if a call changes data. */
    readonly writes?: true | undefined;
    /** Loads the module with the description. */
    readonly file: () => Promise<DetailFile>;
}
export type EntryKind = "service" | "operation" | "module" | "values" | "error";
/** A module of details, by entry name. */
export interface DetailFile {
    readonly details: Readonly<Record<string, Detail>>;
}
export interface Detail {
    /** The result of `describe`. */
    readonly text: string;
    /** The result of `describe` for a part, by argument name or `answer`. */
    readonly parts?: Readonly<Record<string, string>> | undefined;
    /** The data needed to call the entry. Undefined if it cannot be called. */
    readonly call?: Call | undefined;
}
export type Call = OperationCall | QueryCall;
export interface OperationCall {
    readonly kind: "operation";
    /** The names of the group and of the operation in a client. */
    readonly path: readonly [group: string, operation: string];
    /** The path parameters, in order. */
    readonly ids: readonly string[];
    /** The parameter that names the tenant, if there is one. */
    readonly tenant?: string | undefined;
    /** The argument that contains the body, and the type of the body. */
    readonly body?: BodyArgument | undefined;
    /** The argument that contains the headers. */
    readonly headers?: string | undefined;
    /** True if an idempotency key is generated for the request. */
    readonly repeatable?: true | undefined;
    readonly pages?: ListPages | undefined;
    readonly answersBytes?: true | undefined;
    /** The response members whose values are secret. */
    readonly secrets?: readonly string[] | undefined;
    /** Loads the validators of a request. Undefined if there is nothing to check. */
    readonly validators?: (() => Promise<RequestValidators>) | undefined;
}
export interface BodyArgument {
    readonly name: string;
    readonly optional?: true | undefined;
    /** The media types of a body of bytes. */
    readonly bytes?: readonly string[] | undefined;
    /** The file fields of a form, with the media types that each accepts. */
    readonly files?: Readonly<Record<string, readonly string[]>> | undefined;
}
/** A module of `@…/validators`. */
export interface RequestValidators {
    readonly decode?: Decode | undefined;
    readonly decodeParameters?: Decode | undefined;
    readonly decodeHeaders?: Decode | undefined;
}
export type Decode = (value: unknown, options: {
    readonly all: true;
}) => {
    readonly errors?: readonly Finding[] | undefined;
};
export interface Finding {
    readonly code: string;
    readonly parameter: string | undefined;
    readonly wireName: string | undefined;
    readonly received: string | undefined;
    readonly expected: string | undefined;
    readonly rule?: string | undefined;
    readonly message: string;
}
/** The call of a query module, or of a whole request without a module. */
export interface QueryCall {
    readonly kind: "query";
    /** The member of a request that contains the module, and the module's name. */
    readonly module?: readonly [group: string, name: string] | undefined;
    /** The argument names of the module. Braces in a name represent a value of another argument. */
    readonly own: readonly string[];
    /** The names of arguments that belong to the request and not to the module. */
    readonly shared: readonly string[];
    readonly secrets?: readonly string[] | undefined;
}
export {};
