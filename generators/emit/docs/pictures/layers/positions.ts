import { mean, neighboursIn, type Link } from "./order.ts";

/** Space between neighbors in a layer, in pixels. */
export const gap = 24;

const sweeps = 12;

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
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const isDown = sweep % 2 === 0;
    for (const layer of isDown ? layers : layers.toReversed()) {
      const isLast = sweep >= sweeps - 2;
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

export function roomOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + 2 * Math.ceil(width / 2) + gap, -gap);
}
