import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutFile } from "../emit/emitter.ts";
import { DiskFault, guarded } from "./disk-fault.ts";
import { realDisk, type Disk } from "./disk.ts";
import { drawDiffs } from "./draw-diffs.ts";
import { driftOf, faultAt, findingsOf, type Commands, type Finding } from "./finding.ts";
import { holdFiles } from "./hold-files.ts";
import { inspect } from "./inspect.ts";
import { readLedger } from "./ledger.ts";
import { manifestPath } from "./manifest.ts";
import { refuseUnsafe } from "./path.ts";

export interface CompareOptions {
  readonly commands: Commands;
  /** Whether findings come with the lines that differ. */
  readonly diff?: boolean;
  readonly disk?: Disk;
}

export interface CompareResult {
  /** `unknown`: something could not be read, so that nobody can tell. */
  readonly verdict: "clean" | "drift" | "unknown";
  readonly diagnostics: readonly Diagnostic[];
  /** A finding for each diagnostic, in the same order. */
  readonly findings: readonly ComparedFile[];
}

export interface ComparedFile extends Finding {
  /** From the disk to the spec, in the unified format; undefined where it was not asked for or where there are no two texts. */
  readonly diff: string | undefined;
}

/** Says where the tree is not what `writeFiles` would make of it: clean here means that `writeFiles` would change nothing. */
export async function compareFiles(root: string, made: Iterable<OutFile>, options: CompareOptions): Promise<CompareResult> {
  const files = holdFiles(made);
  refuseUnsafe(files.map(({ path }) => path));
  const disk = guarded(options.disk ?? realDisk(root));
  const findings = find(disk, files, options.commands);
  const diffs = options.diff ? await drawDiffs(disk, files, findings) : new Map<string, string>();
  return {
    verdict: verdictOn(findings),
    diagnostics: findings.map(({ diagnostic }) => diagnostic),
    findings: findings.map((finding) => ({ ...finding, diff: diffs.get(finding.path) })),
  };
}

function find(disk: Disk, files: readonly OutFile[], commands: Commands): readonly Finding[] {
  const { write: command } = commands;
  try {
    const ledger = readLedger(disk);
    if (ledger.fault !== undefined) return [unreadable(faultAt("broken-manifest", manifestPath, command, ledger.fault), manifestPath, command)];
    const { seen, manifest } = inspect(disk, files, ledger, false);
    const findings = findingsOf(seen, commands);
    return findings.length === 0 && manifest !== ledger.text ? [staleManifest(command)] : findings;
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
    return [unreadable(faultAt(error.code, error.path, command, error.reason), error.path, command)];
  }
}

function unreadable(diagnostic: Diagnostic, path: string, command: string): Finding {
  return { path, state: "unreadable", command, diagnostic };
}

/** Whatever mends an output mends the manifest too, so it is a finding only where it would be the only one. */
function staleManifest(command: string): Finding {
  return { path: manifestPath, state: "stale", command, diagnostic: driftOf("stale-file", manifestPath, command) };
}

function verdictOn(findings: readonly Finding[]): CompareResult["verdict"] {
  if (findings.some(({ state }) => state === "unreadable")) return "unknown";
  return findings.length === 0 ? "clean" : "drift";
}
