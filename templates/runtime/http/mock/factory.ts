import { underOwnNames } from "../../core/values.js";
import { misfits } from "../../core/samples/misfits.js";
import { sampleObject } from "../../core/samples/sample.js";
import type { SampleShape } from "../../core/samples/type.js";

/** Options that select a sample. Equal options produce equal samples. */
export interface SampleOptions {
  /** The position of the sample among several, starting at 0. */
  readonly index?: number | undefined;
  /** Selects other generated values; 0 by default. */
  readonly seed?: number | undefined;
}

/**
 * Creates a valid object with the given values and generates the others. Throws a `TypeError` if a value is invalid.
 */
export interface Factory<T> {
  (given?: PartOf<T>, options?: SampleOptions): T;
}

/** Some known members of an object. Index signatures are removed, so a misspelled name is an error. */
export type PartOf<T> = T extends unknown
  ? { readonly [Name in keyof T as string extends Name ? never : Name]?: T[Name] }
  : never;

/** @internal */
export function factoryOf<T>(shape: SampleShape): Factory<T> {
  return (written: object = {}, { index = 0, seed = 0 } = {}) => {
    const given = underOwnNames(written as Readonly<Record<string, unknown>>, shape.names ?? {});
    const [wrong] = misfits({ kind: "shape", shape: () => shape }, given, "", true);
    if (wrong !== undefined) throw new TypeError(`${shape.name}: ${wrong.place || "the object"} ${wrong.says}.`);
    return sampleObject(shape, index + 1 + seed * 100, given) as T;
  };
}
