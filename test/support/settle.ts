import { compile, loadSources, type Diagnostic } from "../../generators/index.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import type { Placed, Position, PositionedSpec } from "./positions.ts";

/** What is written at a position: as YAML, and as part of a path. */
export interface Writing {
  readonly source: (position: Position) => string;
  readonly name: (position: Position) => string;
}

export interface Settled {
  /** Positions that take their texts together. */
  readonly accepted: readonly Accepted[];
  /** Those that were refused at once. */
  readonly refused: readonly Group[];
}

export type Group = readonly Position[];

export interface Accepted extends Outcome {
  readonly positions: readonly Position[];
}

/** Codes that say of two things that they do not go together: each of them may be fine alone. */
const relations: ReadonlySet<string> = new Set([
  "duplicate-key", "duplicate-name", "duplicate-value", "duplicate-alias", "wire-name-collision", "output-collision", "file-name-mismatch",
]);

/**
 * Writes texts at positions, as many in one spec as go together, and tells the positions that take them from those that are refused with an error
 * (checked by `outcomeOf`: the error has a place, and can be said). A refused position is refused for itself, not for its company.
 */
export function settle(spec: PositionedSpec, groups: readonly Group[], writing: Writing): Settled {
  const accepted: Accepted[] = [];
  const refused: Group[] = [];
  const queue = [...groups];
  for (let batch = queue.pop(); batch !== undefined; batch = queue.pop()) {
    if (batch.length === 0) continue;
    const placed = write(spec, batch, writing);
    const outcome = outcomeOf(placed.sources, ["text"]);
    if (outcome.files.length > 0) accepted.push({ positions: batch, ...outcome });
    else if (batch.length === 1) refused.push(batch);
    else queue.push(...divide(batch, blamed(outcome.diagnostics, placed), refused));
  }
  return { accepted, refused };
}

export function write(spec: PositionedSpec, positions: readonly Position[], { source, name }: Writing): Placed {
  return spec.put(new Map(positions.map((position) => [position, source(position)])), name);
}

/**
 * Groups as large as they can be for texts like the given ones: who takes them together, who is refused for the text, and who is refused alone
 * because the spec around it breaks (such as a reference to what was renamed).
 */
export function plan(spec: PositionedSpec, positions: readonly Position[], writing: Writing): Plan {
  const { accepted, refused } = settle(spec, firstGroups(positions), writing);
  const merged: Group[] = [];
  for (const { positions: group } of accepted.toSorted((a, b) => b.positions.length - a.positions.length)) {
    const host = merged.findIndex((other) => compiles(spec, [...other, ...group], writing));
    if (host < 0) merged.push(group);
    else merged[host] = [...merged[host]!, ...group];
  }
  const alone = refused.filter(({ length }) => length === 1);
  return { together: [...merged, ...refused.filter(({ length }) => length > 1)], alone };
}

export interface Plan {
  readonly together: readonly Group[];
  readonly alone: readonly Group[];
}

/** Whether the texts can stand there, all together. */
export function compiles(spec: PositionedSpec, positions: readonly Position[], writing: Writing): boolean {
  return compile(loadSources(write(spec, positions, writing).sources), []).model !== undefined;
}

interface Blamed {
  readonly alone: ReadonlySet<Position>;
  readonly together: ReadonlySet<Position>;
}

function blamed(diagnostics: readonly Diagnostic[], placed: Placed): Blamed {
  const [alone, together] = [new Set<Position>(), new Set<Position>()];
  for (const { severity, code, place } of diagnostics) {
    const position = place && placed.positionAt(place.file, place.start, place.end);
    if (severity === "error" && position !== undefined) (relations.has(code) ? together : alone).add(position);
  }
  return { alone, together };
}

/** Takes out who is blamed; where nobody is, the batch is halved. */
function divide(batch: Group, { alone, together }: Blamed, refused: Group[]): readonly Group[] {
  if (alone.size > 0) refused.push([...alone]);
  const apart = batch.filter((position) => together.has(position) && !alone.has(position));
  const rest = batch.filter((position) => !alone.has(position) && !together.has(position));
  if (apart.length + rest.length < batch.length || (apart.length > 0 && rest.length > 0)) return [apart, rest];
  const half = batch.length >> 1;
  return [batch.slice(0, half), batch.slice(half)];
}

/** Values together; keys so that no two are in one mapping; names in paths alone, since files carry them. */
export function firstGroups(positions: readonly Position[]): readonly Group[] {
  const values = positions.filter(({ kind }) => kind === "value");
  const keys = positions.filter(({ kind }) => kind === "key");
  const names = positions.filter(({ kind, pathPart }) => kind === "name" && pathPart === undefined);
  const paths = positions.filter(({ pathPart }) => pathPart !== undefined);
  const layers = new Map<number, Position[]>();
  for (const key of keys) layers.set(key.layer, [...(layers.get(key.layer) ?? []), key]);
  return [values, names, ...layers.values(), ...paths.map((path) => [path])];
}
