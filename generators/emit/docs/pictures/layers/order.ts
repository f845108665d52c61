/** A link between nodes of adjacent layers: the upper and the lower node. */
export type Link = readonly [above: number, below: number];

/** The number of passes that reorder each layer by its neighbors. */
const sweeps = 8;

/** Orders the nodes of each layer to reduce crossings, with each node near the middle of its neighbors. */
export function orderLayers(
  layers: readonly (readonly number[])[],
  links: readonly Link[],
): readonly (readonly number[])[] {
  let [best, fewest] = [layers, crossings(layers, links)];
  let current = layers;
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep++) {
    current = swept(current, links, sweep % 2 === 0);
    const count = crossings(current, links);
    if (count < fewest) [best, fewest] = [current, count];
  }
  return best;
}

function swept(
  layers: readonly (readonly number[])[],
  links: readonly Link[],
  isDown: boolean,
): readonly (readonly number[])[] {
  const neighbours = neighboursIn(links, isDown);
  const places = placesIn(layers);
  const done: (readonly number[])[] = [];
  for (const layer of isDown ? layers : layers.toReversed()) {
    const middle = new Map(
      layer.map((one) => [
        one,
        mean((neighbours.get(one) ?? []).map((other) => places.get(other)!)) ?? places.get(one)!,
      ]),
    );
    const sorted = layer.toSorted((a, b) => middle.get(a)! - middle.get(b)!);
    sorted.forEach((one, place) => places.set(one, place));
    done.push(sorted);
  }
  return isDown ? done : done.reverse();
}

/** Returns the neighbors of each node in the layer above or below it. */
export function neighboursIn(links: readonly Link[], isAbove: boolean): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [above, below] of links) {
    const [one, other] = isAbove ? [below, above] : [above, below];
    const list = found.get(one);
    if (list === undefined) found.set(one, [other]);
    else list.push(other);
  }
  return found;
}

export function mean(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function crossings(layers: readonly (readonly number[])[], links: readonly Link[]): number {
  const places = placesIn(layers);
  const below = neighboursIn(links, false);
  return layers.reduce((sum, layer) => {
    const ends = layer.flatMap((one) =>
      (below.get(one) ?? []).map((other) => [places.get(one)!, places.get(other)!] as const),
    );
    return sum + ends.reduce((count, [start, end], index) => count + crossedBy(start, end, ends, index + 1), 0);
  }, 0);
}

/** Counts the links, from an index on, that cross this one. */
function crossedBy(start: number, end: number, ends: readonly Link[], from: number): number {
  let count = 0;
  for (let index = from; index < ends.length; index++)
    if ((start - ends[index]![0]) * (end - ends[index]![1]) < 0) count++;
  return count;
}

function placesIn(layers: readonly (readonly number[])[]): Map<number, number> {
  return new Map(layers.flatMap((layer) => layer.map((one, place) => [one, place] as const)));
}
