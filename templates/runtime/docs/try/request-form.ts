/** What a script needs to know to send a request that a reader fills in: data beside the page, as JSON. */
export interface RequestForm {
  /** The id of the service: the server that shows the page says where it is. */
  readonly service: string;
  readonly method: string;
  /** Below the address of the service, with `{name}` where a field stands. */
  readonly path: string;
  /** What the query string says in any case. */
  readonly fixed: readonly (readonly [name: string, value: string])[];
  readonly fields: readonly FormField[];
  readonly body: FormBody | undefined;
  /** Undefined where the request takes no key. */
  readonly key: FormKey | undefined;
  /** What stands between several values, the second where one of them holds the first. None: the name is repeated. */
  readonly separators: readonly string[];
  /** The file of the validators of this request, in `@kiln/validators`. */
  readonly validators: string;
  /** Header fields of the answer that say something of their own, in small letters. */
  readonly answerHeaders: readonly string[];
  /** The header field with the code of an error whose status is 200, in lowercase. */
  readonly errorHeader?: string | undefined;
  /** The member of a response with the parameters of the next request. */
  readonly continuation?: string | undefined;
  readonly code: FormCode;
}

export interface FormKey {
  readonly in: "header" | "query" | "cookie" | "basic" | "bearer";
  readonly name: string;
  /** The option of the client that takes it. */
  readonly option: string;
  readonly required: boolean;
}

export interface FormField {
  /** As it is called in code. */
  readonly name: string;
  /** As it is called in the request. */
  readonly wire: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description: string | undefined;
  /** What holds where it is not given, in words. */
  readonly default: string | undefined;
  /** Whether the validators take it as one of the request as a whole, and not of the module. */
  readonly ofRequest: boolean;
  readonly control: Control;
}

/** How a value is filled in. */
export type Control =
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly values: readonly string[]; readonly several: boolean }
  /** `values` are suggestions. */
  | {
      readonly kind: "text";
      readonly values: readonly string[];
      readonly several: boolean;
      readonly type: "text" | "number" | "secret";
    };

export interface FormBody {
  readonly mediaType: string;
  readonly required: boolean;
  /** What the field holds at first. */
  readonly example: string;
}

/** The same request as code of the client. */
export interface FormCode {
  readonly module: string;
  readonly create: string;
  readonly client: string;
  /** The option that takes the address of the service, and whether the path belongs to it. */
  readonly address: { readonly option: string; readonly withPath: boolean };
  readonly options: Readonly<Record<string, string>>;
  readonly before: string;
  readonly after: string;
  readonly arguments: CodeArguments;
}

/**
 * What stands between `before` and `after`. `module`: an object of the fields, below the names in `within`, beside the
 * fields of the request. `operation`: the fields of the path, the body, and an object of the tenant, the rest of the
 * query and the header fields.
 */
export type CodeArguments =
  | { readonly kind: "module"; readonly within: readonly string[] }
  | { readonly kind: "operation"; readonly tenant: string | undefined };
