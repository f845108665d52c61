import { isMembers, type Exchange, type Members, type Tree } from "./response-row.ts";

export interface Node {
  readonly path: readonly (string | number)[];
  readonly value: Tree;
}

/** Yields the value and everything nested in it. */
export function* nodesIn(value: Tree, path: Node["path"] = []): Generator<Node> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* nodesIn(inner as Tree, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Returns a place in responses: the path without list indexes. */
export function placeOf(path: Node["path"]): string {
  return path.map((step) => (typeof step === "number" ? "[]" : step)).join("/");
}

/** Statistics of the objects at a place, in the responses to requests of one narrowing. */
export interface Place {
  objects: number;
  /** Number of objects with each member. */
  readonly having: Map<string, number>;
}

/** Collects the objects of all responses, by narrowing and place. */
export function placesIn(
  exchanges: readonly Exchange[],
  keyOf: (exchange: Exchange) => string,
): ReadonlyMap<string, ReadonlyMap<string, Place>> {
  const places = new Map<string, Map<string, Place>>();
  for (const exchange of exchanges) {
    const key = keyOf(exchange);
    const own = places.get(key) ?? new Map<string, Place>();
    places.set(key, own);
    for (const { path, value } of nodesIn(exchange.row.body)) if (isMembers(value)) count(own, placeOf(path), value);
  }
  return places;
}

function count(places: Map<string, Place>, place: string, value: Members): void {
  const found = places.get(place) ?? { objects: 0, having: new Map<string, number>() };
  places.set(place, found);
  found.objects++;
  for (const name of Object.keys(value)) found.having.set(name, (found.having.get(name) ?? 0) + 1);
}
