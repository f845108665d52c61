import { basename, dirname, relative } from "node:path/posix";
import type { NamedOffset } from "../codegen/spec-names.ts";

/** A declaration file and its map. */
export interface MappedFile {
  readonly path: string;
  readonly declarations: string;
  /** The declarations, with the comment that names the map. */
  readonly text: string;
  readonly map: string;
  /** The files of the spec that the map refers to. */
  readonly sources: readonly string[];
}

/** The folder of the sources below a package. `files` of its `package.json` includes it. */
export const sourcesFolder = "generated";

/**
 * Returns a declaration file with its map (source map revision 3) to the spec files in the package. Each name has two
 * segments. TypeScript uses the first segment at or after a position, so the one before the name, which has no source,
 * keeps other names without a source, too.
 */
export function mapDeclarations(
  path: string,
  { text, names }: { readonly text: string; readonly names: readonly NamedOffset[] },
  spec: ReadonlyMap<string, string>,
): MappedFile {
  const sources = [...new Set(names.map(({ origin }) => origin.file))].sort();
  const positions = new Map(sources.map((file) => [file, positionsIn(spec.get(file)!)]));
  const generated = positionsIn(text);
  let [line, column, source, sourceLine, sourceColumn] = [0, 0, 0, 0, 0];
  let mappings = "";
  for (const { offset, origin } of names) {
    const [at, from] = [generated(offset), positions.get(origin.file)!(origin.start)];
    if (at.line > line) {
      mappings += ";".repeat(at.line - line);
      [line, column] = [at.line, 0];
    } else if (mappings !== "") mappings += ",";
    if (at.column > column) mappings += `${digits(at.column - 1 - column)},${digits(1)}`;
    else mappings += digits(0);
    const index = sources.indexOf(origin.file);
    mappings += digits(index - source) + digits(from.line - sourceLine) + digits(from.column - sourceColumn);
    [column, source, sourceLine, sourceColumn] = [at.column, index, from.line, from.column];
  }
  const [folder, name] = [dirname(path), basename(path)];
  const packageFolder = path.split("/").slice(0, 2).join("/");
  return {
    path,
    declarations: text,
    text: `${text}//# sourceMappingURL=${name}.map\n`,
    map: `${JSON.stringify({
      version: 3,
      file: name,
      sources: sources.map((file) => relative(folder, `${packageFolder}/${sourcesFolder}/${file}`)),
      names: [],
      mappings,
    })}\n`,
    sources,
  };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Returns a function from offsets to positions, counted from 0. Offsets that ascend cost the least. */
function positionsIn(text: string): (offset: number) => Position {
  let [line, start, end] = [0, 0, text.indexOf("\n")];
  return (offset) => {
    if (offset < start) [line, start, end] = [0, 0, text.indexOf("\n")];
    while (end >= 0 && offset > end) [line, start, end] = [line + 1, end + 1, text.indexOf("\n", end + 1)];
    return { line, column: offset - start };
  };
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Encodes a number as a variable-length quantity in base 64. */
function digits(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = "";
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += alphabet[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}
