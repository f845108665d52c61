import { isAbsolute, relative, sep } from "node:path";
import { git } from "./git.ts";
import type { Commands } from "../write/finding.ts";
import type { Options } from "./options.ts";
import { readFileSync } from "node:fs";

/** The environment of a command except for the files: its output and its runner. Tests pass one that records. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Prints the current step of a long command. Undefined unless standard error is an interactive terminal. */
  readonly progress?: ((text: string) => void) | undefined;
  readonly color: boolean;
  /** The folder to which relative paths refer. */
  readonly folder: string;
  /** The command that runs Kiln here, such as `npm run` or `kiln`. */
  readonly runner: "npm run" | "kiln";
  /** Milliseconds since the program started. */
  readonly elapsed: () => number;
}

/** Exit codes, the same for all commands. */
export const exit = {
  /** Success without findings. */
  ok: 0,
  /** Success with something to fix, such as drift or a file that was not overwritten. */
  findings: 1,
  /** Failure: the spec has errors, files cannot be read or written, or the arguments are invalid. */
  failed: 2,
  /** A bug in Kiln. */
  internal: 3,
} as const;

export type ExitCode = (typeof exit)[keyof typeof exit];

/** Formats for services that show a git repository. */
const ofRepositories: ReadonlySet<string> = new Set(["github", "sarif", "junit", "markdown"]);

/**
 * Returns the prefix of file names in a format. Formats for services use paths relative to the root of the git
 * repository. Text uses paths relative to the current folder, if the project is below it. JSON has no prefix: its paths
 * are relative to the project.
 */
export function shownFolder(root: string, format: string, { folder }: Pick<Terminal, "folder">): string {
  if (ofRepositories.has(format)) {
    const prefix = git(root, ["rev-parse", "--show-prefix"]);
    return "problem" in prefix ? "" : prefix.out.toString("utf8").replace(/\n$/, "");
  }
  const path = relative(folder, root);
  const isBelow = path !== "" && !path.startsWith("..") && !isAbsolute(path);
  return format === "text" && isBelow ? `${path.split(sep).join("/")}/` : "";
}

/**
 * Quotes a string as one word of a command line: for `cmd` and PowerShell if backslashes separate folders, otherwise
 * for a POSIX shell.
 */
export function shellWord(text: string, separator: string = sep): string {
  if (separator === "\\") return /^[\w./\\@:+-]+$/.test(text) ? text : `"${text.replaceAll('"', "")}"`;
  return /^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns a function that handles an invalid call: it prints the problem and the command for help. */
export function misusedIn(
  command?: string,
): (terminal: Pick<Terminal, "error">, problem: string) => typeof exit.failed {
  const help = ["kiln", ...(command === undefined ? [] : [command]), "--help"].join(" ");
  return ({ error }, problem) => {
    error(`${problem}\nSee: ${help}\n`);
    return exit.failed;
  };
}

/** Returns the commands that write the outputs, as users of this terminal must type them. */
export function commandsFor({ root }: Options, { runner }: Terminal): Commands {
  const rest = [...(root === "." ? [] : ["--root", shellWord(root)])];
  if (runner === "kiln")
    return {
      write: ["kiln", "generate", ...rest].join(" "),
      force: ["kiln", "generate", ...rest, "--force"].join(" "),
    };
  const separator = rest.length === 0 ? [] : ["--"];
  return {
    write: ["npm run generate", ...separator, ...rest].join(" "),
    force: ["npm run generate --", ...rest, "--force"].join(" "),
  };
}

/** Returns the command that connects the server, as users of this terminal must type it. */
export function scaffoldCommand({ root }: Options, { runner }: Terminal): string {
  return [
    runner === "kiln" ? "kiln scaffold server" : "npx kiln scaffold server",
    ...(root === "." ? [] : ["--root", shellWord(root)]),
  ].join(" ");
}

/** Returns the command that records the spec as reviewed. */
export function reviewCommand({ root }: Options, { runner }: Terminal): string {
  const rest = [...(root === "." ? [] : ["--root", shellWord(root)]), "--accept"];
  return [runner === "kiln" ? "kiln review" : "npm run kiln -- review", ...rest].join(" ");
}

/** Kiln's own version. */
export function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}
