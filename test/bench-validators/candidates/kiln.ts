import { moduleOf } from "../package.ts";
import type { Check } from "./candidate.ts";

export async function make(module: string): Promise<Check> {
  return (await moduleOf(module)).validate;
}
