import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Claim } from "./claim.ts";

/**
 * A statement of a document by its number, with its places in the spec. The list is empty if the statement is about the
 * document itself.
 */
export interface StatementPlaces {
  readonly number: number;
  readonly places: readonly string[];
}

export function statementPlacesOf(service: string): readonly StatementPlaces[] {
  const file = join(import.meta.dirname, `../../spec/sources/statements/${service}-places.yaml`);
  const listed = parse(readFileSync(file, "utf8")) as Readonly<Record<string, readonly string[]>>;
  return Object.entries(listed).map(([number, places]) => ({ number: Number(number), places }));
}

/** Returns the path of a place in the claims, with full names, or `undefined` if no single claim matches. */
export function pathAt(claim: Claim, place: string): readonly string[] | undefined {
  const path: string[] = [];
  let inner = claim;
  for (const step of place.split(" › ")) {
    const names = [...inner.members.keys()].filter((name) =>
      step.endsWith("…") ? name.startsWith(step.slice(0, -1)) : name === step,
    );
    if (names.length !== 1) return undefined;
    path.push(names[0]!);
    inner = inner.members.get(names[0]!)!;
  }
  return path;
}
