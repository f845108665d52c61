import type { Module } from "../model/query.ts";
import { attributeMarks, statusMarks, type Marks } from "./marks.ts";

/** What a module's marks say of it beside its parameters: whether the source document has it, and says that it is deprecated. */
export function moduleMarks({ origin, deprecated }: Module): Marks {
  return { ...statusMarks(origin), ...attributeMarks({ deprecated }) };
}
