import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutFile } from "../emit/emitter.ts";
import { type Disk, DiskFault, guarded, ifPossible, realDisk } from "./disk.ts";
import { driftOf, faultAt, findingsOf, type Commands, type Finding } from "./finding.ts";
import { type State, holdFiles } from "./staging.ts";
import { inspect } from "./inspect.ts";
import { readHistory, type History } from "./history.ts";
import { manifestPath, withIgnoreFile } from "./manifest.ts";
import { refuseUnsafe } from "./path.ts";
import { firstDifference, withLineFeeds, mostEdits, unifiedDiff } from "./unified-diff.ts";
import { isBehind } from "./by-package.ts";

export interface CompareOptions {
  readonly commands: Commands;
  /** True to include the differing lines in findings. */
  readonly diff?: boolean;
  readonly disk?: Disk;
}

export interface CompareResult {
  /** `unknown` means that a file could not be read. */
  readonly verdict: "clean" | "drift" | "unknown";
  readonly diagnostics: readonly Diagnostic[];
  /** The findings, one for each diagnostic, in the same order. */
  readonly findings: readonly ComparedFile[];
  /** The texts that the places of the diagnostics refer to, by path. */
  readonly sources: ReadonlyMap<string, string>;
}

export interface ComparedFile extends Finding {
  /**
   * The changes from the disk to the spec, in the unified format. `undefined` if it was not requested or cannot be
   * computed.
   */
  readonly diff: string | undefined;
}

/**
 * Reports the differences between the tree and the output of `writeFiles`. If the tree is clean, `writeFiles` would
 * change nothing.
 */
export async function compareFiles(
  root: string,
  made: Iterable<OutFile>,
  options: CompareOptions,
): Promise<CompareResult> {
  const held = holdFiles(made);
  refuseUnsafe(held.map(({ path }) => path));
  const files = withIgnoreFile(held);
  const disk = guarded(options.disk ?? realDisk(root));
  const found = find(disk, files, options.commands);
  const wanted = new Map([
    ...files.map(({ path, text }) => [path, text] as const),
    [manifestPath, found.manifest] as const,
  ]);
  const { findings, sources } = locateFindings(disk, wanted, found.findings);
  const diffs = options.diff ? await drawDiffs(disk, files, findings) : new Map<string, string>();
  return {
    verdict: verdictOn(findings),
    diagnostics: findings.map(({ diagnostic }) => diagnostic),
    findings: findings.map((finding) => ({ ...finding, diff: diffs.get(finding.path) })),
    sources,
  };
}

interface Found {
  readonly findings: readonly Finding[];
  /** The manifest after the run, or an empty string if it cannot be known. */
  readonly manifest: string;
}

function find(disk: Disk, files: readonly OutFile[], commands: Commands): Found {
  const { write: command } = commands;
  try {
    const history = readHistory(disk);
    const { fault } = history;
    if (fault !== undefined)
      return unreadable(faultAt("broken-manifest", manifestPath, command, fault), manifestPath, command);
    const { seen, manifest } = inspect(disk, files, history, false);
    const findings = findingsOf(seen, commands);
    const isSettled = manifest === history.text || isMerged(history);
    return { findings: findings.length === 0 && !isSettled ? [staleManifest(command)] : findings, manifest };
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
    return unreadable(faultAt(error.code, error.path, command, error.reason), error.path, command);
  }
}

/**
 * Returns whether git merged the outputs correctly, so that the manifest only has duplicate hashes from both branches.
 * The next run removes the duplicates.
 */
function isMerged({ merged, conflicted }: History): boolean {
  return merged.size > 0 && !conflicted;
}

function unreadable(diagnostic: Diagnostic, path: string, command: string): Found {
  return { findings: [{ path, state: "unreadable", command, diagnostic }], manifest: "" };
}

/**
 * Returns the finding for a stale manifest. Fixing an output also fixes the manifest, so this finding is only reported
 * if there is no other.
 */
function staleManifest(command: string): Finding {
  return { path: manifestPath, state: "stale", command, diagnostic: driftOf("stale-file", manifestPath, command) };
}

function verdictOn(findings: readonly Finding[]): CompareResult["verdict"] {
  if (findings.some(({ state }) => state === "unreadable")) return "unknown";
  return findings.length === 0 ? "clean" : "drift";
}

interface Located {
  readonly findings: readonly Finding[];
  /**
   * The texts that the places refer to, by path. A missing or unknown file counts as empty, so that it has a first
   * line.
   */
  readonly sources: ReadonlyMap<string, string>;
}

/** Locates each finding at the first line that differs from the expected text. */
function locateFindings(disk: Disk, wanted: ReadonlyMap<string, string>, findings: readonly Finding[]): Located {
  const sources = new Map<string, string>();
  const located = findings.map((finding) => {
    const { path, state, diagnostic } = finding;
    if (state === "unreadable") return finding;
    const text = state === "unknown" ? "" : textAt(disk, path, state);
    if (text === undefined) return finding;
    sources.set(path, text);
    return {
      ...finding,
      diagnostic: { ...diagnostic, place: firstDifference(path, text, withLineFeeds(wanted.get(path) ?? "")) },
    };
  });
  return { findings: located, sources };
}

/** Maximum number of lines in one diff, and in all diffs together. */
const most = { ofOne: 200, ofAll: 2_000 };

/** Computes the unified diffs of the findings, by path, from the disk to the spec. */
async function drawDiffs(
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

/** Moves manual edits to the front, so that they are shown regardless of how many files are out of date. */
function editsFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings.filter((finding) => !isBehind(finding)), ...findings.filter(isBehind)];
}

function cut(lines: readonly string[]): string {
  const shown = lines.slice(0, most.ofOne);
  return [...shown, ...(lines.length > most.ofOne ? [`… ${lines.length - most.ofOne} more lines`] : []), ""].join("\n");
}

/**
 * Returns the text of a finding, with LF line endings, or `undefined` if there is no text to compare, such as for a
 * folder.
 */
function textAt(disk: Disk, path: string, state: State): string | undefined {
  if (state === "missing") return "";
  if (state === "unknown") return undefined;
  let text: string | undefined;
  ifPossible(() => (text = disk.read(path)));
  return text === undefined ? undefined : withLineFeeds(text);
}
