import type { NamedOffset, Origin } from "../codegen/typescript.ts";

/** A declaration file and its map. */
export interface MappedFile {
  readonly path: string;
  readonly declarations: string;
  /** The declarations, with the comment that names the map. */
  readonly text: string;
  readonly map: string;
  /** The origins of its names. */
  readonly origins: readonly Origin[];
}

/** The folder of the sources below a package. `files` of its `package.json` includes it. */
export const sourcesFolder = "generated";

/**
 * Returns a declaration file with its map (source map revision 3) to the spec files in the package. A name is mapped, and
 * so is the start of its declaration, which TypeScript 7 looks up. TypeScript uses the first segment at or after a
 * position. So the character before a declaration is mapped to nothing, which keeps all other names without a source.
 */
export function mapDeclarations(
  path: string,
  { text, names }: { readonly text: string; readonly names: readonly NamedOffset[] },
  spec: ReadonlyMap<string, string>,
): MappedFile {
  const sources = [...new Set(names.map(({ origin }) => origin.file))].sort();
  const [, , ...inPackage] = path.split("/");
  const name = inPackage.at(-1)!;
  const toPackage = "../".repeat(inPackage.length - 1);
  const map = {
    version: 3,
    file: name,
    sources: sources.map((file) => `${toPackage}${sourcesFolder}/${file}`),
    names: [],
    mappings: encode(segmentsOf(text, names, sources, spec)),
  };
  return {
    path,
    declarations: text,
    text: `${text}//# sourceMappingURL=${name}.map\n`,
    map: `${JSON.stringify(map)}\n`,
    origins: names.map(({ origin }) => origin),
  };
}

/** A position in the declarations, and one in a source unless it is mapped to nothing. */
interface Segment {
  readonly at: Position;
  readonly source?: { readonly index: number; readonly at: Position };
}

/** The tokens of a declaration before its name. */
const beforeName = /(?:\b(?:export|declare|readonly|interface|type|const|function|class|as) |\* )*$/;

function segmentsOf(
  text: string,
  names: readonly NamedOffset[],
  sources: readonly string[],
  spec: ReadonlyMap<string, string>,
): readonly Segment[] {
  const position = positionsIn(text);
  const inSource = new Map(sources.map((file, index) => [file, { index, position: positionsIn(spec.get(file)!) }]));
  return names.flatMap(({ offset, origin }) => {
    const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
    const start = offset - beforeName.exec(text.slice(lineStart, offset))![0].length;
    const { index, position: positionInSource } = inSource.get(origin.file)!;
    const source = { index, at: positionInSource(origin.start) };
    const mapped = [...new Set([start, offset])].map((one) => ({ at: position(one), source }));
    return [{ at: position(start - 1) }, ...mapped];
  });
}

/** Encodes segments in the order of their positions. */
function encode(segments: readonly Segment[]): string {
  let [line, column, index, sourceLine, sourceColumn] = [0, 0, 0, 0, 0];
  let mappings = "";
  for (const { at, source } of segments) {
    if (at.line > line) {
      mappings += ";".repeat(at.line - line);
      [line, column] = [at.line, 0];
    } else if (mappings !== "") mappings += ",";
    mappings += digits(at.column - column);
    column = at.column;
    if (source === undefined) continue;
    mappings += digits(source.index - index) + digits(source.at.line - sourceLine);
    mappings += digits(source.at.column - sourceColumn);
    [index, sourceLine, sourceColumn] = [source.index, source.at.line, source.at.column];
  }
  return mappings;
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
