import type { ListPages } from "../client/table.js";

/** The contents of a project's server, as described by the generated `project.js`. */
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
  /** Makes a client: the package is loaded when the first call needs it. */
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
  /** A one-sentence description of its value. */
  readonly text: string;
  /** Required to create a client. */
  readonly needed?: true | undefined;
  /** Its value is never shown. */
  readonly secret?: true | undefined;
}

/** An item that can be searched for and described. */
export interface Entry {
  /** `exchange.listPagingGroups`; of a service as a whole its id. */
  readonly name: string;
  readonly kind: EntryKind;
  /** A line. */
  readonly summary: string;
  /** Search words in addition to the name and the summary. */
  readonly words: string;
  /** True if a call changes data. */
  readonly writes?: true | undefined;
  /** Loads the file with the description. */
  readonly file: () => Promise<DetailFile>;
}

export type EntryKind = "service" | "operation" | "module" | "values" | "error";

/** A module of details, by the name of the entry. */
export interface DetailFile {
  readonly details: Readonly<Record<string, Detail>>;
}

export interface Detail {
  /** The result of `describe`. */
  readonly text: string;
  /** The result of `describe` for a part, by argument name or `answer`. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** The way to call it. It is missing if it cannot be called. */
  readonly call?: Call | undefined;
}

export type Call = OperationCall | QueryCall;

/** The call of an operation of resources. */
export interface OperationCall {
  readonly kind: "operation";
  /** The names of its group and of itself in a client. */
  readonly path: readonly [group: string, operation: string];
  /** The parameters that go into the path, in its order. */
  readonly ids: readonly string[];
  /** The parameter that names the tenant, where it has one. */
  readonly tenant?: string | undefined;
  /** The argument with the body, and the type of the body. */
  readonly body?: BodyArgument | undefined;
  /** The argument with the header fields. */
  readonly headers?: string | undefined;
  /** True if an idempotency key is generated for the request. */
  readonly repeatable?: true | undefined;
  readonly pages?: ListPages | undefined;
  readonly answersBytes?: true | undefined;
  /** The response members whose values are secret. */
  readonly secrets?: readonly string[] | undefined;
  /** The validators of a request; absent if there is nothing to check. */
  readonly validators?: (() => Promise<RequestValidators>) | undefined;
}

export interface BodyArgument {
  readonly name: string;
  readonly optional?: true | undefined;
  /** The media types of a body of bytes. */
  readonly bytes?: readonly string[] | undefined;
  /** The fields of a form that are files, with the media types that each may be of. */
  readonly files?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A module of `@…/validators`. */
export interface RequestValidators {
  readonly decode?: Decode | undefined;
  readonly decodeParameters?: Decode | undefined;
  readonly decodeHeaders?: Decode | undefined;
}

export type Decode = (
  value: unknown,
  options: { readonly all: true },
) => { readonly errors?: readonly Finding[] | undefined };

/** A problem of a request. */
export interface Finding {
  readonly code: string;
  readonly parameter: string | undefined;
  readonly wireName: string | undefined;
  readonly received: string | undefined;
  readonly expected: string | undefined;
  readonly rule?: string | undefined;
  readonly message: string;
}

/** The call of a query module, or of a whole request without one. */
export interface QueryCall {
  readonly kind: "query";
  /** The member of a request, and the name of the module in it. */
  readonly module?: readonly [group: string, name: string] | undefined;
  /** The argument names of the module. Braces in a name represent a value of another argument. */
  readonly own: readonly string[];
  /** The names of arguments that belong to the request and not to the module. */
  readonly shared: readonly string[];
  readonly secrets?: readonly string[] | undefined;
}
