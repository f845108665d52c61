import type { Claim } from "../spec/claim.ts";
import { pathAt, type StatementPlaces } from "../spec/statement-places.ts";
import type { Unit } from "./numbered-units.ts";

/** A statement of a document, and its places in the spec. */
export interface PlacedStatement {
  readonly unit: Unit;
  /** Empty if the statement is about the document itself. */
  readonly places: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Assigns each statement of a document its places. Reports statements without a place, and places that do not exist in
 * the spec.
 */
export function placeStatements(
  units: readonly Unit[],
  listed: readonly StatementPlaces[],
  found: Claim,
): readonly PlacedStatement[] {
  const byNumber = new Map(listed.map(({ number, places }) => [number, places]));
  return units.map((unit) => {
    const places = byNumber.get(unit.number);
    const statement = `statement ${unit.number} (${unit.section})`;
    if (places === undefined) return { unit, places: [], faults: [`${statement} has no place`] };
    const absent = places.filter((place) => pathAt(found, place) === undefined);
    return { unit, places, faults: absent.map((place) => `the spec has no ${place}, which carries ${statement}`) };
  });
}
