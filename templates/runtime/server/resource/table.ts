/* What the runtime has to know of a resource service: its generated table. */

export interface ResourceTable {
  /** The path before that of every operation. */
  readonly base: string;
  /** The names of what carries a key, by its place. */
  readonly keys: Readonly<Partial<Record<"bearer" | "header" | "query", string>>>;
  readonly kinds: Readonly<Record<string, { readonly scope: "global" | "tenant"; readonly access: "full" | "read-only" }>>;
  readonly mediaType: string;
  readonly tenant: { readonly name: string; readonly missing: string };
  /** Empty where it is unknown. */
  readonly envelope: string;
  /** The codes of a body that is no JSON, and of a request that contradicts itself. */
  readonly malformed: string;
  readonly invalid: string;
  /** Status and message of each code. */
  readonly errors: Readonly<Record<string, readonly [status: number, message: string]>>;
  /** The shapes of answers, by resource. */
  readonly shapes?: Readonly<Record<string, ShapeTable>> | undefined;
  readonly resources: Readonly<Record<string, TableResource>>;
}

export interface TableResource {
  /** The name of its objects in the compatibility form. */
  readonly object?: string | undefined;
  readonly operations: Readonly<Record<string, TableOperation>>;
}

export interface TableOperation {
  readonly method: string;
  readonly paths: readonly string[];
  readonly keys: readonly string[];
  readonly tenant: "required" | "optional" | "none";
  readonly status: number;
  /** The parameter of the path. */
  readonly id?: string | undefined;
  readonly parameters?: Decode | undefined;
  readonly body?: Decode | undefined;
  /** What it answers; `any` where it is unknown. */
  readonly answer?: AnswerType | undefined;
  /** Whether its answer is an object that can be read again. */
  readonly versioned?: boolean | undefined;
  /** The operation that reads the object which this one changes. */
  readonly current?: string | undefined;
}

/** What a value of an answer is. */
export type AnswerType =
  | "any"
  | "string"
  | "integer"
  | "boolean"
  | "null"
  | { readonly values: readonly string[] }
  | { readonly list: AnswerType }
  | { readonly map: AnswerType }
  | { readonly shape: string }
  | { readonly anyOf: readonly AnswerType[] };

/** Objects of answers, by name; `open` where they may hold more. */
export type ShapeTable = Readonly<Record<string, AnswerShape>>;

export interface AnswerShape {
  readonly open: boolean;
  readonly optional?: readonly string[] | undefined;
  readonly fields: Readonly<Record<string, AnswerType>>;
}

export type Decode = (value: unknown, options: { readonly unknownFields: "ignore"; readonly strict: true }) => {
  readonly value?: unknown;
  readonly errors?: readonly Finding[] | undefined;
};

/** What is wrong with a field. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly path?: readonly string[] | undefined;
}
