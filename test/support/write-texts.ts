import { compile, type Diagnostic } from "../../generators/index.ts";
import { outcomeOf } from "./outcome.ts";
import type { Placed, Position, PositionedSpec } from "./positions.ts";

/** The text to write at a position: as YAML, and as part of a path. */
export interface Writing {
  readonly source: (position: Position) => string;
  readonly name: (position: Position) => string;
}

export type Group = readonly Position[];

export interface Written {
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
}

export interface Accepted {
  readonly positions: Group;
  readonly sources: ReadonlyMap<string, string>;
}

export interface Refused {
  readonly position: Position;
  /**
   * True if the text itself is rejected, and not only its effects elsewhere, such as a reference to a renamed object.
   */
  readonly itself: boolean;
}

/** Errors that a text at a position causes on its own, independent of the rest of the spec. */
const own: ReadonlySet<string> = new Set([
  "unknown-key",
  "wrong-type",
  "unrecognized-mapping",
  "wrong-value",
  "invalid-name",
  "invalid-pattern",
  "yaml-syntax",
  "unsupported-yaml",
  "cyclic-alias",
  "nested-too-deep",
  "unknown-reference",
  "unknown-decision",
  "value-not-in-set",
]);

/**
 * Writes texts at positions, as many compatible ones per spec as possible. Separates the positions that accept their
 * texts from those rejected with an error. `outcomeOf` checks that each error has a place and can be rendered.
 * An error that is not in `own` may be caused by the other texts. The position is then tried again with others, unless
 * the group is known to be rejected.
 */
export function writeTexts(
  spec: PositionedSpec,
  groups: readonly Group[],
  writing: Writing,
  areRefused = false,
): Written {
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  for (const group of groups) {
    let waiting = group;
    while (waiting.length > 0) waiting = writeSome(waiting);
  }
  return { accepted, refused };

  /** Settles at least one position of the group and returns the others. */
  function writeSome(group: Group): Group {
    const later: Position[] = [];
    for (let batch = group; batch.length > 0; ) {
      const placed = write(spec, batch, writing);
      const { isValid, diagnostics } = outcomeOf(placed.sources, { emitters: [], formats: ["text"], load: spec.load });
      if (isValid) {
        accepted.push({ positions: batch, sources: placed.sources });
        break;
      }
      const { blamed, certain } = blame(diagnostics, placed);
      const sure = areRefused ? blamed : certain;
      refused.push(...[...sure].map((position) => ({ position, itself: true })));
      const rest = batch.filter((position) => !blamed.has(position));
      const doubtful = batch.filter((position) => blamed.has(position) && !sure.has(position));
      if (batch.length === 1) {
        if (sure.size === 0) refused.push({ position: batch[0]!, itself: false });
        break;
      }
      const cut = rest.length < batch.length ? rest.length : rest.length >> 1;
      later.push(...rest.slice(cut), ...(rest.length > 0 ? doubtful : doubtful.slice(1)));
      batch = rest.length > 0 ? rest.slice(0, cut) : doubtful.slice(0, 1);
    }
    return later;
  }
}

function compiles(spec: PositionedSpec, positions: Group, writing: Writing): boolean {
  return compile(spec.load(write(spec, positions, writing).sources), []).model !== undefined;
}

export function write(spec: PositionedSpec, positions: Group, { source, name }: Writing): Placed {
  return spec.put(new Map(positions.map((position) => [position, source(position)])), name);
}

interface Blame {
  readonly blamed: ReadonlySet<Position>;
  readonly certain: ReadonlySet<Position>;
}

function blame(diagnostics: readonly Diagnostic[], placed: Placed): Blame {
  const [blamed, certain] = [new Set<Position>(), new Set<Position>()];
  for (const { severity, code, place } of diagnostics) {
    const position = place && placed.positionAt(place.file, place.start, place.end);
    if (severity !== "error" || position === undefined) continue;
    blamed.add(position);
    if (own.has(code)) certain.add(position);
  }
  return { blamed, certain };
}

export function merged(spec: PositionedSpec, groups: readonly Group[], writing: Writing): readonly Group[] {
  const hosts: Group[] = [];
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    const host = hosts.findIndex((other) => compiles(spec, [...other, ...group], writing));
    if (host < 0) hosts.push(group);
    else hosts[host] = [...hosts[host]!, ...group];
  }
  return hosts;
}

/**
 * Groups all values together, keys so that no two are in one mapping, and each name in a path separately, because it
 * renames files.
 */
export function firstGroups(positions: Group): readonly Group[] {
  const values = positions.filter(({ kind }) => kind === "value");
  const keys = positions.filter(({ kind }) => kind === "key");
  const names = positions.filter(({ kind, pathPart }) => kind === "name" && pathPart === undefined);
  const paths = positions.filter(({ pathPart }) => pathPart !== undefined);
  const layers = new Map<number, Position[]>();
  for (const key of keys) layers.set(key.layer, [...(layers.get(key.layer) ?? []), key]);
  return [values, names, ...layers.values(), ...paths.map((path) => [path])];
}
