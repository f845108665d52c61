import type { GeneratedFile } from "../../codegen/generated-file.ts";

/** What generated files take of the runtime, by name. */
export interface RuntimeNames<Name extends string> {
  /** Takes a value into a file; returns its name. */
  runtimeValue(file: GeneratedFile, name: Name): string;
  /** Takes a type into a file; returns its name. */
  runtimeType(file: GeneratedFile, name: Name): string;
  /** Lets a file export a value: a class, or a function. */
  exportRuntimeValue(file: GeneratedFile, name: Name): void;
  exportRuntimeType(file: GeneratedFile, name: Name): void;
}

/** `homes` has the file of the runtime in which each name is, such as `http/errors.js`. */
export function runtimeNames<Name extends string>(homes: Readonly<Record<Name, string>>): RuntimeNames<Name> {
  const pathOf = (file: GeneratedFile, name: Name): string => runtimePath(file.path, homes[name]);
  return {
    runtimeValue: (file, name) => file.import(pathOf(file, name), name),
    runtimeType: (file, name) => file.importType(pathOf(file, name), name),
    exportRuntimeValue: (file, name) => file.exportFrom(pathOf(file, name), name),
    exportRuntimeType: (file, name) => file.exportTypeFrom(pathOf(file, name), name),
  };
}

/** A file of the runtime, as a generated file names it: both lie below `generated/`. */
function runtimePath(from: string, file: string): string {
  return `${"../".repeat(from.split("/").length - 1)}runtime/${file}`;
}
