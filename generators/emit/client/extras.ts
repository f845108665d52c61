import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import type { RuntimeNames } from "./runtime.ts";

/** Functions and types of the runtime that programs import only if they need them. */
export interface Extras<Name extends string> {
  readonly values: readonly Name[];
  readonly types: readonly Name[];
  /** Declarations of values whose type depends on the service. They replace those of the runtime. */
  readonly declared?: Partial<Readonly<Record<Name, (file: GeneratedFile) => string>>>;
  /** Prints code that is specific to the service, and its declaration. */
  readonly own?: (file: GeneratedFile, ending: "js" | "d.ts") => string;
}

/**
 * Prints the entry point of optional functions and types to use with a client. The client itself needs none of them, so
 * no other file contains them.
 */
export function extrasFiles<Name extends string>(
  folder: string,
  runtime: RuntimeNames<Name>,
  { values, types, declared = {}, own: written }: Extras<Name>,
): readonly PrintedFile[] {
  return (["js", "d.ts"] as const).map((ending) => {
    const file = generatedFile(`${folder}/extras.${ending}`, "Functions and types to use with the client.");
    const own = (name: Name) => (ending === "js" ? undefined : declared[name]);
    for (const name of values) if (own(name) === undefined) runtime.exportRuntimeValue(file, name);
    if (ending === "d.ts") for (const name of types) runtime.exportRuntimeType(file, name);
    return file.print(values.map((name) => own(name)?.(file) ?? "").join("") + (written?.(file, ending) ?? ""));
  });
}
