/** Space between neighbors in a layer, in pixels. */
export const gap = 24;

const positionSweeps = 12;

/**
 * Returns the horizontal center of each item, in whole pixels. Items keep the order of their layer, do not overlap and
 * are close to the items they are linked to. The parts of an arrow are in line with each other. The layers are no wider
 * than `most`, or than the widest of them.
 */
export function positionsOf(
  layers: readonly (readonly number[])[],
  links: readonly Link[],
  widths: readonly number[],
  nodes: number,
  most: number,
): readonly number[] {
  const [above, below] = [neighboursIn(links, true), neighboursIn(links, false)];
  const middles = widths.map(() => 0);
  const half = Math.ceil(Math.max(most, ...layers.map((layer) => roomOf(layer.map((one) => widths[one]!)))) / 2);
  for (let sweep = 0; sweep < positionSweeps; sweep++) {
    const isDown = sweep % 2 === 0;
    for (const layer of isDown ? layers : layers.toReversed()) {
      const isLast = sweep >= positionSweeps - 2;
      const wanted = layer.map((one) => {
        const near = [
          ...(isDown || isLast ? (above.get(one) ?? []) : []),
          ...(!isDown || isLast ? (below.get(one) ?? []) : []),
        ];
        const inLine = one < nodes ? [] : near.filter((other) => other >= nodes);
        return mean((inLine.length > 0 ? inLine : near).map((other) => middles[other]!)) ?? middles[one]!;
      });
      apart(
        layer.map((one) => widths[one]!),
        wanted,
        half,
      ).forEach((middle, index) => (middles[layer[index]!] = middle));
    }
  }
  return middles;
}

/**
 * Returns the centers closest to the wanted ones, by least squares, such that neighbors do not overlap. Without the
 * widths, this is isotonic regression: neighbors in the wrong order are placed together at their mean. No item extends
 * further than `half` from the center of the layer.
 */
function apart(widths: readonly number[], wanted: readonly number[], half: number): readonly number[] {
  const rooms = widths.map((width, index) => (index === 0 ? 0 : Math.ceil((widths[index - 1]! + width) / 2) + gap));
  let room = 0;
  const offsets = rooms.map((one) => (room += one));
  const runs: { sum: number; count: number }[] = [];
  for (const [index, middle] of wanted.entries()) {
    let run = { sum: middle - offsets[index]!, count: 1 };
    for (
      let last = runs.at(-1);
      last !== undefined && last.sum / last.count > run.sum / run.count;
      last = runs.at(-1)
    ) {
      run = { sum: run.sum + last.sum, count: run.count + last.count };
      runs.pop();
    }
    runs.push(run);
  }
  const [least, most] = [Math.ceil(widths[0]! / 2) - half, half - Math.ceil(widths.at(-1)! / 2) - room];
  const starts = runs.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.min(Math.max(Math.round(sum / count), least), most)),
  );
  return starts.map((start, index) => start + offsets[index]!);
}

function roomOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + 2 * Math.ceil(width / 2) + gap, -gap);
}

/** A link between nodes of adjacent layers: the upper and the lower node. */
export type Link = readonly [above: number, below: number];

/** The number of passes that reorder each layer by its neighbors. */
const orderSweeps = 8;

/** Orders the nodes of each layer to reduce crossings, with each node near the middle of its neighbors. */
export function orderLayers(
  layers: readonly (readonly number[])[],
  links: readonly Link[],
): readonly (readonly number[])[] {
  let [best, fewest] = [layers, crossings(layers, links)];
  let current = layers;
  for (let sweep = 0; sweep < orderSweeps && fewest > 0; sweep++) {
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
function neighboursIn(links: readonly Link[], isAbove: boolean): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [above, below] of links) {
    const [one, other] = isAbove ? [below, above] : [above, below];
    const list = found.get(one);
    if (list === undefined) found.set(one, [other]);
    else list.push(other);
  }
  return found;
}

function mean(numbers: readonly number[]): number | undefined {
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
