/** The text of a spec file as its copy has it: what it is called, what it refers to and what may stand once in a service, renamed. */
export function renamed(text: string, copy: number): string {
  return renamings(copy).reduce((sofar, [pattern, replacement]) => sofar.replace(pattern, replacement), text);
}

/** The text with the keys at the given indentation, and all that is renamed in a copy. */
export function withKeys(text: string, copy: number, indent: string, joint: string): string {
  return renamed(text, copy).replace(new RegExp(`^${indent}([a-z][\\w-]*):`, "gm"), `${indent}$1${joint}${copy}:`);
}

/** Leaves room for the real ones; ids have four digits at most, so there can be fifty. */
export function decisionOf(copy: number, id: string): string {
  return `D-${String(Number(id.slice("D-".length)) + 200 * (copy - 1)).padStart(3, "0")}`;
}

type Renaming = readonly [pattern: RegExp, replacement: (match: string, ...groups: string[]) => string];

function renamings(copy: number): readonly Renaming[] {
  const eachName = (names: string): string => names.replace(/[a-z][\w-]*/g, (name) => `${name}_${copy}`);
  return [
    [/\bD-\d{3,4}\b/g, (id) => decisionOf(copy, id)],
    [/^(?:module|set|resource|sameParametersAs|from): .*$/gm, (line) => `${line}-${copy}`],
    [/^object: .*$/m, (line) => `${line}_${copy}`],
    [/^title: .*$/m, (line) => `${line} ${copy}`],
    [/^prefix: '?([a-z]*)'?$/m, (_, prefix) => `prefix: ${lettersOf(copy)}${prefix}`],
    [/\bvalues: [a-z][\w-]*/g, (reference) => `${reference}-${copy}`],
    [/(?<=\$include: .*)[a-z][\w-]*/g, (group) => `${group}-${copy}`],
    [/\boperationId: \w+/g, (id) => `${id}${copy}`],
    [/(?<=^ *(?:path|pathAliases):.*[ [])\//gm, () => `/copy-${copy}/`],
    [/(?<=\berror: )\w+/g, eachName],
    [/(?<=\berrors:\s*)(?:\[[^\]]*\]|(?:\s+- \w+$)+)/gm, eachName],
  ];
}

/** Begins like no real prefix; three letters, so that no two copies' prefixes run into each other. */
function lettersOf(copy: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return `z${letters[Math.floor(copy / letters.length)]!}${letters[copy % letters.length]!}`;
}
