import type { OutFile } from "../emit/emitter.ts";
import { isBehind } from "./behind.ts";
import type { Disk } from "./disk.ts";
import type { Finding } from "./finding.ts";
import { manifestPath } from "./manifest.ts";
import { withLineFeeds } from "./text.ts";
import { textAt } from "./text-at.ts";
import { mostEdits, unifiedDiff } from "./unified-diff.ts";

/** Lines of a diff that are shown, and lines of all diffs together. */
const most = { ofOne: 200, ofAll: 2_000 };

/** The unified diff of each finding that has one, by path: from what is there to what the spec says. */
export async function drawDiffs(
  disk: Disk,
  files: readonly OutFile[],
  findings: readonly Finding[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map(files.map((file) => [file.path, file]));
  const diffs = new Map<string, string>();
  let left = most.ofAll;
  for (const { path, state } of editsFirst(findings)) {
    const there = textAt(disk, path, state);
    if (there === undefined || path === manifestPath) continue;
    if (left <= 0) {
      diffs.set(path, "… not shown: the previous diffs are long enough\n");
      continue;
    }
    const lines = await unifiedDiff(path, there, withLineFeeds(wanted.get(path)?.text ?? ""), {
      before: "on disk",
      after: "from the spec",
    });
    diffs.set(path, lines === undefined ? `… not shown: more than ${mostEdits} lines differ\n` : cut(lines));
    left -= Math.min(lines?.length ?? Infinity, most.ofOne);
  }
  return diffs;
}

/** What a person did is shown however much is behind the spec. */
function editsFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings.filter((finding) => !isBehind(finding)), ...findings.filter(isBehind)];
}

function cut(lines: readonly string[]): string {
  const shown = lines.slice(0, most.ofOne);
  return [...shown, ...(lines.length > most.ofOne ? [`… ${lines.length - most.ofOne} more lines`] : []), ""].join("\n");
}
