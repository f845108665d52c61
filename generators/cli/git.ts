import { spawnSync } from "node:child_process";
import { isIgnored, isYaml } from "../load/file-kinds.ts";

/** The output of git, or a sentence if it failed. */
type GitResponse = { readonly out: Buffer } | { readonly problem: string };

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

/** A commit, and its name in messages. */
interface Base {
  readonly commit: string;
  readonly title: string;
}

type OrProblem<Value> = Value | { readonly problem: string };

/** Returns the last common commit of the working tree and a branch. The default is the main branch. */
export function mergeBase(root: string, name: string | undefined): OrProblem<Base> {
  const inside = git(root, ["rev-parse", "--git-dir"]);
  if ("problem" in inside) return { problem: `${root} has no history to compare with (${inside.problem}): ${REMEDY}` };
  const branch = name === undefined ? mainBranch(root) : givenBranch(root, name);
  if (branch === undefined) return { problem: `${missing(name)}: ${isShallow(root) ? FETCH : REMEDY}` };
  // With several references, git uses the latest common commit.
  const found = git(root, ["merge-base", "HEAD", ...branch.references]);
  if ("problem" in found)
    return {
      problem: `The working tree has no commit in common with ${branch.name}: ${isShallow(root) ? FETCH : REMEDY}`,
    };
  const commit = found.out.toString("utf8").trim();
  return { commit, title: `the merge base with ${branch.name}, ${commit.slice(0, SHORT)}` };
}

/** A branch, both local and on origin. Either may be outdated. A checkout of a pull request has only the remote one. */
interface Branch {
  readonly name: string;
  readonly references: readonly string[];
}

/** Returns `main` or `master`, or the initial branch of a clone. */
function mainBranch(root: string): Branch | undefined {
  const head = git(root, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  const first =
    "problem" in head
      ? []
      : [
          head.out
            .toString("utf8")
            .trim()
            .replace(/^origin\//, ""),
        ];
  return ["main", "master", ...first]
    .map((name) => branchNamed(root, name))
    .find((branch) => branch.references.length > 0);
}

function givenBranch(root: string, name: string): Branch | undefined {
  const branch = branchNamed(root, name);
  if (branch.references.length > 0) return branch;
  return isCommit(root, name) ? { name, references: [name] } : undefined;
}

function branchNamed(root: string, name: string): Branch {
  return {
    name,
    references: [`refs/heads/${name}`, `refs/remotes/origin/${name}`].filter((reference) => isCommit(root, reference)),
  };
}

function isCommit(root: string, reference: string): boolean {
  return !("problem" in git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${reference}^{commit}`]));
}

function isShallow(root: string): boolean {
  const shallow = git(root, ["rev-parse", "--is-shallow-repository"]);
  return !("problem" in shallow) && shallow.out.toString("utf8").trim() === "true";
}

function missing(branch: string | undefined): string {
  return branch === undefined
    ? "There is no branch main or master, locally or on origin"
    : `There is no branch “${branch}”, locally or on origin`;
}

const REMEDY = "name the revision to compare with, as FROM or with --base.";
const FETCH =
  "this clone is shallow, and may lack the commits. Run git fetch --unshallow, or set fetch-depth: 0 for actions/checkout.";

/** The number of digits of a commit in messages. */
const SHORT = 12;
