/*
 * The names that a declaration file takes from the spec, with their origins. An emitter marks such a name while it
 * prints; everywhere else a name is a plain string. The marks are noncharacters, which all functions of this folder
 * escape, so no text of a spec contains them. Texts have marks only inside `recordOrigins`.
 */

/** The start of a definition in the spec: a file, and an offset into its text. */
export interface Origin {
  readonly file: string;
  readonly start: number;
}

/** A part of the spec that gets a name in an output. */
export interface Named {
  readonly place: Origin;
}

const open = "\ufdd0";
const close = "\ufdd1";

let isRecording = false;

/** Returns the name of a declaration, marked with its origin while origins are recorded. */
export function nameOf(name: string, part: Named | undefined): string {
  return isRecording && part !== undefined ? `${open}${part.place.file}:${part.place.start}${close}${name}` : name;
}

/** Calls a function that prints files. The names in their texts are marked; `takeOrigins` separates the two. */
export function recordOrigins<Result>(print: () => Result): Result {
  isRecording = true;
  try {
    return print();
  } finally {
    isRecording = false;
  }
}

/** A name in a text, by its offset, and its origin. */
export interface NamedOffset {
  readonly offset: number;
  readonly origin: Origin;
}

/** Separates a marked text into the text and its names. */
export function takeOrigins(marked: string): { readonly text: string; readonly names: readonly NamedOffset[] } {
  const [first = "", ...parts] = marked.split(open);
  const names: NamedOffset[] = [];
  let text = first;
  for (const part of parts) {
    const end = part.indexOf(close);
    const colon = part.lastIndexOf(":", end);
    names.push({
      offset: text.length,
      origin: { file: part.slice(0, colon), start: Number(part.slice(colon + 1, end)) },
    });
    text += part.slice(end + 1);
  }
  return { text, names };
}
