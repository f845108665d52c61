import type { Ts, TypeScript } from "./typescript.ts";

/** Texts in place of what the disk has; empty where there is to be no file. */
export type Overlay = ReadonlyMap<string, string>;

/** Files that several programs read are parsed once. */
export type ParsedFiles = Map<string, TypeScript.SourceFile>;

/** The disk, with other texts over it. */
export function overlaidHost(ts: Ts, options: TypeScript.CompilerOptions, overlay: Overlay, parsed: ParsedFiles): TypeScript.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const textOf = (path: string): string | undefined => overlay.get(path);
  return {
    ...host,
    fileExists: (path) => (textOf(path) === undefined ? host.fileExists(path) : textOf(path) !== ""),
    readFile: (path) => textOf(path) ?? host.readFile(path),
    getSourceFile: (path, how) => {
      const text = textOf(path);
      if (text === "") return undefined;
      const key = `${path}\n${typeof how === "object" ? (how.impliedNodeFormat ?? "") : ""}\n${text ?? ""}`;
      const file = parsed.get(key) ?? (text === undefined ? host.getSourceFile(path, how) : ts.createSourceFile(path, text, how, true));
      if (file !== undefined) parsed.set(key, file);
      return file;
    },
  };
}
