/** The members of a wiki response in the newest format that the tests inspect. */
export interface Answer {
  readonly errors?: readonly { readonly code: string }[];
  readonly warnings?: readonly { readonly code: string }[];
  readonly paraminfo?: { readonly modules: readonly ModuleInfo[] };
  readonly query?: Readonly<Record<string, unknown>>;
}

export interface ModuleInfo {
  readonly name: string;
  readonly parameters: readonly ParameterInfo[];
  readonly templatedparameters?: readonly ParameterInfo[];
}

export interface ParameterInfo {
  readonly name: string;
  readonly type: string | readonly (string | number)[];
}

/**
 * Sends a request without the client, because the data to compare with a client or a validator must not come from it.
 */
export async function ask(endpoint: string, query: string): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: "POST",
    body: new URLSearchParams(`${query}&format=json&formatversion=2&errorformat=plaintext`),
  });
  return (await response.json()) as Answer;
}
