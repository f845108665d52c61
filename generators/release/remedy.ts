import type { Change } from "../diff/change.ts";
import type { Deprecation } from "../model/lifecycle.ts";
import type { PackageRemedy } from "../model/release.ts";
import type { Audience } from "../model/verdict.ts";
import { entryKind } from "./entry-kind.ts";
import { roleOf, type PackageRole } from "./packages.ts";

/**
 * Advice about a change: a sentence for the users of all packages, or one for each group of packages whose users do the
 * same.
 */
export interface Advice {
  readonly remedy: string | undefined;
  readonly remedies: readonly PackageRemedy[];
}

/** Groups the advice of several packages: one sentence where it is the same for all. */
export function adviceFor(change: Change, packages: readonly string[]): Advice {
  const advice = packages.map((name) => remedy(change, roleOf(name)));
  const texts = [...new Set(advice)];
  if (texts.length === 1) return { remedy: texts[0], remedies: [] };
  const given = texts.filter((text) => text !== undefined);
  return {
    remedy: undefined,
    remedies: given.map((text) => ({ packages: packages.filter((_, index) => advice[index] === text), text })),
  };
}

/**
 * Returns what the users of a package have to do about a change, in a sentence; undefined where there is nothing to do.
 */
export function remedy(change: Change, role: PackageRole): string | undefined {
  return renamed(change) ?? replaced(change) ?? mended(change, role);
}

function renamed({ id, before, after }: Change): string | undefined {
  return id.includes("renamed") && typeof before === "string" && typeof after === "string"
    ? `Use \`${after}\` instead of \`${before}\`.`
    : undefined;
}

/** Returns the replacement that a deprecation names, in the new spec or the old one. */
function replaced({ before, after }: Change): string | undefined {
  const { replacement } = [after, before].map(deprecationOf).find((one) => one?.replacement !== undefined) ?? {};
  return replacement === undefined ? undefined : `Use \`${replacement}\`.`;
}

function deprecationOf(value: unknown): Partial<Deprecation> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return "deprecated" in value
    ? deprecationOf(value.deprecated)
    : "replacement" in value
      ? (value as Partial<Deprecation>)
      : undefined;
}

/** Returns the remedy for the first audience of the package that the change breaks. */
function mended(change: Change, role: PackageRole): string | undefined {
  const broken = order.find(
    (audience) => role.audiences.includes(audience) && change.verdicts[audience] === "breaking",
  );
  return broken === undefined ? undefined : byAudience[broken](change, role);
}

const order: readonly Audience[] = ["sends", "reads", "compiles", "serves"];

const byAudience: Readonly<Record<Audience, (change: Change, role: PackageRole) => string>> = {
  sends: (change) =>
    entryKind(change) === "removed" ? "Remove it from your requests." : "Check the requests that use it.",
  reads: (change) =>
    entryKind(change) === "removed"
      ? "Do not rely on it in responses."
      : "Check the code that reads it from responses.",
  compiles: () => "Fix the places that TypeScript reports.",
  serves: (change, { isScaffolded }) => {
    const kind = entryKind(change);
    if (kind === "removed") return "Remove it from your handlers.";
    if (kind !== "added") return "Fix the handlers that TypeScript reports.";
    return isScaffolded === true
      ? "Add what your handlers lack: `kiln scaffold server` writes the stubs."
      : "Add what your handlers lack: TypeScript reports it.";
  },
  documentation: () => "Read the documentation again.",
};
