import type { WriteResult } from "../write/write.ts";
import type { Generated } from "./generate-once.ts";
import { count, countModel, line } from "./summary.ts";

/** Returns the lines that report changes on disk. */
export function diskLines({ written }: Generated): readonly string[] {
  return written === undefined
    ? [line("disk", "nothing written")]
    : [...changedFiles(written), line("disk", diskSummary(written))];
}

function diskSummary({ created, updated, deleted, unchanged, diagnostics }: WriteResult): string {
  const changed = [
    [created, "created"],
    [updated, "updated"],
    [deleted, "deleted"],
    [unchanged, "unchanged"],
    [diagnostics, "left alone"],
  ] as const;
  return (
    changed.flatMap(([files, what]) => (files.length === 0 ? [] : [`${files.length} ${what}`])).join(", ") || "no files"
  );
}

const MOST_NAMED = 12;

/** Summarizes the files that changed. It names them if there are few. */
function changedFiles({ created, updated, deleted }: WriteResult): readonly string[] {
  const changed = [
    ...created.map((path) => line("  created", path)),
    ...updated.map((path) => line("  updated", path)),
    ...deleted.map((path) => line("  deleted", path)),
  ];
  if (changed.length <= MOST_NAMED) return changed;
  return [...changed.slice(0, MOST_NAMED), line("", `and ${count(changed.length - MOST_NAMED, "more file")}`)];
}

/** Returns the JSON document of the findings, extended by the changes. */
export function withResult(findings: string, { compilation, counts, written }: Generated): object {
  const { model, outputs } = compilation;
  return {
    ...(JSON.parse(findings) as object),
    model: model === undefined ? null : countModel(model),
    outputs: outputs.map(({ emitter, into }) => ({ emitter, into, files: counts.get(emitter) ?? 0 })),
    disk: written === undefined ? null : pickPaths(written),
  };
}

function pickPaths({ created, updated, deleted, unchanged }: WriteResult) {
  return { created, updated, deleted, unchanged: unchanged.length };
}
