import { firstSentence } from "../../describe/first-sentence.ts";

/** An argument as `describe` shows it. */
export interface Argument {
  readonly name: string;
  readonly needed: boolean;
  readonly type: string;
  /** All that a caller should know beyond that. */
  readonly prose: string;
  /** What stands inside of it, of the body and the header fields. */
  readonly inner: readonly Argument[];
}

/** How much is said of each argument. */
export type Level = "whole" | "sentence" | "type" | "name";

/**
 * A line for each argument: `name?: type // what it is`. At the level of names, those that may be left out share a
 * line.
 */
export function argumentLines(all: readonly Argument[], level: Level, indent = ""): readonly string[] {
  if (level !== "name") return all.flatMap((argument) => argumentLine(argument, level, indent));
  const single = all
    .filter(({ needed, inner }) => needed || inner.length > 0)
    .flatMap((argument) => argumentLine(argument, level, indent));
  const others = all.filter(({ needed, inner }) => !needed && inner.length === 0).map(({ name }) => name);
  return [...single, ...(others.length === 0 ? [] : [`${indent}optional: ${others.join(", ")}`])];
}

function argumentLine(argument: Argument, level: Level, indent: string): readonly string[] {
  const { name, needed, type, inner } = argument;
  const prose = proseAt(argument, level);
  return [
    `${indent}${name}${needed ? "" : "?"}: ${type}${prose === "" ? "" : ` // ${prose}`}`,
    ...argumentLines(inner, level, `${indent}  `),
  ];
}

function proseAt({ prose }: Argument, level: Level): string {
  if (level === "whole") return oneLine(prose);
  return level === "sentence" ? oneLine(firstSentence(prose)) : "";
}

/** What is said of each argument by itself, by name; of one inside another, by the path to it. */
export function argumentParts(all: readonly Argument[], within = ""): Readonly<Record<string, string>> {
  return Object.fromEntries(
    all.flatMap((argument) => {
      const path = within + argument.name;
      const own = `${path}${argument.needed ? " (needed)" : ""}: ${argument.type}\n${argument.prose}`.trimEnd();
      const names =
        argument.inner.length === 0 ? "" : `\n${argumentLines(argument.inner, "sentence", "  ").join("\n")}`;
      return [[path, own + names] as const, ...Object.entries(argumentParts(argument.inner, `${path}.`))];
    }),
  );
}

export function oneLine(text: string): string {
  return text.replace(/[\s\u0085]+/g, " ").trim();
}
