import { filesOf, outputOf } from "../compile.ts";
import type { Change } from "../diff/change.ts";
import type { EmittedReport } from "../diff/emitted/compare-emitted.ts";
import type { ProofState } from "../diff/prove/proof.ts";
import type { Texts } from "../diff/prove/texts.ts";
import type { TypeScript } from "../diff/prove/typescript.ts";
import { emitters } from "../emit/emitters.ts";
import type { Model } from "../model/model.ts";
import { buildState } from "../runtime/state.ts";
import { manifestPath, parseManifest } from "../write/manifest.ts";
import { hashOf } from "../write/unified-diff.ts";
import type { Revision } from "./revision.ts";
import type { Terminal } from "./terminal.ts";

/** A revision whose spec has no errors. */
export interface Sound extends Revision {
  readonly model: Model;
}

export interface Revisions {
  readonly before: Sound;
  readonly after: Sound;
}

/** Optional work in addition to comparing the models. */
export interface Asked {
  readonly prove: boolean;
  readonly emitted: boolean;
}

export interface ComparedOutputs {
  readonly changes: readonly Change[];
  readonly proof: ProofState | undefined;
  readonly emitted: EmittedReport | undefined;
  /** The duration of each part in milliseconds. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Compares the outputs of both specs with the project's TypeScript compiler, and those of the old spec with the
 * committed files.
 */
export async function compareOutputs(
  root: string,
  revisions: Revisions,
  changes: readonly Change[],
  asked: Asked,
  terminal: Terminal,
): Promise<ComparedOutputs> {
  const watch = stopwatch(terminal);
  const { typescriptOf } = await import("../diff/prove/typescript.ts");
  const ts = asked.prove ? typescriptOf(root) : undefined;
  watch.lap("to load TypeScript");
  const missing = buildState() === "missing" ? "The runtime of the packages is not built: kiln generate" : undefined;
  const work: Work = { ts: ts === undefined || "problem" in ts ? undefined : ts, outputs: emissions(), missing, watch };
  const problem = ts !== undefined && "problem" in ts ? ts.problem : missing;
  const isProved = ts !== undefined && changes.length > 0;
  const proved = isProved && problem === undefined ? await proveChanges(work, revisions, changes) : changes;
  const emitted = asked.emitted ? await compareCommitted(work, revisions.before) : undefined;
  return { changes: proved, proof: isProved ? proofState(work, problem) : undefined, emitted, times: watch.times };
}

interface Work {
  readonly ts: TypeScript | undefined;
  readonly outputs: (model: Model, into?: (folder: string) => boolean) => Texts;
  readonly missing: string | undefined;
  readonly watch: Stopwatch;
}

function proofState({ ts }: Work, problem: string | undefined): ProofState {
  return problem === undefined ? { by: `TypeScript ${ts!.version}` } : { problem };
}

async function proveChanges(
  { ts, outputs, watch }: Work,
  { before, after }: Revisions,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const { prove } = await import("../diff/prove/prove.ts");
  const { declarationsIn, isTyped } = await import("../diff/prove/texts.ts");
  const texts = {
    before: declarationsIn(outputs(before.model, isTyped)),
    after: declarationsIn(outputs(after.model, isTyped)),
  };
  watch.lap("to emit both revisions");
  const proved = prove(ts!, changes, texts);
  watch.lap("to compare their declarations");
  return proved;
}

async function compareCommitted({ ts, outputs, missing, watch }: Work, before: Sound): Promise<EmittedReport> {
  const { compareEmitted, isCompared } = await import("../diff/emitted/compare-emitted.ts");
  const { declarationsIn } = await import("../diff/prove/texts.ts");
  const texts = before.committed((path) => isCompared(path) || path === manifestPath);
  if ("problem" in texts) return { changes: [], skipped: texts.problem };
  const committed = new Map([...texts].filter(([path]) => isCompared(path)));
  if (![...committed.keys()].some((path) => path.includes("/generated/")))
    return { changes: [], skipped: `There are no emitted files in ${before.title}.` };
  if (missing !== undefined) return { changes: [], skipped: missing };
  const emitted = new Map([...outputs(before.model)].filter(([path]) => isCompared(path)));
  for (const [path, hashes] of parseManifest(texts.get(manifestPath) ?? "").manifest)
    if (isCompared(path) && !committed.has(path)) committed.set(path, packedText(path, hashes, emitted.get(path)));
  const { findFaults } = await import("../diff/prove/find-faults.ts");
  const declarations = { before: declarationsIn(committed), after: declarationsIn(emitted) };
  const changes = compareEmitted({
    committed,
    emitted,
    declarations: ts === undefined ? [] : findFaults(ts, declarations),
  });
  watch.lap("to compare what was committed");
  return { changes, skipped: undefined };
}

/**
 * Returns a text that stands for a packed file, of which only the hash is committed: the emitted text, unless the
 * compiler changed it. Changed documents are not compared, because packed ones repeat others.
 */
function packedText(path: string, hashes: readonly string[], emitted: string | undefined): string {
  const isSame = emitted !== undefined && (path.endsWith(".json") || hashes.includes(hashOf(emitted)));
  return isSame ? emitted : "";
}

/** Returns the files of the emitters. Each emitter runs once per model. */
function emissions(): Work["outputs"] {
  const known = new Map<string, Texts>();
  const models: Model[] = [];
  const of = (model: Model, index: number): Texts => {
    if (!models.includes(model)) models.push(model);
    const key = `${models.indexOf(model)} ${index}`;
    const texts =
      known.get(key) ??
      new Map(Array.from(filesOf([outputOf(emitters[index]!, model)]), ({ path, text }) => [path, text] as const));
    known.set(key, texts);
    return texts;
  };
  return (model, isWanted = () => true) =>
    new Map(emitters.flatMap(({ into }, index) => (isWanted(into) ? [...of(model, index)] : [])));
}

interface Stopwatch {
  readonly times: ReadonlyMap<string, number>;
  readonly lap: (what: string) => void;
}

function stopwatch({ elapsed }: Terminal): Stopwatch {
  const times = new Map<string, number>();
  let last = elapsed();
  return {
    times,
    lap(what) {
      times.set(what, elapsed() - last);
      last = elapsed();
    },
  };
}
