import { isAbsolute, relative, sep } from "node:path";
import { git } from "./git.ts";
import type { Terminal } from "./terminal.ts";

/** Formats for services that show a git repository: they look for files from its root. */
const ofRepositories: ReadonlySet<string> = new Set(["github", "sarif", "junit", "markdown"]);

/**
 * What the names of a project's files begin with in a format: where services read it, the path from the root of the git repository;
 * where people do, the path from the current folder, if the project is below it. Programs that read JSON get names from the project.
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
