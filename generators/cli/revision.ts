import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { compile, type FolderCompilation } from "../compile.ts";
import { upgradeSpec } from "../format/upgrade.ts";
import { load, loadSources } from "../load/load.ts";
import { filesBelow } from "../runtime/folders.ts";
import { git, mergeBase, specOfCommit, textsOfCommit } from "./git.ts";

/** One of the two specs of a comparison, with its name in messages. */
export interface Revision extends FolderCompilation {
  readonly title: string;
  /** The spec files as they are stored; `sources` contains them in the current version of the language. */
  readonly stored: ReadonlyMap<string, string>;
  /** The folder on disk, or `undefined` for a commit. */
  readonly folder?: string | undefined;
  /** Reads the committed files of its packages that the caller wants. */
  readonly committed: ReadOutputs;
}

type ReadOutputs = (isWanted: (path: string) => boolean) => OrProblem<ReadonlyMap<string, string>>;

type OrProblem<Value> = Value | { readonly problem: string };

/** Returns the spec of a folder, or of the project in a git commit, branch or tag. */
export function readRevision(root: string, folder: string, name: string): OrProblem<Revision> {
  const path = resolve(folder, name);
  return isFolder(path) ? readFolder(path, name) : readCommit(root, name);
}

export function readFolder(path: string, title: string): Revision {
  const loaded = load(path);
  return {
    ...compile(loaded, []),
    sources: loaded.sources,
    stored: loaded.sources,
    title,
    folder: path,
    committed: (isWanted) => textsBelow(path, "packages", isWanted),
  };
}

/** Returns the spec of the last common commit of the working tree and a branch. The default is the main branch. */
export function readMergeBase(root: string, branch?: string): OrProblem<Revision> {
  const base = mergeBase(root, branch);
  return "problem" in base ? base : readCommit(root, base.commit, base.title);
}

function readCommit(root: string, name: string, title = name): OrProblem<Revision> {
  const commit = git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
  if ("problem" in commit) return { problem: `“${name}” is neither a folder nor a commit, branch or tag of git.` };
  const id = commit.out.toString("utf8").trim();
  const texts = specOfCommit(root, id);
  if ("problem" in texts) return { problem: `The spec of “${title}” cannot be read: ${texts.problem}` };
  if (texts.size === 0) return { problem: `There is no spec in “${title}”.` };
  const sources = new Map(upgradeSpec(texts).map(({ newPath, after }) => [newPath, after] as const));
  return {
    ...compile(loadSources(sources), []),
    sources,
    stored: texts,
    title,
    folder: undefined,
    committed: (isWanted) => textsOfCommit(root, id, "packages/", isWanted),
  };
}

/** Returns the contents of the files below a subfolder, by path relative to the folder. */
function textsBelow(folder: string, below: string, isWanted: (path: string) => boolean): ReadonlyMap<string, string> {
  if (!isFolder(join(folder, below))) return new Map();
  const paths = filesBelow(join(folder, below))
    .map((path) => `${below}/${path}`)
    .filter(isWanted);
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")] as const));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
