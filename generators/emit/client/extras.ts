import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import type { RuntimeNames } from "./runtime-names.ts";

/** Functions and types of the runtime that programs take as they need them. */
export interface Extras<Name extends string> {
  readonly values: readonly Name[];
  readonly types: readonly Name[];
}

/** The entry point with what calls and options of a client may be given, which no client needs: so it is in no other file. */
export function extrasFiles<Name extends string>(
  folder: string,
  runtime: RuntimeNames<Name>,
  { values, types }: Extras<Name>,
): readonly PrintedFile[] {
  return (["js", "d.ts"] as const).map((ending) => {
    const file = generatedFile(`${folder}/extras.${ending}`, "What a program may use beside the client.");
    for (const name of values) runtime.exportRuntimeValue(file, name);
    if (ending === "d.ts") for (const name of types) runtime.exportRuntimeType(file, name);
    return file.print("");
  });
}
