import type { Label, Steps } from "../site.ts";
import { linesOf, textsAt } from "./lines.ts";
import type { Box, Item, Line, Scene } from "./scene.ts";

/* Lengths in pixels. The checks stand on the left, what ends them on the right. */
const margin = 12;
const stepWidth = 250;
const answerWidth = 210;
const aside = 44;
const below = 22;
const [answerHeight, answerGap] = [28, 6];
const stepPadding = 9;
const head = 7;

/** Boxes below one another, each with what ends the way there beside it. */
export function stepsScene({ start, steps, end }: Steps): Scene {
  const items: Item[] = [];
  let y = margin;
  const rows = [{ title: start, answers: [] }, ...steps, { title: end, answers: [] }];
  rows.forEach(({ title, answers }, index) => {
    const isEnd = index === 0 || index === rows.length - 1;
    const lines = linesOf(title, [], stepWidth - 20);
    const height = Math.max(lines.height + 2 * stepPadding, answers.length * (answerHeight + answerGap) - answerGap);
    const texts = textsAt(lines, margin + stepWidth / 2, y + Math.round((height - lines.height) / 2) - 1, "middle");
    if (index > 0) items.push(down(y));
    items.push({ kind: "box", x: margin, y, width: stepWidth, height, looks: isEnd ? "group" : "node", dashed: false, to: undefined, texts });
    const first = y + Math.round((height - answers.length * (answerHeight + answerGap) + answerGap) / 2);
    answers.forEach((answer, place) => items.push(...answerItems(answer, first + place * (answerHeight + answerGap))));
    y += height + below;
  });
  const width = margin + stepWidth + (steps.some(({ answers }) => answers.length > 0) ? aside + answerWidth : 0) + margin;
  return { width, height: y - below + margin, items };
}

/** The arrow into the box that begins here. */
function down(y: number): Line {
  const x = margin + stepWidth / 2;
  return { kind: "line", path: `M${x} ${y - below}V${y - head}`, arrow: { x, y, towards: "down" }, dashed: false };
}

function answerItems({ title, to, marks }: Label, y: number): readonly [Line, Box] {
  const [left, middle] = [margin + stepWidth, y + answerHeight / 2];
  const x = left + aside;
  const lines = linesOf(undefined, [title], answerWidth - 16);
  const dashed = marks.length > 0;
  const texts = textsAt(lines, x + answerWidth / 2, y + 5, "middle");
  return [
    { kind: "line", path: `M${left} ${middle}H${x - head}`, arrow: { x, y: middle, towards: "right" }, dashed },
    { kind: "box", x, y, width: answerWidth, height: answerHeight, looks: "code", dashed, to, texts },
  ];
}
