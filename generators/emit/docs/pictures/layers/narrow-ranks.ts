import { gap } from "./positions.ts";
import type { Arrow } from "./ranks.ts";

/**
 * The ranks, but lower for nodes of a rank that together, or whose labels together, are wider than `most`: those with
 * the least below them go down first. Lines that pass take a gap each.
 */
export function narrowRanks(
  ranks: readonly number[],
  arrows: readonly (Arrow & { readonly width: number })[],
  nodeWidths: readonly number[],
  most: number,
): readonly number[] {
  const found = [...ranks];
  const widths = nodeWidths.map((width, node) =>
    Math.max(
      width,
      arrows.reduce(
        (sum, { from, to, width: label }) => sum + ((ranks[from]! < ranks[to]! ? to : from) === node ? label + gap : 0),
        -gap,
      ),
    ),
  );
  const below = ranks.map((rank, node) =>
    arrows
      .flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : []))
      .filter((other) => ranks[other]! > rank),
  );
  const heights = ranks.map(() => 0);
  for (const node of [...ranks.keys()].sort((one, other) => ranks[other]! - ranks[one]!))
    heights[node] = Math.max(0, ...below[node]!.map((one) => heights[one]! + 1));
  const lower = (node: number): void => {
    found[node]!++;
    for (const one of below[node]!) if (found[one]! <= found[node]!) lower(one);
  };
  const inRank = (rank: number): readonly number[] =>
    [...found.keys()].filter((node) => found[node] === rank).sort((one, other) => heights[other]! - heights[one]!);
  const passing = (rank: number): number =>
    arrows.filter(
      ({ from, to }) => Math.min(found[from]!, found[to]!) < rank && Math.max(found[from]!, found[to]!) > rank,
    ).length;
  for (let rank = 0; rank <= Math.max(...found); rank++) {
    for (let here = inRank(rank); here.length > 1; here = inRank(rank)) {
      if (here.reduce((sum, node) => sum + widths[node]! + gap, (passing(rank) - 1) * gap) <= most) break;
      lower(here.at(-1)!);
    }
  }
  return found;
}
