import type { Model } from "../model/model.ts";
import type { DeclaredName } from "../naming/declared-name.ts";

/**
 * Turns the model into files, as data. An emitter is a pure function: it uses no disk, clock, environment, network or
 * other emitter. It should create each file lazily, so that the caller can release earlier ones.
 */
export interface Emitter {
  readonly name: string;
  /** The output package, such as `packages/openapi`. All files must be inside it. */
  readonly into: `packages/${string}`;
  /** Returns the names that the files give to definitions of the spec. Duplicate names are an error in the spec. */
  names(model: Model): readonly DeclaredName[];
  emit(model: Model): Iterable<OutFile>;
}

export interface OutFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /**
   * Files with the owner `generator` are rewritten and pruned on every run. A file with the owner `human` is created
   * only if it is missing, and never modified afterwards.
   */
  readonly owner: "generator" | "human";
  /**
   * True for a file that git ignores, because reviewers read its source instead: code, decision lists, documents that
   * repeat others. It is generated before tests run and packages are packed.
   */
  readonly packed?: boolean;
}
