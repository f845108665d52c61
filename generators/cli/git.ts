import { spawnSync } from "node:child_process";
import { isIgnored, isYaml } from "../load/file-kinds.ts";

/** The output of git, or a sentence if it failed. */
export type GitResponse = { readonly out: Buffer } | { readonly problem: string };

export function git(folder: string, args: readonly string[], input = ""): GitResponse {
  const { error, status, stdout, stderr } = spawnSync("git", ["-C", folder, ...args], { input, maxBuffer: LARGEST });
  if (error !== undefined) return { problem: `git cannot be run: ${error.message}.` };
  return status === 0
    ? { out: stdout }
    : { problem: stderr.toString("utf8").trim().split("\n")[0] ?? `git ${args[0]} failed.` };
}

type TextsOrProblem = ReadonlyMap<string, string> | { readonly problem: string };

/** Returns the contents of all YAML files below `spec/` in a commit, by path relative to the folder. */
export function specOfCommit(folder: string, commit: string): TextsOrProblem {
  return textsOfCommit(folder, commit, "spec/", isWanted);
}

/**
 * Returns the contents of the files below a subfolder in a commit. Paths with a line break are skipped, because
 * `cat-file --batch` cannot read them.
 */
export function textsOfCommit(
  folder: string,
  commit: string,
  below: string,
  isWanted: (path: string) => boolean,
): TextsOrProblem {
  const listed = git(folder, ["ls-tree", "-r", "-z", "--name-only", commit, "--", below]);
  if ("problem" in listed) return listed;
  const wanted = listed.out
    .toString("utf8")
    .split("\0")
    .filter((file) => !file.includes("\n") && isWanted(file));
  const contents = git(folder, ["cat-file", "--batch"], wanted.map((file) => `${commit}:./${file}\n`).join(""));
  return "problem" in contents ? contents : textsOf(wanted, contents.out);
}

/** Skips hidden files and files of the project itself, as when reading from a folder. */
function isWanted(file: string): boolean {
  const parts = file.split("/");
  const isHidden = parts.some((part) => part.startsWith("."));
  return isYaml(file) && !isHidden && !parts.some((_, index) => isIgnored(parts.slice(0, index + 1).join("/")));
}

/** Parses repetitions of `<object> blob <size>`, a line break, the content and a line break. */
function textsOf(files: readonly string[], out: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let position = 0;
  for (const file of files) {
    const start = out.indexOf("\n", position) + 1;
    const end = start + Number(out.toString("utf8", position, start).trim().split(" ").at(-1));
    texts.set(file, out.toString("utf8", start, end).replace(/^\uFEFF/, ""));
    position = end + 1;
  }
  return texts;
}

const LARGEST = 512 * 1024 * 1024;
