import type { Module } from "../model/query.ts";
import { lifecycleMarks } from "./lifecycle.ts";
import { statusMarks, type Marks } from "./marks.ts";

/**
 * What a module's marks say of it beside its parameters: whether the source document has it, and says that it is
 * deprecated.
 */
export function moduleMarks(module: Module): Marks {
  return { ...statusMarks(module.origin), ...lifecycleMarks(module) };
}
