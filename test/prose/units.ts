import { parseDocument, visit } from "yaml";

/* Reads the prose of a file. Blanks out everything else, so that lines and columns remain those of the file. */

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the prose of TypeScript: its messages. Comments will be added when they have been rewritten. */
function typescriptProse(text: string): string {
  return mapLines(text, (line) => {
    if (/^\s*(\/\*\*?|\*|\/\/)/.test(line)) return blank(line);
    const literals = [...line.matchAll(/(["'`])((?:\\.|(?!\1).)*)\1/g)].filter(([, , content]) => isSentence(content!));
    return keep(
      line,
      literals.map(({ index, 0: literal }) => ({ start: index + 1, end: index + literal.length - 1 })),
    );
  });
}

/** Returns the prose of Markdown and its templates: everything except code, link targets, front matter and tags. */
function markdownProse(text: string): string {
  let isFenced = false;
  return mapLines(text, (line) => {
    if (/^\s*(```|~~~)/.test(line)) {
      isFenced = !isFenced;
      return blank(line);
    }
    return isFenced || /^(?: {4}|\t)/.test(line) ? blank(line) : line;
  });
}

/** Returns the prose of YAML: its comments, and values of at least three words. Keys and shorter values are names. */
function yamlProse(text: string): string {
  const kept: Range[] = [];
  visit(parseDocument(text), {
    Scalar(key, { value, range }) {
      if (key !== "key" && typeof value === "string" && range && isSentence(value))
        kept.push({ start: range[0], end: range[1] });
    },
  });
  for (const { index, 0: comment } of text.matchAll(/(?<=^|\s)# (?!yaml-language-server).*$/gm))
    kept.push({ start: index, end: index + comment.length });
  return keep(text, kept);
}

const readers: Readonly<Record<string, (text: string) => string>> = {
  ts: typescriptProse,
  md: markdownProse,
  hbs: markdownProse,
  yaml: yamlProse,
};

/** Returns the prose of a file, or `undefined` for a kind of file without prose. */
export function proseOf(path: string, text: string): string | undefined {
  const read = readers[path.split(".").at(-1) ?? ""];
  return read === undefined ? undefined : withoutCode(read(text));
}

/** Blanks code inside prose: backticks, template slots, link targets, tags, URLs and decision numbers. */
function withoutCode(text: string): string {
  const code =
    /`[^`\n]*`|\{\{[^}\n]*\}\}|\$\{[^}\n]*\}|\]\([^)\n]*\)|<[^>\n]*>|https?:\/\/\S+|\bD-\d+\b|[\w.-]+\/[\w./-]+/g;
  return text.replace(code, blank);
}

/** Blanks everything outside the ranges. */
function keep(text: string, ranges: readonly Range[]): string {
  let kept = blank(text);
  for (const { start, end } of ranges) kept = kept.slice(0, start) + text.slice(start, end) + kept.slice(end);
  return kept;
}

/** Returns whether a string is a sentence for people: at least three words, none of them code. */
function isSentence(text: string): boolean {
  const words = text.replace(/\$\{[^}]*\}/g, "").trim();
  return words.split(/\s+/).length >= 3 && !/=>|;$|\w\(\w*\)/.test(words);
}

function mapLines(text: string, change: (line: string) => string): string {
  return text.split("\n").map(change).join("\n");
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
