import { visible } from "../diagnostics/visible.ts";
import { versionTable } from "../release/version-table.ts";
import type { MadeRelease } from "./release-files.ts";

interface About {
  readonly isDryRun: boolean;
  /** What to type to have the packages written. */
  readonly generate: string;
}

/** What was done, or would be, and what is to be done next. */
export function releaseLines({ release, record, files }: MadeRelease, { isDryRun, generate }: About): string {
  const done = files.map(({ path, before, after }) => `${before === undefined ? "new" : after === undefined ? "gone" : "changed"}  ${path}\n`);
  const table = `${versionTable(release.packages)}\n`;
  if (isDryRun) return visibleLines(`${record}\n${table}Nothing was written. It would be:\n${done.join("")}`);
  const next = [`Read ${files[0]!.path}, then run: ${generate}`, "npm install --package-lock-only", `Commit all of it, and tag the commit: git tag v${release.version}`];
  return visibleLines(`${table}${done.join("")}\nNext:\n${next.map((line) => `  ${line}\n`).join("")}`);
}

function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}
