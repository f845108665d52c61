import { pathToFileURL } from "node:url";
import { builtFile } from "../typia/build.ts";
import type { Check } from "./candidate.ts";

/** typia's code is made ahead by its own generator, of all measured modules at once. */
export async function make(module: string): Promise<Check> {
  const { check } = (await import(pathToFileURL(builtFile(module)).href)) as { readonly check: Check };
  return check;
}
