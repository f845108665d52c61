/** The text of a spec file as its copy has it: what it is called, what it refers to and what may stand once in a service, renamed. */
export function renamed(text: string, copy: Copy): string {
  return renamings(copy).reduce((sofar, [pattern, replacement]) => sofar.replace(pattern, replacement), text);
}

/** The text with the keys at the given indentation, and all that is renamed in a copy. */
export function withKeys(text: string, copy: Copy, indent: string, joint: string): string {
  return renamed(text, copy).replace(new RegExp(`^${indent}([a-z][\\w-]*):`, "gm"), `${indent}$1${joint}${copy.number}:`);
}

/** Which copy it is. */
export interface Copy {
  readonly number: number;
  /** How far the numbers of a copy's decisions are from those of the copy before. */
  readonly decisionStep: number;
}

/** Ids have four digits at most: when they run out, copies cite the decisions of the real spec. */
export function decisionOf({ number, decisionStep }: Copy, id: string): string {
  const moved = Number(id.slice("D-".length)) + decisionStep * (number - 1);
  return moved > 9999 ? id : `D-${String(moved).padStart(3, "0")}`;
}

type Renaming = readonly [pattern: RegExp, replacement: (match: string, ...groups: string[]) => string];

function renamings(copy: Copy): readonly Renaming[] {
  const { number } = copy;
  const eachName = (names: string): string => names.replace(/[a-z][\w-]*/g, (name) => `${name}_${number}`);
  return [
    [/\bD-\d{3,4}\b/g, (id) => decisionOf(copy, id)],
    [/^(?:module|set|resource|sameParametersAs|from): .*$/gm, (line) => `${line}-${number}`],
    [/^object: .*$/m, (line) => `${line}_${number}`],
    [/^title: .*$/m, (line) => `${line} ${number}`],
    [/^prefix: '?([a-z]*)'?$/m, (_, prefix) => `prefix: ${lettersOf(number)}${prefix}`],
    [/\bvalues: [a-z][\w-]*/g, (reference) => `${reference}-${number}`],
    [/(?<=\$include: .*)[a-z][\w-]*/g, (group) => `${group}-${number}`],
    [/\boperationId: \w+/g, (id) => `${id}${number}`],
    [/(?<=^ *(?:path|pathAliases):.*[ [])\//gm, () => `/copy-${number}/`],
    [/(?<=\berror: )\w+/g, eachName],
    [/(?<=\berrors:\s*)(?:\[[^\]]*\]|(?:\s+- \w+$)+)/gm, eachName],
  ];
}

/** Begins like no real prefix; three letters, so that no two copies' prefixes run into each other. */
function lettersOf(copy: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return `z${letters[Math.floor(copy / letters.length)]!}${letters[copy % letters.length]!}`;
}
