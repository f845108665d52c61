import { Html, htmlAttribute, htmlText, htmlUrl } from "./html.ts";

/** Attributes by name. Attributes that are `undefined` are omitted. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Returns an SVG element that is valid in both HTML and XML. The names are trusted. Values and text are escaped, and
 * unsafe links become `#`.
 */
export function svgElement(name: string, attributes: SvgAttributes, ...children: readonly (Html | string)[]): Html {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? "" : ` ${key}="${valueOf(key, value)}"`,
  );
  const content = children.map((child) => (child instanceof Html ? child.toString() : htmlText(child))).join("");
  return Html.of(content === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${content}</${name}>`);
}

function valueOf(name: string, value: string | number): string {
  return name === "href" ? htmlUrl(String(value)) : htmlAttribute(String(value));
}
