/** The data with which a script builds a request from user input. It is stored as JSON next to the page. */
export interface RequestForm {
  /** The id of the service. The page's server provides its URL. */
  readonly service: string;
  readonly method: string;
  /** The path below the service's URL, with `{name}` for each path field. */
  readonly path: string;
  /** Query parameters that are always sent. */
  readonly fixed: readonly (readonly [name: string, value: string])[];
  readonly fields: readonly FormField[];
  readonly body: FormBody | undefined;
  /** Undefined if the request needs no key. */
  readonly key: FormKey | undefined;
  /**
   * The separators of multiple values. The second is used if a value contains the first. If empty, the name is
   * repeated.
   */
  readonly separators: readonly string[];
  /** The name of this request's validators file in `@kiln/validators`. */
  readonly validators: string;
  /** The service's own response headers to display, in lowercase. */
  readonly answerHeaders: readonly string[];
  /** The header, in lowercase, that contains the code of an error whose status is 200. */
  readonly errorHeader?: string | undefined;
  /** The response member with the parameters of the next request. */
  readonly continuation?: string | undefined;
  readonly code: FormCode;
}

export interface FormKey {
  readonly in: "header" | "query" | "cookie" | "basic" | "bearer";
  readonly name: string;
  /** The client option for the key. */
  readonly option: string;
  readonly required: boolean;
}

export interface FormField {
  /** The name in code. */
  readonly name: string;
  /** The name in the request. */
  readonly wire: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description: string | undefined;
  /** A description of the default value. */
  readonly default: string | undefined;
  /** True if the validators treat the field as a parameter of the request, not of the module. */
  readonly ofRequest: boolean;
  /** The separator of a list in a single parameter. */
  readonly separator?: string | undefined;
  readonly control: Control;
}

export type Control =
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly values: readonly string[]; readonly several: boolean }
  /** A text input. `values` are suggestions. */
  | {
      readonly kind: "text";
      readonly values: readonly string[];
      readonly several: boolean;
      readonly type: "text" | "number" | "secret";
    };

export interface FormBody {
  readonly mediaType: string;
  readonly required: boolean;
  /** The initial text of the field. */
  readonly example: string;
}

/** The same request as client code. */
export interface FormCode {
  readonly module: string;
  readonly create: string;
  readonly client: string;
  /** The client option for the URL of the service, and whether the path is part of the URL. */
  readonly address: { readonly option: string; readonly withPath: boolean };
  readonly options: Readonly<Record<string, string>>;
  readonly before: string;
  readonly after: string;
  readonly arguments: CodeArguments;
}

/**
 * The arguments between `before` and `after`:
 * - `module`: one object with the request fields, and the module fields nested below the names in `within`.
 * - `operation`: the path fields, the body, and an object with the tenant, the other query parameters and the headers.
 */
export type CodeArguments =
  | { readonly kind: "module"; readonly within: readonly string[] }
  | { readonly kind: "operation"; readonly tenant: string | undefined };
