import { isDeepStrictEqual } from "node:util";
import { differs, holds, type Shown } from "../shown.ts";
import type { Client } from "./resource-host.ts";
import { responseOf, type WireResponse } from "./request.ts";

/** The caller's view of a response: the value of a success or the code of an error. */
export interface Seen {
  readonly value?: unknown;
  readonly error?: string;
  readonly status: number;
}

type Call = Client[string][string];

/** Returns a client's view of a response, whatever the request. */
export async function seenBy(
  callWith: (fetch: typeof globalThis.fetch) => () => ReturnType<Call>,
  response: WireResponse,
): Promise<Seen> {
  const call = callWith(async () => responseOf(response));
  const { status } = response;
  const errorOf = ({ code, name }: Error & { readonly code?: string }): Seen => ({ error: code ?? name, status });
  return call().then((value) => ({ value, status }), errorOf);
}

export function compareSeen(title: string, before: Seen, after: Seen): Shown {
  if (isDeepStrictEqual(before, after)) return holds;
  return differs(`${title}: ${JSON.stringify(before)}, now ${JSON.stringify(after)}`);
}
