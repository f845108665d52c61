import { basename, dirname, join, resolve } from "node:path";
import { type FSWatcher, lstatSync, readdirSync, watch } from "node:fs";
import { visible } from "../diagnostics/visible.ts";
import { runtimeFolders } from "../runtime/folders.ts";
import { sourcePaths } from "../runtime/state.ts";
import type { Options } from "./options.ts";
import { line, printFindings, summaryLines } from "./print.ts";
import { type ExitCode, type Terminal, commandsFor, exit, misusedIn } from "./terminal.ts";
import { listNames } from "../diagnostics/suggest.ts";
import { readSpec } from "../load/read.ts";
import { Session } from "../session.ts";
import { OutputMemory } from "../write/history.ts";
import { type Generated, type Resident, diskLines, generateOnce, resultOf } from "./generate-once.ts";
import { refreshRuntime, reportFailure } from "./runtime.ts";

/** Runs `generate --watch`: one pass immediately and one after each change of the spec, until a signal ends it. */
export async function watchSpec(root: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  if (options.format !== "text" && options.format !== "json") {
    return misusedIn("generate")(
      terminal,
      `--watch supports only the formats text and json, because ${options.format} describes a single run.`,
    );
  }
  // From here on, a signal ends the watch, not the process.
  const stop = untilInterrupted();
  const spec = join(root, "spec");
  // An installed Kiln includes a build of the runtime, but not its sources.
  const folders = [spec, ...(sourcePaths(runtimeFolders).length > 0 ? [runtimeFolders.sources] : [])];
  if (options.format === "text") for (const folder of folders) terminal.out(line("watching", visible(folder)));
  const polling = (reason: string): void => {
    terminal.error(`The folders are read every second, because they cannot be watched: ${visible(reason)}\n`);
  };
  await runPasses((changed) => watchFolders(folders, changed, polling), passOver(root, options, terminal), stop);
  return exit.ok;
}

/** Aborts at the first SIGINT or SIGTERM, so that a running pass is finished. A second signal ends the process. */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  const signals = ["SIGINT", "SIGTERM"] as const;
  const stop = (): void => {
    for (const signal of signals) process.off(signal, stop);
    controller.abort();
  };
  for (const signal of signals) process.on(signal, stop);
  return controller.signal;
}

/** Calls `changed` when names, sizes or times of files in the folders differ from the previous check. */
export function pollFolders(folders: readonly string[], changed: () => void, milliseconds = 1000): Watching {
  let last = lookAt(folders);
  const timer = setInterval(() => {
    const now = lookAt(folders);
    if (now === last) return;
    last = now;
    changed();
  }, milliseconds);
  return { refresh: () => undefined, close: () => clearInterval(timer) };
}

function lookAt(folders: readonly string[]): string {
  return folders
    .flatMap(filesIn)
    .map((file) => {
      const stat = lstatSync(file, { throwIfNoEntry: false });
      return `${file} ${stat?.size} ${stat?.mtimeMs}`;
    })
    .join("\n");
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}

/** The time without changes before a pass starts, in milliseconds. Editors and git write several files in a row. */
const quiet = 40;

/** The maximum number of times that a pass is postponed because of further changes. */
const mostPauses = 25;

/** Runs one pass immediately and one after each burst of changes, until the signal aborts. Passes do not overlap. */
export async function runPasses(
  watch: (changed: () => void) => Watching,
  pass: () => Promise<void>,
  stop: AbortSignal,
): Promise<void> {
  let isChanged = false;
  let wake = (): void => undefined;
  const watching = watch(() => {
    isChanged = true;
    wake();
  });
  stop.addEventListener("abort", () => wake());
  try {
    while (!stop.aborted) {
      isChanged = false;
      await pass();
      while (!isChanged && !stop.aborted) await new Promise<void>((resolve) => (wake = resolve));
      for (let pauses = 0; isChanged && !stop.aborted && pauses < mostPauses; pauses++) {
        isChanged = false;
        await new Promise((resolve) => setTimeout(resolve, quiet));
      }
      // New folders are watched before the pass reads them, so that no change is missed.
      watching.refresh();
    }
  } finally {
    watching.close();
  }
}

/**
 * Calls `changed` when something in one of the folders may have changed. Folders may be created later or recreated. If
 * the system does not support watching, it polls and reports why.
 *
 * Every folder has its own watcher, and all watchers are recreated after each change. On Linux, Node's recursive
 * watching misses files that are renamed into place or that are in new folders. A watcher of a single folder detects
 * all ways in which editors save files.
 */
export function watchFolders(
  folders: readonly string[],
  changed: () => void,
  polling: (reason: string) => void,
): Watching {
  let watchers: readonly FSWatcher[] = [];
  let poll: Watching | undefined;
  const close = (): void => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
    poll?.close();
  };
  const refresh = (): void => {
    if (poll !== undefined) return;
    close();
    try {
      watchers = watchAll(folders, changed);
    } catch (error) {
      polling((error as Error).message);
      poll = pollFolders(folders, changed);
    }
  };
  refresh();
  return { refresh, close };
}

/** Watches each folder, and the parent of the outermost one, which reports its creation or renaming. */
function watchAll(folders: readonly string[], changed: () => void): readonly FSWatcher[] {
  const watchers: FSWatcher[] = [];
  const add = (folder: string, listener: (event: string, name: string | null) => void): void => {
    const watcher = attempt(() => watch(folder, listener));
    // The removal of a folder may be reported as an error.
    if (watcher !== undefined) watchers.push(watcher.on("error", changed));
  };
  try {
    for (const folder of folders) {
      add(dirname(folder), (_, name) => void ((name === null || name === basename(folder)) && changed()));
      for (const inner of foldersFrom(folder)) add(inner, changed);
    }
    return watchers;
  } catch (error) {
    for (const watcher of watchers) watcher.close();
    throw error;
  }
}

/** Returns the folder, if it exists, and all folders below it. */
function foldersFrom(folder: string): readonly string[] {
  const entries = attempt(() => readdirSync(folder, { recursive: true, withFileTypes: true }));
  if (entries === undefined) return [];
  return [folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
}

/** Returns `undefined` if the file was removed after it was listed. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

interface Pass {
  readonly generated: Generated;
  /** The spec files that changed since the previous pass, or `undefined` for the first one. */
  readonly changed: readonly string[] | undefined;
  readonly milliseconds: number;
}

/**
 * Returns a function that runs a pass over the spec each time it is called. If nothing changed since a successful pass,
 * it does nothing. A failure is reported, and the next pass starts from scratch.
 */
export function passOver(root: string, options: Options, terminal: Terminal): () => Promise<void> {
  let last: Generated | undefined;
  let resident = newResident();
  return async () => {
    const start = terminal.elapsed();
    try {
      const runtime = refreshRuntime(commandsFor(options, terminal));
      const read = readSpec(root);
      const changed = last && changedBetween(last.compilation.sources, read.sources);
      if (changed?.length === 0 && last?.code === exit.ok && runtime.line === "") return;
      // Results depend on the build of the runtime, and none is trusted after a failure.
      if (last === undefined || runtime.line !== "") resident = newResident();
      const generated = generateOnce(root, runtime, options, terminal, { ...resident, read });
      last = generated;
      await print({ generated, changed, milliseconds: Math.round(terminal.elapsed() - start) }, options, terminal);
    } catch (error) {
      last = undefined;
      reportFailure(error, { debug: options.debug, format: options.format }, asLines(options, terminal));
    }
  };
}

function newResident(): Omit<Resident, "read"> {
  return { session: new Session(), memory: new OutputMemory() };
}

export function changedBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
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
      `${JSON.stringify({ ...JSON.parse(findings), ...resultOf(generated), changed: changed ?? [], code, milliseconds })}\n`,
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
 * Names the changed files. There may be none: a pass also runs after a new build of the runtime, or if the last one was
 * not successful.
 */
function namesOf(changed: readonly string[]): string {
  return changed.length === 0 ? "nothing in spec/" : listNames(changed, 5);
}

/** In the JSON format, readers expect one line for each pass, so an internal error is also printed on one line. */
function asLines({ format }: Options, { out, error }: Terminal): Pick<Terminal, "out" | "error"> {
  return { error, out: format === "json" ? (text) => out(`${JSON.stringify(JSON.parse(text))}\n`) : out };
}

export interface Watching {
  refresh(): void;
  close(): void;
}
