import type { Module } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import type { JsonObject } from "../../codegen/json.ts";
import type { Context } from "./context.ts";
import type { Target } from "../../edit/addition.ts";
import { targetKey } from "./target.ts";

/** An object in a response. */
export interface Seen {
  readonly value: JsonObject;
  readonly context: Context;
  readonly pointer: string;
  /** The members that no part describes. */
  readonly foreign: readonly string[];
}

/** One source of an object's members: their definitions in the spec, their place, and the context of their tests. */
export interface Part {
  readonly target: Target;
  readonly fields: readonly ResultField[];
  readonly context: Context;
  /** The module of the target. `undefined` in `response.yaml`, which belongs to no single module. */
  readonly module: Module | undefined;
  /** The object to which several parts add members. `undefined` if the object belongs only to the target. */
  readonly location: Location | undefined;
}

/** The objects of a response to which modules add members. */
export type Location = "body" | "results" | "page";

export interface Sighting {
  readonly part: Omit<Part, "context">;
  readonly seen: Seen[];
  /** The undescribed members of all these objects. */
  readonly foreign: Set<string>;
}

export interface Fault {
  readonly field: ResultField;
  readonly context: Context;
  readonly pointer: string;
  readonly what: string;
}

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
