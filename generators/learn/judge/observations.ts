import type { Module } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import type { JsonObject } from "../../codegen/json.ts";
import type { Context } from "./context.ts";
import type { Target } from "../../edit/addition.ts";
import { targetKey } from "./target.ts";

/** An object that an answer holds. */
export interface Seen {
  readonly value: JsonObject;
  readonly context: Context;
  readonly pointer: string;
  /** Its members that no part of it knows. */
  readonly foreign: readonly string[];
}

/** Who says what an object holds: its members in the spec, where they stand, and in whose terms their tests are. */
export interface Part {
  readonly target: Target;
  readonly fields: readonly ResultField[];
  readonly context: Context;
  /** Undefined where no single module has the target: in `answer.yaml`. */
  readonly module: Module | undefined;
  /** Which object that several parts add to; undefined where it is the target's own. */
  readonly location: Location | undefined;
}

/** The objects of an answer that modules add members to. */
export type Location = "body" | "results" | "page";

/** All objects that were seen under one target. */
export interface Sighting {
  readonly part: Omit<Part, "context">;
  readonly seen: Seen[];
  /** What any of them has that no part of it knows. */
  readonly foreign: Set<string>;
}

/** An answer that is not as the spec says. */
export interface Fault {
  readonly field: ResultField;
  readonly context: Context;
  readonly pointer: string;
  readonly what: string;
}

/** What the walk through answers finds. */
export interface Observations {
  readonly sightings: Map<string, Sighting>;
  readonly faults: Fault[];
}

export function newObservations(): Observations {
  return { sightings: new Map(), faults: [] };
}

export function sight({ sightings }: Observations, part: Part, seen: Seen): void {
  const key = targetKey(part.target);
  let sighting = sightings.get(key);
  if (sighting === undefined) sightings.set(key, (sighting = { part, seen: [], foreign: new Set() }));
  sighting.seen.push(seen);
  for (const name of seen.foreign) sighting.foreign.add(name);
}
