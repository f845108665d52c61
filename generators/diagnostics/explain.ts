import { type Code, catalogue, codes } from "./catalogue.ts";
import { explanations } from "./explanations/index.ts";
import { templateText } from "./message.ts";
import { didYouMean } from "./suggest.ts";
import { visible } from "./visible.ts";

/** Explains a code: its message, the reason, the remedy, and an example if there is one. */
export function explain(code: Code, example: Example | undefined): string {
  const { severity, message, help } = catalogue[code];
  const parts = [
    `${severity}[${code}]: ${templateText(message)}`,
    wrap(explanations[code]),
    `What to do: ${templateText(help)}`,
    ...(example === undefined ? [] : showExample(example)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Describes that a name is neither a code nor a class of changes. */
export function unknownCode(text: string, classes: readonly string[]): string {
  const sentences = [
    `There is no diagnostic or class of changes “${visible(text)}”.`,
    didYouMean(text, [...codes, ...classes]),
    "All of them: kiln explain",
  ];
  return `${sentences.filter((sentence) => sentence !== undefined).join(" ")}\n`;
}

/** Lists every code with its severity and message, one per line. */
export function listCodes(): string {
  const width = Math.max(...codes.map((code) => code.length));
  const lines = codes.map((code) => {
    const { severity, message } = catalogue[code];
    return `${code.padEnd(width)}  ${severity.padEnd(7)}  ${templateText(message)}\n`;
  });
  return lines.join("");
}

function showExample({ files, removed, output }: Example): readonly string[] {
  return [
    ...removed.map((path) => `Example: a spec without ${path}`),
    ...[...files].map(([path, text]) => `Example, in ${path}:\n\n${indent(text)}`),
    `Kiln says:\n\n${indent(output)}`,
  ];
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => (line === "" ? "" : `    ${visible(cut(line))}`))
    .join("\n");
}

/** Truncates long lines, which examples may have. */
function cut(line: string): string {
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

/** Wraps a text at a hundred characters. */
function wrap(text: string): string {
  return text.replace(/(?=.{101})(.{1,100}) /g, "$1\n");
}

/** A spec that causes a diagnostic, and Kiln's output for it. It is a golden test case, so the output is correct. */
interface Example {
  /** The relevant files, by path relative to the root. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of a complete spec that are missing here. */
  readonly removed: readonly string[];
  readonly output: string;
}

/**
 * Returns the example of a code: the shortest of its golden cases. The keys of `caseFiles` are paths relative to
 * `test/cases`, such as `check/duplicate-name/route/expected.txt`.
 */
export function findExample(code: Code, caseFiles: ReadonlyMap<string, string>): Example | undefined {
  const lengths = new Map<string, number>();
  for (const [path, text] of caseFiles) {
    const [stage, subject, name] = path.split("/");
    const folder = `${stage}/${subject}/${name}/`;
    if (subject === code) lengths.set(folder, (lengths.get(folder) ?? 0) + text.length);
  }
  const [shortest] = [...lengths].sort(([, a], [, b]) => a - b);
  return shortest && readCase(shortest[0], caseFiles);
}

function readCase(folder: string, caseFiles: ReadonlyMap<string, string>): Example {
  const own = [...caseFiles]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => [path.slice(folder.length), text] as const);
  const files = new Map(own);
  return {
    files: new Map(own.filter(([path]) => path.startsWith("spec/"))),
    removed: (files.get("removed.txt") ?? "").split("\n").filter((line) => line !== ""),
    output: files.get("expected.txt") ?? "",
  };
}
