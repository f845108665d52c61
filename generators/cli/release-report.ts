import { visible } from "../diagnostics/visible.ts";
import { versionTable } from "../diff/render/version-table.ts";
import type { MadeRelease } from "./release-files.ts";

interface About {
  readonly isDryRun: boolean;
  /** The commands that write the packages and update the lock file. */
  readonly generate: string;
  readonly lock: string;
}

/** Reports what was done, or would be done, and the commands to run next. */
export function releaseLines(
  { release, record, files, changes }: MadeRelease,
  { isDryRun, generate, lock }: About,
): string {
  const done = files.map(
    ({ path, before, after }) =>
      `${before === undefined ? "new" : after === undefined ? "deleted" : "changed"}  ${path}\n`,
  );
  const table = `${versionTable(release.packages, changes)}\n`;
  if (isDryRun) return visibleLines(`${record}\n${table}Nothing was written. A release would write:\n${done.join("")}`);
  const next = [
    generate,
    lock,
    "git add --all",
    `git commit -m "Release ${release.version}"`,
    `git tag v${release.version}`,
  ];
  return visibleLines(
    `${table}${done.join("")}\nRead ${files[0]!.path}: and edit its wording if needed. Then run:\n${next.map((line) => `  ${line}\n`).join("")}`,
  );
}

function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}
