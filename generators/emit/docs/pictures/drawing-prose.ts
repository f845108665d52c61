import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { joined, link, text } from "../prose.ts";
import type { Drawing, Label, Prose } from "../site.ts";

/** Describes a drawing in prose, with a line for each arrow, step or cell. */
export function drawingProse(drawing: Drawing): readonly Prose[] {
  return byKind(lines, drawing);
}

const lines: ByKind<Drawing, [], readonly Prose[]> = {
  graph: ({ nodes, edges }) => {
    const titles = new Map(nodes.map(({ id, title }) => [id, title]));
    return [
      ...nodes.filter(({ marks }) => marks.length > 0).map(({ title, marks }): Prose => [text(title), ...marks]),
      ...edges.map(
        ({ from, to, lines: [...words], marks }): Prose => [
          text(`${titles.get(from)!} → ${titles.get(to)!}${words.length === 0 ? "" : `: ${words.join(", ")}`}`),
          ...marks,
        ],
      ),
    ];
  },
  steps: ({ steps }) => steps.map(({ title, answers }) => [text(`${title}: `), ...joined(answers.map(labelProse))]),
  catalogue: ({ common, groups }) =>
    groups.flatMap(({ title, cells, more }) => [
      [{ kind: "strong", content: [text(title)] }] as const,
      ...cells.map(
        (cell): Prose => [
          ...labelProse(cell),
          ...(cell.remark === "" ? [] : [text(` (${cell.remark})`)]),
          ...(cell.common.length === 0
            ? []
            : [text(": "), ...joined(cell.common.map((index) => labelProse(common[index]!)))]),
        ],
      ),
      ...(more === undefined ? [] : [labelProse(more)]),
    ]),
};

function labelProse({ title, to, marks }: Label): Prose {
  return [to === undefined ? text(title) : link(to, text(title)), ...marks];
}
