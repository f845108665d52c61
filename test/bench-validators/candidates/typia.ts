import { pathToFileURL } from "node:url";
import { builtFile } from "../typia/build.ts";
import type { Check } from "./candidate.ts";

/** Returns the check from typia's code, which its own generator creates ahead of time for all measured modules. */
export async function make(module: string): Promise<Check> {
  const { check } = (await import(pathToFileURL(builtFile(module)).href)) as { readonly check: Check };
  return check;
}
