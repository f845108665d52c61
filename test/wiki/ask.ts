/** An answer of the wiki in its newest form: what is looked at here of it. */
export interface Answer {
  readonly errors?: readonly { readonly code: string }[];
  readonly warnings?: readonly { readonly code: string }[];
  readonly paraminfo?: { readonly modules: readonly ModuleInfo[] };
  readonly query?: Readonly<Record<string, unknown>>;
}

/** A module as the wiki describes itself. */
export interface ModuleInfo {
  readonly name: string;
  readonly parameters: readonly ParameterInfo[];
  readonly templatedparameters?: readonly ParameterInfo[];
}

export interface ParameterInfo {
  readonly name: string;
  readonly type: string | readonly (string | number)[];
}

/** Asks the wiki without the client: what the client, or a validator, is held against must not come from it. */
export async function ask(endpoint: string, query: string): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: "POST",
    body: new URLSearchParams(`${query}&format=json&formatversion=2&errorformat=plaintext`),
  });
  return (await response.json()) as Answer;
}
