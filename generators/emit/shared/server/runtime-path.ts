import type { GeneratedFile } from "../../../codegen/generated-file.ts";

/** A file of the runtime, as a generated file names it: both are below `generated/`. */
export function runtimePath({ path }: Pick<GeneratedFile, "path">, file: string): string {
  return `${"../".repeat(path.split("/").length - 1)}runtime/${file}`;
}
