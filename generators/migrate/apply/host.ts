import type { Ts, TypeScript } from "./typescript.ts";

/** Texts that replace files on the disk. An empty text means that the file is missing. */
export type Overlay = ReadonlyMap<string, string>;

/** Files that several programs read are parsed once. */
export type ParsedFiles = Map<string, TypeScript.SourceFile>;

/** A compiler host that reads the disk through an overlay. */
export function overlaidHost(
  ts: Ts,
  options: TypeScript.CompilerOptions,
  overlay: Overlay,
  parsed: ParsedFiles,
): TypeScript.CompilerHost {
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
      const file =
        parsed.get(key) ??
        (text === undefined ? host.getSourceFile(path, how) : ts.createSourceFile(path, text, how, true));
      if (file !== undefined) parsed.set(key, file);
      return file;
    },
  };
}
