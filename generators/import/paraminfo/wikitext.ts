/* Converts MediaWiki's help messages from wikitext to descriptions in Markdown. */

export interface HelpText {
  /** One line of Markdown, or `undefined` if the message has no text. */
  readonly description: string | undefined;
  /** Descriptions of single values, by value. */
  readonly values: ReadonlyMap<string, string>;
}

/** The description of a value: `;<span dir="ltr" lang="en">ids</span>:The ID of the revision.` */
const valueLine = /^;\s*<span[^>]*>(.*?)<\/span>\s*:\s*(.*)$/;

export function readHelpText(wikitext: string | undefined): HelpText {
  const values = new Map<string, string>();
  const rest: string[] = [];
  for (const line of (wikitext ?? "").split("\n")) {
    const [, value, meaning] = valueLine.exec(line) ?? [];
    if (value === undefined) rest.push(line.replace(/^[#*:]+\s*/, ""));
    else if (markdown(meaning!) !== "") values.set(decode(stripLinks(value)), markdown(meaning!));
  }
  const description = markdown(rest.join(" "));
  return { description: /\p{L}/u.test(description) ? description : undefined, values };
}

/** Converts one line. Templates and parser functions are removed, because they have no meaning outside their wiki. */
function markdown(wikitext: string): string {
  if (wikitext.includes("{{")) return "";
  const text = stripLinks(wikitext)
    .replace(/<(kbd|var|code|samp|tt)\b[^>]*>(.*?)<\/\1>/gs, (_, _tag, inner: string) => codeSpan(inner))
    .replace(/<\/?[a-z][^<>]*>/gi, " ")
    .replace(/'''?/g, "");
  return decode(text)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .replace(/:$/, ".");
}

function stripLinks(wikitext: string): string {
  return wikitext
    .replace(/\[\[:?(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, "$1")
    .replace(/\[(?:https?:)?\/\/\S+ ([^\]]*)\]/g, "$1");
}

function codeSpan(inner: string): string {
  const text = inner
    .replace(/<[^>]*>/g, "")
    .replaceAll("`", "")
    .trim();
  return text === "" ? "" : `\`${text}\``;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', nbsp: " " };

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
