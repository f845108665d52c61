/** The names of the members of each type in a union. */
type KeysOf<T> = T extends object ? keyof T & string : never;

type InputsOf<Handler> = Handler extends (request: infer Request, ...others: never[]) => unknown
  ? Request extends { readonly parameters: infer Given; readonly headers: infer Fields }
    ? KeysOf<Given> | KeysOf<Fields>
    : never
  : never;

/** Parameters and header fields of a resource's operations that are not among `Handled`. */
export type Unhandled<Handlers, Handled extends string> = Exclude<
  { readonly [Name in keyof Handlers]: InputsOf<Handlers[Name]> }[keyof Handlers],
  Handled
>;

/** Compiles only if `Names` is empty. The compiler's error shows the first name. */
export type None<Names extends never> = Names;
