import type { Address, Drawing, Label, Picture, Prose, Steps } from "../site.ts";
import {
  type Box,
  type Direction,
  type Item,
  type Line,
  type Lines,
  type Scene,
  type Text,
  columnWidth,
  fontSizes,
  linesOf,
  textsAt,
} from "./scene.ts";
import { type ByKind, byKind } from "../../../model/group-by.ts";
import { catalogueScene } from "./module.ts";
import { graphScene } from "./graph.ts";
import { Html, svgElement } from "../../../codegen/html.ts";
import { joined, link, plainText, text } from "../prose.ts";

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

/** Returns the URL of an address, relative to the location of the picture. */
type WriteUrl = (to: Address) => string;

/** Returns a picture as SVG for use with a style sheet. `extra` is its first content. */
export function pictureSvg(picture: Picture, url: WriteUrl, extra: readonly Html[] = []): Html {
  const { id, title, drawing } = picture;
  const { width, height, items } = draw(drawing);
  const [titleId, descriptionId] = [`${id}-title`, `${id}-description`];
  // Screen readers skip the content of an image, but a group can contain links.
  const role = items.some((item) => item.kind === "box" && item.to !== undefined) ? "group" : "img";
  const shown = shownWidth(width);
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    width: shown,
    height: Math.round((height * shown) / width),
    role,
    "aria-labelledby": titleId,
    "aria-describedby": descriptionId,
  };
  return svgElement(
    "svg",
    attributes,
    svgElement("title", { id: titleId }, title),
    svgElement("desc", { id: descriptionId }, descriptionOf(picture)),
    ...extra,
    ...items.map((item) => byKind(printers, item, url)),
  );
}

/**
 * Returns the displayed width of a picture. A picture that is too wide for its column is scaled down until its smallest
 * text is 11 pixels high. If that is not enough, it scrolls.
 */
function shownWidth(width: number): number {
  return Math.min(width, Math.max(columnWidth, Math.ceil((width * 11) / fontSizes.small)));
}

/** Describes the arrows in words. The text of a catalogue is readable without a description. */
function descriptionOf({ description, drawing }: Picture): string {
  if (drawing.kind === "catalogue") return description;
  return [description, ...drawingProse(drawing).map((line) => `${plainText(line)}.`)].join(" ");
}

const printers: ByKind<Item, [url: WriteUrl], Html> = {
  box: ({ x, y, width, height, looks, dashed, to, texts }, url) => {
    const frame = svgElement("rect", {
      class: dashed ? `${looks} dashed` : looks,
      x,
      y,
      width,
      height,
      rx: looks === "tag" ? 0 : 5,
    });
    const content = [frame, ...texts.map(textElement)];
    return to === undefined ? svgElement("g", {}, ...content) : svgElement("a", { href: url(to) }, ...content);
  },
  line: ({ path, arrow, dashed }) => {
    const line = svgElement("path", { class: dashed ? "line dashed" : "line", d: path });
    return arrow === undefined
      ? line
      : Html.join([line, svgElement("path", { class: "head", d: `M${arrow.x} ${arrow.y}${heads[arrow.towards]}` })]);
  },
  text: textElement,
};

function textElement({ looks, x, y, anchor, text: { shown, full } }: Text): Html {
  const middle = anchor === "middle" ? anchor : undefined;
  return svgElement(
    "text",
    { class: looks, x, y, "text-anchor": middle },
    ...(shown === full ? [] : [svgElement("title", {}, full)]),
    shown,
  );
}

/** SVG paths of arrowheads, which start at the tip of the arrow. */
const heads: Readonly<Record<Direction, string>> = {
  down: "l-4 -8h8z",
  up: "l-4 8h8z",
  left: "l8 -4v8z",
  right: "l-8 -4v8z",
};

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
