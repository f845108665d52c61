import { isAbsolute, relative, sep } from "node:path";
import { git } from "./git.ts";
import type { Terminal } from "./terminal.ts";

/** Formats for services that show a git repository. */
const ofRepositories: ReadonlySet<string> = new Set(["github", "sarif", "junit", "markdown"]);

/**
 * Returns the prefix of file names in a format: for services, the path of the project from the root of the git
 * repository; in text, the path from the current folder if the project is below it. JSON has names from the project,
 * without a prefix.
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
