import type { Way } from "../directions.ts";
import type { EmittedId } from "./classes.ts";

/** A difference in a document. */
export interface Found {
  readonly id: EmittedId;
  readonly way: Way;
  /** The path, outermost first. */
  readonly path: readonly string[];
  /** Details such as the values, which follow the description of the class. */
  readonly detail?: string;
}

export type Data = Readonly<Record<string, unknown>>;

export function dataOf(value: unknown): Data {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
