import { loadAgain, type Load } from "./load-again.ts";
import { printTree, readTree, treesWithin, type Leaf, type Token, type Tree } from "./spec-tree.ts";

/** A position for a text in a spec: a scalar, a key, or all uses of a name, including file and folder names. */
export interface Position {
  readonly kind: "value" | "key" | "name";
  /** Readable name: `spec/shop/service.yaml: "title"`. */
  readonly label: string;
  readonly tokens: readonly Token[];
  /** The name of files and folders that are renamed too. */
  readonly pathPart: string | undefined;
  /** The index of a key within its mapping. Two keys of one layer are in different mappings. */
  readonly layer: number;
}

/** A spec in which texts can be inserted at positions. */
export interface PositionedSpec {
  readonly positions: readonly Position[];
  /** Returns the spec with the values at the positions replaced by YAML source. */
  put(sourceAt: ReadonlyMap<Position, string>, nameOf: (position: Position) => string): Placed;
  readonly load: Load;
}

export interface Placed {
  readonly sources: ReadonlyMap<string, string>;
  positionAt(file: string, start: number, end: number): Position | undefined;
}

interface File {
  readonly path: string;
  readonly tree: Tree;
  /** Tokens of the unchanged text. */
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Finds every position of a spec. A new key in the spec is included automatically. */
export function positionsOf(sources: ReadonlyMap<string, string>): PositionedSpec {
  const files = [...sources].map(([path, text]) => fileOf(path, readTree(path, text)!));
  const positions = [...files.flatMap(valuePositions), ...files.flatMap(keyPositions), ...namePositions(files)];
  return {
    positions,
    put: (sourceAt, nameOf) => put(files, sourceAt, nameOf),
    load: loadAgain(new Map(files.map(({ path, text }) => [path, text]))),
  };
}

function fileOf(path: string, tree: Tree): File {
  return { path, tree, text: printTree(tree), tokens: tokensIn(tree) };
}

function valuePositions({ path, tree }: File): readonly Position[] {
  return textsIn(tree).map((leaf) => ({
    kind: "value",
    label: `${path}: ${leaf.source}`,
    tokens: [leaf],
    pathPart: undefined,
    layer: 0,
  }));
}

function keyPositions({ path, tree }: File): readonly Position[] {
  const maps = [...treesWithin(tree)].filter((one) => one.kind === "map");
  return maps.flatMap(({ entries }) =>
    entries.map(
      (entry, layer) =>
        ({ kind: "key", label: `${path}: the key ${entry.key}`, tokens: [entry], pathPart: undefined, layer }) as const,
    ),
  );
}

/** Returns the positions of texts that occur in several places, possibly including a path, and must remain equal. */
function namePositions(files: readonly File[]): readonly Position[] {
  const tokens = new Map<string, Token[]>();
  for (const file of files) {
    for (const token of file.tokens) tokens.set(sourceOf(token), [...(tokens.get(sourceOf(token)) ?? []), token]);
  }
  const parts = new Set(
    files.flatMap(({ path }) =>
      path
        .replace(/\.yaml$/, "")
        .split("/")
        .slice(1),
    ),
  );
  const names = [...tokens].filter(([source, all]) => all.length > 1 || parts.has(JSON.parse(source) as string));
  return names.map(([source, all]) => {
    const name = JSON.parse(source) as string;
    return {
      kind: "name",
      label: `${source} everywhere`,
      tokens: all,
      pathPart: parts.has(name) ? name : undefined,
      layer: 0,
    };
  });
}

function textsIn(tree: Tree): readonly Leaf[] {
  return [...treesWithin(tree)].filter((one): one is Leaf => one.kind === "leaf" && one.source.startsWith('"'));
}

function tokensIn(tree: Tree): readonly Token[] {
  const entries = [...treesWithin(tree)].flatMap((one) => (one.kind === "map" ? one.entries : []));
  return [...textsIn(tree), ...entries];
}

function sourceOf(token: Token): string {
  return "key" in token ? token.key : token.source;
}

function setSource(token: Token, source: string): void {
  if ("key" in token) token.key = source;
  else token.source = source;
}

function put(
  files: readonly File[],
  sourceAt: ReadonlyMap<Position, string>,
  nameOf: (position: Position) => string,
): Placed {
  const before = new Map(
    [...sourceAt.keys()].flatMap(({ tokens }) => tokens.map((token) => [token, sourceOf(token)] as const)),
  );
  const owners = new Map(
    [...sourceAt.keys()].flatMap((position) => position.tokens.map((token) => [token, position] as const)),
  );
  for (const [position, source] of sourceAt) for (const token of position.tokens) setSource(token, source);
  const spans = new Map<string, { readonly position: Position; readonly start: number; readonly end: number }[]>();
  const sources = new Map<string, string>();
  for (const { path, tree, text, tokens } of files) {
    const name = renamed(path, [...sourceAt.keys()], nameOf);
    if (!tokens.some((token) => owners.has(token))) {
      sources.set(name, text);
      continue;
    }
    const own: { position: Position; start: number; end: number }[] = [];
    sources.set(
      name,
      printTree(
        tree,
        (token, start, end) => owners.has(token) && own.push({ position: owners.get(token)!, start, end }),
      ),
    );
    spans.set(name, own);
  }
  for (const [token, source] of before) setSource(token, source);
  return {
    sources,
    positionAt: (file, start, end) => spans.get(file)?.find((span) => span.start <= start && end <= span.end)?.position,
  };
}

/** Returns the path with the parts at the positions renamed. */
function renamed(path: string, positions: readonly Position[], nameOf: (position: Position) => string): string {
  const namers = positions.filter(({ pathPart }) => pathPart !== undefined);
  if (namers.length === 0) return path;
  const parts = path
    .replace(/\.yaml$/, "")
    .split("/")
    .map((part) => {
      const namer = namers.find(({ pathPart }) => pathPart === part);
      return namer === undefined ? part : nameOf(namer);
    });
  return `${parts.join("/")}.yaml`;
}
