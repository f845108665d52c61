import type { Label, Steps, Drawing } from "../site.ts";
import { linesOf, textsAt, type Lines } from "./lines.ts";
import type { Box, Item, Line, Scene } from "./scene.ts";
import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { catalogueScene } from "./catalogue-scene.ts";
import { graphScene } from "./graph-scene.ts";

/* Lengths in pixels. The checks are on the left, their error codes on the right. */
const margin = 12;
/** Maximum widths of a check and of an error code, chosen so that both fit into the column. */
const [mostTitle, mostResponse] = [340, 248];
const padding = 16;
const aside = 44;
const below = 22;
const [responseHeight, responseGap] = [28, 6];
const stepPadding = 9;
const head = 7;

/** Draws boxes from top to bottom, each with its error codes on the right. */
function stepsScene({ start, steps, end }: Steps): Scene {
  const rows = [{ title: start, answers: [] }, ...steps, { title: end, answers: [] }].map(({ title, answers }) => ({
    lines: linesOf(title, [], mostTitle),
    answers: answers.map((label) => ({ label, lines: linesOf(undefined, [label.title], mostResponse) })),
  }));
  // An even number, so that halves are whole pixels.
  const width = even(Math.max(...rows.map(({ lines }) => lines.width)) + 2 * padding);
  const responseWidth = even(
    Math.max(...rows.flatMap(({ answers }) => answers.map(({ lines }) => lines.width)), 0) + 2 * padding,
  );
  const items: Item[] = [];
  let y = margin;
  rows.forEach(({ lines, answers }, index) => {
    const isEnd = index === 0 || index === rows.length - 1;
    const height = Math.max(
      lines.height + 2 * stepPadding,
      answers.length * (responseHeight + responseGap) - responseGap,
    );
    const texts = textsAt(lines, margin + width / 2, y + Math.round((height - lines.height) / 2), "middle");
    if (index > 0) items.push(down(margin + width / 2, y));
    items.push({
      kind: "box",
      x: margin,
      y,
      width,
      height,
      looks: isEnd ? "group" : "node",
      dashed: false,
      to: undefined,
      texts,
    });
    const first = y + Math.round((height - answers.length * (responseHeight + responseGap) + responseGap) / 2);
    answers.forEach((response, place) =>
      items.push(
        ...responseItems(response, margin + width, first + place * (responseHeight + responseGap), responseWidth),
      ),
    );
    y += height + below;
  });
  return { width: margin + width + aside + responseWidth + margin, height: y - below + margin, items };
}

function even(length: number): number {
  return length + (length % 2);
}

/** Returns the arrow into the box that begins here. */
function down(x: number, y: number): Line {
  return { kind: "line", path: `M${x} ${y - below}V${y - head}`, arrow: { x, y, towards: "down" }, dashed: false };
}

function responseItems(
  { label: { to, marks }, lines }: { readonly label: Label; readonly lines: Lines },
  left: number,
  y: number,
  width: number,
): readonly [Line, Box] {
  const middle = y + responseHeight / 2;
  const x = left + aside;
  const dashed = marks.length > 0;
  const texts = textsAt(lines, x + width / 2, y + 7, "middle");
  return [
    { kind: "line", path: `M${left} ${middle}H${x - head}`, arrow: { x, y: middle, towards: "right" }, dashed },
    { kind: "box", x, y, width, height: responseHeight, looks: "code", dashed, to, texts },
  ];
}

/** Lays out a drawing. */
export function draw(drawing: Drawing): Scene {
  return byKind(scenes, drawing);
}

const scenes: ByKind<Drawing, [], Scene> = { graph: graphScene, steps: stepsScene, catalogue: catalogueScene };
