import { escapeUnsafe } from "./unsafe.ts";

/** HTML that needs no escaping. Only this folder creates it from strings. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** Only for the functions of this folder, which guarantee that the string is safe HTML. */
  static of(text: string): Html {
    return new Html(text);
  }

  static join(parts: readonly Html[]): Html {
    return new Html(parts.map(String).join(""));
  }

  toString(): string {
    return this.#text;
  }
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Returns a string as HTML text. Keeps line breaks; other characters that HTML cannot contain are shown as escapes. */
export function htmlText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(escapedLine)
    .join("\n");
}

/** Returns an attribute value for use in double quotes, on one line. */
export function htmlAttribute(text: string): string {
  return escapedLine(text.replace(/\s+/g, " "));
}

/** Returns the value of a URL attribute in double quotes. Schemes such as `javascript:` are replaced by `#`. */
export function htmlUrl(address: string): string {
  return htmlAttribute(isWebUrl(address) || isRelative(address) ? address : "#");
}

export function isWebUrl(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/** Matches only paths whose characters need no escaping. */
function isRelative(address: string): boolean {
  return /^(?:\.\.\/)*(?:[\w.%-]+\/)*[\w.%-]*(?:#[\w.%-]*)?$/.test(address);
}

function escapedLine(text: string): string {
  return escapeUnsafe(text.replaceAll("\t", "  ")).replace(/[&<>"']/g, (character) => escapes[character]!);
}

/** Attributes by name. Attributes that are `undefined` are omitted. */
type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Returns an SVG element that is valid in HTML and XML. Values and text are escaped; unsafe links become `#`. */
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
