import type { Entry } from "./entries.ts";

/** The path of the record, relative to the root. */
export const RECORD = "spec/reviewed.txt";

/** The members of each recorded entry, by key. The entries are keyed by {@link addressOf}. */
export type Recorded = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function addressOf({ file, path }: Pick<Entry, "file" | "path">): string {
  return `${file} ${path}`;
}

const HEADER = "# The entries of spec/ as last reviewed. Written by kiln review --accept: see docs/spec/concepts.md.\n";

/** Prints a line for each file, followed by a line for each of its entries. */
export function writeRecord(entries: readonly Entry[]): string {
  let file = "";
  const lines = entries.map((entry) => {
    const heading = entry.file === file ? "" : `${entry.file}\n`;
    file = entry.file;
    return `${heading}${wrapped(
      `  ${entry.path || "."}`,
      [...entry.members].map(([key, { value }]) => `${key}=${value}`),
    )}\n`;
  });
  return HEADER + lines.join("");
}

const WIDTH = 120;

/** Joins words with spaces and wraps them onto indented lines. */
function wrapped(start: string, words: readonly string[]): string {
  const lines = [start];
  for (const word of words) {
    if (lines.at(-1)!.length + word.length < WIDTH) lines.push(`${lines.pop()} ${word}`);
    else lines.push(`    ${word}`);
  }
  return lines.join("\n");
}

/** Parses a record. Lines of another form, such as merge conflict markers, are skipped. */
export function readRecord(text: string): Recorded {
  const recorded = new Map<string, ReadonlyMap<string, string>>();
  let file = "";
  for (const line of text.replace(/\r?\n {4}/g, " ").split(/\r?\n/)) {
    const [, path, members] = /^ {2}(\S+)(.*)$/.exec(line) ?? [];
    if (path === undefined) file = /^[^#<=>|\s]\S*$/.exec(line)?.[0] ?? file;
    else
      recorded.set(
        addressOf({ file, path: path === "." ? "" : path }),
        new Map(members!.split(" ").filter(Boolean).map(splitMember)),
      );
  }
  return recorded;
}

function splitMember(member: string): readonly [string, string] {
  const at = member.indexOf("=");
  return [member.slice(0, at), member.slice(at + 1)];
}
