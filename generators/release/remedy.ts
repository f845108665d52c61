import type { Change } from "../diff/change.ts";
import type { Audience } from "../model/verdict.ts";
import type { Deprecation } from "../model/lifecycle.ts";
import { entryKind } from "./entry-kind.ts";

/** What to do about a change, in a sentence; undefined where nothing has to be done. */
export function remedy(change: Change): string | undefined {
  return renamed(change) ?? replaced(change) ?? byAudience.find(([audience]) => change.verdicts[audience] === "breaking")?.[1](change);
}

function renamed({ id, before, after }: Change): string | undefined {
  return id.includes("renamed") && typeof before === "string" && typeof after === "string" ? `Write \`${after}\` in place of \`${before}\`.` : undefined;
}

/** What a deprecation named, before or now. */
function replaced({ before, after }: Change): string | undefined {
  const { replacement } = [after, before].map(deprecationOf).find((one) => one?.replacement !== undefined) ?? {};
  return replacement === undefined ? undefined : `Use \`${replacement}\`.`;
}

function deprecationOf(value: unknown): Partial<Deprecation> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return "deprecated" in value ? deprecationOf(value.deprecated) : "replacement" in value ? (value as Partial<Deprecation>) : undefined;
}

const byAudience: readonly (readonly [Audience, (change: Change) => string])[] = [
  ["sends", (change) => (entryKind(change) === "removed" ? "Leave it out of requests." : "Look at the requests that have it.")],
  ["reads", (change) => (entryKind(change) === "removed" ? "Do not expect it in answers." : "Look at what reads it in answers.")],
  ["compiles", () => "Look where TypeScript reports it."],
  ["serves", () => "Look at the handlers: TypeScript reports those that do not fit, and `kiln scaffold server` writes those that are missing."],
];
