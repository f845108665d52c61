import { draw } from "../../generators/emit/docs/pictures/draw.ts";
import type { Box, Scene } from "../../generators/emit/docs/pictures/scene.ts";
import type { Block, Drawing, Label, Page, Picture } from "../../generators/emit/docs/site.ts";

/** Returns a drawing of each kind, with `text` in each place. */
export function drawingsOf(text: string): Readonly<Record<Drawing["kind"], Drawing>> {
  const to = { path: "a/b.html", anchor: "c" };
  const mark = { kind: "mark", status: "decided", decision: "D-001" } as const;
  const label: Label = { title: text, to, marks: [mark] };
  const node = { title: text, lines: [text, "b"], to: undefined, marks: [] };
  return {
    graph: {
      kind: "graph",
      nodes: [
        { ...node, id: "1", to },
        { ...node, id: text },
        { ...node, id: "3", marks: [mark] },
      ],
      edges: [
        { from: "1", to: text, lines: [text], marks: [] },
        { from: text, to: "1", lines: [text, "back"], marks: [mark] },
        { from: "1", to: "3", lines: [], marks: [] },
        { from: text, to: "3", lines: [text], marks: [] },
        { from: "3", to: "3", lines: [text, "again"], marks: [] },
      ],
    },
    steps: {
      kind: "steps",
      start: text,
      steps: [
        { title: text, answers: [label, { ...label, marks: [] }] },
        { title: text, answers: [label] },
      ],
      end: text,
    },
    catalogue: {
      kind: "catalogue",
      legend: text,
      common: [label, { ...label, to: undefined }],
      groups: [
        {
          title: text,
          cells: [
            { ...label, remark: text, common: [0, 1] },
            { ...label, marks: [], remark: "", common: [] },
          ],
          more: label,
        },
        { title: text, cells: [], more: undefined },
      ],
    },
  };
}

export function pictureOf(drawing: Drawing, text: string): Picture {
  return { kind: "picture", id: "a", title: text, description: text, drawing };
}

export function picturesIn({ blocks }: Pick<Page, "blocks">): readonly Picture[] {
  return blocks.flatMap((block: Block) =>
    block.kind === "picture" ? [block] : "blocks" in block ? picturesIn(block) : [],
  );
}

/** Returns overlaps and parts outside of the frame. A good drawing has none. */
export function faultsOf(drawing: Drawing): readonly string[] {
  const scene = draw(drawing);
  const boxes = scene.items.filter((item) => item.kind === "box");
  const solid = boxes.filter(({ looks }) => looks !== "group");
  const loose = scene.items
    .filter((item) => item.kind === "text")
    .map((text) => ({ ...spanOf(text), name: text.text.full }));
  const areas = [...solid.map((box) => ({ ...box, name: box.texts[0]?.text.full ?? "" })), ...loose];
  return [
    ...boxes.flatMap((box) =>
      box.texts.filter((text) => !isIn(spanOf(text), box)).map((text) => `“${text.text.shown}” leaves its box`),
    ),
    ...areas.filter((area) => !isIn(area, { x: 0, y: 0, ...scene })).map(({ name }) => `“${name}” leaves the picture`),
    ...areas.flatMap((one, index) =>
      areas
        .slice(index + 1)
        .filter((other) => meet(one, other))
        .map((other) => `“${one.name}” and “${other.name}” overlap`),
    ),
    ...(isWhole(scene) ? [] : ["a length is no whole number"]),
  ];
}

type Area = Pick<Box, "x" | "y" | "width" | "height">;

function spanOf({ x, y, anchor, looks, text: { width } }: Extract<Scene["items"][number], { kind: "text" }>): Area {
  const height = looks === "small" ? 12 : 15;
  return { x: anchor === "middle" ? x - Math.ceil(width / 2) : x, y: y - height + 3, width, height };
}

function isIn(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function meet(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isWhole(scene: Scene): boolean {
  return !/\d\.\d/.test(
    JSON.stringify(scene, (key, value: unknown) => (key === "text" || key === "to" ? undefined : value)),
  );
}
