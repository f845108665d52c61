import type { Model } from "../model/model.ts";
import type { DeclaredName } from "../naming/declared-name.ts";

/**
 * Turns the model into files, as data. An emitter is a pure function: it uses no disk, clock, environment, network or
 * other emitter. It should create each file lazily, so that the caller can release earlier ones.
 */
export interface Emitter {
  readonly name: string;
  /** The package it writes, such as `packages/openapi`. No file may lie outside. */
  readonly into: `packages/${string}`;
  /** The names that its files give to definitions of the spec. Two equal names are an error of the spec. */
  names(model: Model): readonly DeclaredName[];
  emit(model: Model): Iterable<OutFile>;
}

export interface OutFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /**
   * A generator's file is rewritten and pruned on every run. A human's is made once, where it is missing, and never
   * touched again.
   */
  readonly owner: "generator" | "human";
}
