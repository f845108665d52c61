import {
  compile as compileLoaded,
  filesOf,
  loadSources,
  type Diagnostic,
  type Emitter,
  type OutFile,
} from "../../generators/index.ts";

export interface Compiled {
  readonly sources: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Returns the files of the given packages, by folder, such as `packages/client`. No other emitter runs. */
  readonly filesIn: (folders: ReadonlySet<string>) => readonly OutFile[];
}

/**
 * Compiles a spec in memory. Keys are paths from the root, such as `spec/project.yaml`. Without emitters, there is no
 * output.
 */
export function compile(sources: ReadonlyMap<string, string>, emitters: readonly Emitter[] = []): Compiled {
  const { diagnostics, outputs } = compileLoaded(loadSources(sources), emitters);
  return {
    sources,
    diagnostics,
    filesIn: (folders) => [...filesOf(outputs.filter(({ into }) => folders.has(into)))],
  };
}
