import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutFile } from "../emit/emitter.ts";
import { DiskFault, guarded } from "./disk-fault.ts";
import { realDisk, type Disk } from "./disk.ts";
import { drawDiffs } from "./draw-diffs.ts";
import { driftOf, faultAt, findingsOf, type Commands, type Finding } from "./finding.ts";
import { holdFiles } from "./hold-files.ts";
import { inspect } from "./inspect.ts";
import { readHistory, type History } from "./history.ts";
import { locateFindings } from "./locate-findings.ts";
import { manifestPath } from "./manifest.ts";
import { refuseUnsafe } from "./path.ts";

export interface CompareOptions {
  readonly commands: Commands;
  /** Whether findings come with the lines that differ. */
  readonly diff?: boolean;
  readonly disk?: Disk;
}

export interface CompareResult {
  /** `unknown`: something could not be read, so that it is not known. */
  readonly verdict: "clean" | "drift" | "unknown";
  readonly diagnostics: readonly Diagnostic[];
  /** A finding for each diagnostic, in the same order. */
  readonly findings: readonly ComparedFile[];
  /** The texts that the places of the diagnostics point into, by path. */
  readonly sources: ReadonlyMap<string, string>;
}

export interface ComparedFile extends Finding {
  /**
   * From the disk to the spec, in the unified format; undefined where it was not asked for or where there are no two
   * texts.
   */
  readonly diff: string | undefined;
}

/**
 * Says where the tree is not what `writeFiles` would make of it: clean here means that `writeFiles` would change
 * nothing.
 */
export async function compareFiles(
  root: string,
  made: Iterable<OutFile>,
  options: CompareOptions,
): Promise<CompareResult> {
  const files = holdFiles(made);
  refuseUnsafe(files.map(({ path }) => path));
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
  /** The manifest when all is done; "" where that cannot be known. */
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
 * Where git merged the outputs to what the spec says, only the hashes of both branches are left over. The next run
 * settles that.
 */
function isMerged({ merged, conflicted }: History): boolean {
  return merged.size > 0 && !conflicted;
}

function unreadable(diagnostic: Diagnostic, path: string, command: string): Found {
  return { findings: [{ path, state: "unreadable", command, diagnostic }], manifest: "" };
}

/** What fixes an output fixes the manifest too, so it is a finding only where it would be the only one. */
function staleManifest(command: string): Finding {
  return { path: manifestPath, state: "stale", command, diagnostic: driftOf("stale-file", manifestPath, command) };
}

function verdictOn(findings: readonly Finding[]): CompareResult["verdict"] {
  if (findings.some(({ state }) => state === "unreadable")) return "unknown";
  return findings.length === 0 ? "clean" : "drift";
}
