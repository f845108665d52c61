import type { Context } from "@kiln/server/query";
import { isHidden, maySee } from "./hidden.ts";

/** Returns the hash. It identifies the contents and is hidden together with them. */
export function hashOf({ hidden, sha1 }: { readonly hidden: number; readonly sha1: string }, context: Context): object {
  return {
    ...(isHidden(hidden, "text") ? { sha1hidden: true } : {}),
    ...(maySee(hidden, "text", "deletedtext", context) ? { sha1 } : {}),
  };
}

interface Parameters {
  readonly sha1?: string | undefined;
  readonly sha1base36?: string | undefined;
}

/** Returns the requested hash in base 16. `sha1base36` applies only if `sha1` is absent. */
export function sha1Of({ sha1, sha1base36 }: Parameters): string | undefined {
  return sha1?.toLowerCase() ?? (sha1base36 === undefined ? undefined : hexOf(sha1base36));
}

function hexOf(base36: string): string {
  const value = [...base36].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  return value.toString(16).padStart(40, "0");
}
