/** Number of a copy of the spec. The original has number 1. */
export interface Copy {
  readonly number: number;
  /** Distance between the decision ids of one copy and those of the next. */
  readonly decisionStep: number;
}

/**
 * Returns the text of a spec file for a copy. Names, references, and everything that must be unique within a service
 * get the mark of the copy as a prefix.
 */
export function renamed(text: string, copy: Copy): string {
  const moved = withoutExamples(text).replace(/\bD-\d{3,4}\b/g, (id) => decisionOf(copy, id));
  return namesIn(copy.number).reduce((sofar, [place, mark]) => sofar.replace(place, mark), moved);
}

/** Does the same for a text whose keys at the given indentation are names. */
export function renamedKeys(text: string, copy: Copy, indent: string, joint: string): string {
  return renamed(text, copy).replace(new RegExp(`(?<=^${indent}'?)(?=[a-z][^ ]*:)`, "gm"), `c${copy.number}${joint}`);
}

/** Removes the examples at the end of a module's file, because their responses contain the module's name. */
function withoutExamples(text: string): string {
  return text.replace(/^examples:\n[^]*$/m, "");
}

/**
 * Returns the decision id for a copy. Ids have at most four digits; when they run out, copies cite the decisions of the
 * real spec.
 */
export function decisionOf({ number, decisionStep }: Copy, id: string): string {
  const moved = Number(id.slice("D-".length)) + decisionStep * (number - 1);
  return moved > 9999 ? id : `D-${String(moved).padStart(3, "0")}`;
}

/** Returns the places of names, with the prefix that a copy inserts at each. */
function namesIn(copy: number): readonly (readonly [place: RegExp, mark: string])[] {
  return [
    [/(?<=^(?:module|set|resource|sameParametersAs|from): )/gm, `c${copy}-`],
    [/(?<=^object: )/m, `c${copy}_`],
    [/(?<=^collection: )/m, `c${copy}`],
    [/(?<=^title: )/m, `Copy ${copy} of `],
    [/(?<=^prefix: )(?=[a-z])|(?<=^prefix: ')/m, lettersOf(copy)],
    [/(?<=\bvalues: )(?=[a-z])/g, `c${copy}-`],
    [/(?<=\$include: (?:\[|.*, )?)(?=[a-z])/g, `c${copy}-`],
    [/(?<=\boperationId: )/g, `c${copy}`],
    [/(?<=^ *(?:path|pathAliases):.*[ [])(?=\/)/gm, `/copy-${copy}`],
    [/(?<=\berror: '?|\berrors: \[(?:[^\]]*,\s+)?|\berrors:(?:\s+- (?:\w+|\{[^}]*\}))*\s+- )(?=[a-z])/g, `c${copy}_`],
    [/(?<=^ *- \{ code: )(?=[a-z])/gm, `c${copy}_`],
  ];
}

/**
 * Returns three letters that no real prefix starts with. The fixed length keeps the prefixes of two copies distinct.
 */
function lettersOf(copy: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return `z${letters[Math.floor(copy / letters.length)]!}${letters[copy % letters.length]!}`;
}
