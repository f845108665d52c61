import { createHash } from "node:crypto";
import type { Difference } from "./found.ts";
import { plain } from "./plain.ts";

/** Of the class, the path and the values: never of a sentence or of a place. */
export function fingerprint({ id, site, before, after }: Difference): string {
  const identity = [id, site.path.map(({ kind, name }) => [kind, name]), plain(before) ?? null, plain(after) ?? null];
  return createHash("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 16);
}
