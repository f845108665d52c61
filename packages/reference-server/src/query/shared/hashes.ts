import type { Context } from "@kiln/server/query";
import { isHidden, maySee } from "./hidden.ts";

/** The hash tells what the contents are, and is hidden with them. */
export function hashOf({ hidden, sha1 }: { readonly hidden: number; readonly sha1: string }, context: Context): object {
  return {
    ...(isHidden(hidden, "text") ? { sha1hidden: true } : {}),
    ...(maySee(hidden, "text", "deletedtext", context) ? { sha1 } : {}),
  };
}
