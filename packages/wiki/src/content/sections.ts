/* Sections of a text, separated by headings. Section `0` is the text before the first heading. */

interface Heading {
  readonly level: number;
  readonly start: number;
}

/**
 * Returns a section including its subsections; `undefined` if the text has no section with this number. A number with
 * the prefix `T-` refers to an included page and is therefore never found.
 */
export function sectionOf(text: string, name: string): string | undefined {
  const place = sectionPlace(text, name);
  return place === undefined ? undefined : text.slice(place.start, place.end).trimEnd();
}

/** Returns the range of a section, as in `sectionOf`. */
export function sectionPlace(text: string, name: string): { readonly start: number; readonly end: number } | undefined {
  if (!/^\d{1,9}$/.test(name)) return undefined;
  const number = Number(name);
  const headings = headingsIn(text);
  if (number === 0) return { start: 0, end: headings[0]?.start ?? text.length };
  const heading = headings[number - 1];
  if (heading === undefined) return undefined;
  const next = headings.slice(number).find(({ level }) => level <= heading.level);
  return { start: heading.start, end: next?.start ?? text.length };
}

/** Returns the headings of a text. Comments and raw text contain no headings. */
function headingsIn(text: string): readonly Heading[] {
  const headings: Heading[] = [];
  let start = 0;
  for (const line of withoutMarkup(text).split("\n")) {
    const level = levelOf(line.trimEnd());
    if (level > 0) headings.push({ level, start });
    start += line.length + 1;
  }
  return headings;
}

function levelOf(line: string): number {
  if (line.length < 3) return 0;
  let level = 0;
  while (level < 6 && line[level] === "=" && line[line.length - 1 - level] === "=" && 2 * (level + 1) < line.length)
    level += 1;
  return level;
}

/** Replaces comments and raw text with spaces. The length is unchanged. */
function withoutMarkup(text: string): string {
  const blank = (part: string): string => part.replaceAll(/[^\n]/g, " ");
  return ["!--", "nowiki", "pre"].reduce(
    (found, name) => blanked(found, name === "!--" ? ["<!--", "-->"] : [`<${name}>`, `</${name}>`], blank),
    text,
  );
}

function blanked(text: string, [open = "", close = ""]: readonly string[], blank: (part: string) => string): string {
  let all = "";
  let end = 0;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, end)) {
    const closing = text.indexOf(close, start);
    const stop = closing < 0 ? text.length : closing + close.length;
    all += text.slice(end, start) + blank(text.slice(start, stop));
    end = stop;
  }
  return all + text.slice(end);
}
