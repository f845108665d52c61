import type { Module } from "../model/query.ts";
import { lifecycleMarks } from "./lifecycle.ts";
import { statusMarks, type Marks } from "./marks.ts";

/** Returns the marks of a module without its parameters: whether it is documented, and its lifecycle. */
export function moduleMarks(module: Module): Marks {
  return { ...statusMarks(module.origin), ...lifecycleMarks(module) };
}
