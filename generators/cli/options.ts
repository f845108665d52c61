import { parseArgs } from "node:util";
import { didYouMean } from "../diagnostics/suggest.ts";
import { formats, type Format } from "../diagnostics/render/format.ts";

/** What any command may be told. */
export interface Options {
  readonly root: string;
  readonly format: Format;
  readonly force: boolean;
  readonly diff: boolean;
  readonly help: boolean;
  readonly words: readonly string[];
}

/** A call that cannot be understood: a sentence for the person who made it. */
export interface UsageError {
  readonly problem: string;
}

export const flags = {
  root: { type: "string", help: "the folder that holds spec/ and packages/ (default: this one)", value: "DIR" },
  format: { type: "string", help: "how findings are printed: text, json, sarif or github (default: text)", value: "FORMAT" },
  json: { type: "boolean", help: "the same as --format json", value: undefined },
  force: { type: "boolean", help: "overwrite files that were edited by hand", value: undefined },
  "no-diff": { type: "boolean", help: "name the files that differ, without the lines", value: undefined },
  help: { type: "boolean", short: "h", help: "this text", value: undefined },
} as const;

export type Flag = keyof typeof flags;

/** Reads the arguments that follow a command, which takes only the flags named. */
export function parseOptions(args: readonly string[], allowed: readonly Flag[]): Options | UsageError {
  const unknown = unknownFlag(args, allowed);
  if (unknown !== undefined) return { problem: unknown };
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true });
  } catch (error) {
    return { problem: (error as Error).message };
  }
  const { values, positionals } = parsed;
  const format = values.json ? "json" : (values.format ?? "text");
  if (!isFormat(format)) return { problem: `There is no format “${format}”. Known: ${formats.join(", ")}.` };
  return {
    root: values.root ?? ".",
    format,
    force: values.force ?? false,
    diff: !values["no-diff"],
    help: values.help ?? false,
    words: positionals,
  };
}

function unknownFlag(args: readonly string[], allowed: readonly Flag[]): string | undefined {
  const known = allowed.map((flag) => `--${flag}`);
  for (const arg of args) {
    if (arg === "--") return undefined;
    const name = arg.split("=")[0]!;
    if (!name.startsWith("-") || name === "-h" || known.includes(name)) continue;
    return [`There is no option “${name}”.`, didYouMean(name, known)].filter(Boolean).join(" ");
  }
  return undefined;
}

function isFormat(text: string): text is Format {
  return formats.some((format) => format === text);
}
