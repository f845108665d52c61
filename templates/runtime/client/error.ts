import type { RequestView } from "../http/options.js";

/** An answer of the service that says what is wrong. It holds nothing secret. */
export class ResourceError<Code extends string = string> extends Error {
  /** The code of the service. */
  declare readonly code: Code;
  /** The HTTP status. */
  declare readonly status: number;
  declare readonly request: RequestView;

  protected constructor(code: Code, message: string, status: number, request: RequestView) {
    super(message);
    this.code = code;
    this.status = status;
    this.request = request;
  }

  /** Whether it is this error. */
  is<One extends Code>(code: One): this is this & { readonly code: One } {
    return this.code === code;
  }
}

/** @internal A message may repeat what it was sent. */
export function withoutSecrets(message: unknown, secrets: readonly unknown[]): string {
  return secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest), String(message));
}
