import fc from "fast-check";

export type Sources = ReadonlyMap<string, string>;

/** A change of one file. Numbers from 0 to 1 select the file and the place. */
export interface Edit {
  readonly file: number;
  readonly at: number;
  readonly kind: keyof typeof changes;
  readonly word: string;
}

/** Changes of a text at an offset. */
const changes = {
  character: (text: string, at: number, word: string) => text.slice(0, at) + word[0] + text.slice(at + 1),
  comment: (text: string, at: number, word: string) => insertLine(text, at, `# ${word}`),
  "description of a line": (text: string, at: number, word: string) =>
    replaceFrom(text, at, /description: (?=[A-Z])/, `$&${word} `),
  decision: (text: string, at: number) => replaceFrom(text, at, /by: D-\d+/, "by: D-001"),
  "removed line": (text: string, at: number) => replaceFrom(text, at, /\n[^\n]*/, ""),
  "repeated line": (text: string, at: number) => replaceFrom(text, at, /\n[^\n]*/, "$&$&"),
  flag: (text: string, at: number) => replaceFrom(text, at, /true|false/, "false"),
  name: (text: string, at: number, word: string) => replaceFrom(text, at, /^( +)\w+:/m, `$1${word}:`),
  number: (text: string, at: number) => replaceFrom(text, at, /\d+/, "7"),
} as const;

function insertLine(text: string, at: number, line: string): string {
  const start = text.lastIndexOf("\n", at) + 1;
  return `${text.slice(0, start)}${line}\n${text.slice(start)}`;
}

function replaceFrom(text: string, at: number, part: RegExp, replacement: string): string {
  return text.slice(0, at) + text.slice(at).replace(part, replacement);
}

const portion = fc.double({ min: 0, max: 0.999, noNaN: true });
export const edit: fc.Arbitrary<Edit> = fc.record({
  file: portion,
  at: portion,
  kind: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  word: fc.constantFrom("title", "zeta", ":", "D-002", "name"),
});

/** Returns the sources after an edit. */
export function edited(sources: Sources, { file, at, kind, word }: Edit): Sources {
  const path = [...sources.keys()][Math.floor(file * sources.size)]!;
  const text = sources.get(path)!;
  return new Map(sources).set(path, changes[kind](text, Math.floor(at * text.length), word));
}
