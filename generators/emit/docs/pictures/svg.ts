import { Html } from "../../../codegen/html.ts";
import { svgElement } from "../../../codegen/svg.ts";
import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { plainText } from "../prose.ts";
import type { Address, Picture } from "../site.ts";
import { draw } from "./draw.ts";
import { drawingProse } from "./drawing-prose.ts";
import { columnWidth, type Direction, type Item, type Text } from "./scene.ts";
import { fontSizes } from "./text.ts";

/** Returns the URL of an address, relative to the location of the picture. */
export type WriteUrl = (to: Address) => string;

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
