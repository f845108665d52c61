import { resolve } from "node:path";
import { listNames } from "../../diagnostics/suggest.ts";
import { readSpec } from "../../load/read.ts";
import { generateOnce, type Generated } from "../generate-once.ts";
import { diskLines, withResult } from "../generate-report.ts";
import { commandsFor } from "../commands-for.ts";
import type { Options } from "../options.ts";
import { printFindings } from "../print-findings.ts";
import { reportFailure } from "../report-failure.ts";
import { refreshRuntime } from "../runtime.ts";
import { line, summaryLines } from "../summary.ts";
import { exit, type Terminal } from "../terminal.ts";

interface Pass {
  readonly generated: Generated;
  /** The files of the spec that are others than in the pass before; undefined for the first one. */
  readonly changed: readonly string[] | undefined;
  readonly milliseconds: number;
}

/**
 * A pass over the spec, to be called again and again. Where nothing changed since one that left nothing to do, it does
 * and prints nothing. A failure is reported, and the next pass begins anew.
 */
export function passOver(root: string, options: Options, terminal: Terminal): () => Promise<void> {
  let last: Generated | undefined;
  return async () => {
    const start = terminal.elapsed();
    try {
      const runtime = refreshRuntime(commandsFor(options, terminal));
      const { sources } = readSpec(root);
      const changed = last && changedBetween(last.compilation.sources, sources);
      if (changed?.length === 0 && last?.code === exit.ok && runtime.line === "") return;
      const generated = generateOnce(root, runtime, options, terminal);
      last = generated;
      await print({ generated, changed, milliseconds: Math.round(terminal.elapsed() - start) }, options, terminal);
    } catch (error) {
      last = undefined;
      reportFailure(error, { debug: options.debug, format: options.format }, asLines(options, terminal));
    }
  };
}

function changedBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

async function print({ generated, changed, milliseconds }: Pass, options: Options, terminal: Terminal): Promise<void> {
  const { compilation, counts, diagnostics, code } = generated;
  const findings = await printFindings(
    diagnostics,
    compilation.sources,
    options,
    terminal,
    resolve(terminal.folder, options.root),
  );
  if (options.format === "json") {
    terminal.out(
      `${JSON.stringify({ ...withResult(findings, generated), changed: changed ?? [], code, milliseconds })}\n`,
    );
    return;
  }
  terminal.error(findings);
  const head =
    changed === undefined
      ? summaryLines(compilation, counts, compilation.sources.size)
      : ["\n", line("changed", namesOf(changed))];
  terminal.out([...head, ...diskLines(generated), line("time", `${milliseconds} ms`)].join(""));
}

/**
 * Without a change of the spec a pass runs for a new build of the runtime, or because the last one left something to
 * do.
 */
function namesOf(changed: readonly string[]): string {
  return changed.length === 0 ? "nothing in spec/" : listNames(changed, 5);
}

/** Where a reader expects a line of JSON for each pass, an internal error is one too. */
function asLines({ format }: Options, { out, error }: Terminal): Pick<Terminal, "out" | "error"> {
  return { error, out: format === "json" ? (text) => out(`${JSON.stringify(JSON.parse(text))}\n`) : out };
}
