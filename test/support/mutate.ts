import { parse } from "../../generators/load/parse.ts";
import type { Node } from "../../generators/load/tree.ts";
import type { Random } from "./random.ts";
import { copy, leaf, map, printTree, readTree, treesWithin, type Entry, type Leaf, type Tree } from "./spec-tree.ts";

export type Sources = ReadonlyMap<string, string>;

export interface Mutant {
  readonly sources: Sources;
  /** The mutations, one per line. */
  readonly story: readonly string[];
}

/** Words and parts of a spec, to insert where they do not belong. */
export interface Vocabulary {
  readonly files: readonly string[];
  /** Scalars and keys, as YAML source. */
  readonly words: readonly string[];
  /** The values of each key anywhere in the spec, so that some mutants have the right form. */
  readonly byKey: ReadonlyMap<string, readonly Tree[]>;
  readonly decisions: readonly string[];
}

export function vocabularyOf(sources: Sources): Vocabulary {
  const trees = [...sources].map(([file, text]) => readTree(file, text)!).flatMap((tree) => [...treesWithin(tree)]);
  const entries = trees.flatMap((tree) => (tree.kind === "map" ? tree.entries : []));
  const words = [
    ...new Set([
      ...trees.flatMap((tree) => (tree.kind === "leaf" ? [tree.source] : [])),
      ...entries.map(({ key }) => key),
    ]),
  ];
  const decisions = words.filter((word) => /^"D-\d+"$/.test(word));
  const byKey = new Map<string, Tree[]>();
  for (const { key, value } of entries) byKey.set(key, [...(byKey.get(key) ?? []), value]);
  return { files: [...sources.keys()], words, byKey, decisions };
}

/** Mutates a spec. Most mutants have one change, some have several. */
export function mutate(sources: Sources, vocabulary: Vocabulary, random: Random): Mutant {
  let mutant: Mutant = { sources, story: [] };
  const wounds = random.chance(0.75) ? 1 : 2 + random.below(3);
  for (let count = 0; count < wounds; count++) mutant = wound(mutant, vocabulary, random);
  return mutant;
}

function wound(mutant: Mutant, vocabulary: Vocabulary, random: Random): Mutant {
  if (random.chance(0.08)) return woundFiles(mutant, vocabulary, random);
  const [file, text] = pickFile(mutant.sources, random);
  const [wounded, name] = random.pick([woundText, woundToken, woundTree, woundTree])(file, text, vocabulary, random);
  return { sources: new Map([...mutant.sources, [file, wounded]]), story: [...mutant.story, `${file}: ${name}`] };
}

/** Picks a file. Large files are picked more often, so that all parts of a spec are equally likely. */
function pickFile(sources: Sources, random: Random): readonly [file: string, text: string] {
  const files = [...sources];
  let at = random.below(files.reduce((sum, [, text]) => sum + text.length + 1, 0));
  return files.find(([, text]) => (at -= text.length + 1) < 0) ?? ["spec/project.yaml", ""];
}

type Wounded = readonly [text: string, name: string];

/** Changes single characters, like a typing error or a disk error. */
function woundText(_file: string, text: string, _vocabulary: Vocabulary, random: Random): Wounded {
  const at = random.below(text.length + 1);
  const length = 1 + random.below(random.chance(0.2) ? 40 : 3);
  const lines = text.split("\n");
  const line = random.below(lines.length);
  switch (random.below(8)) {
    case 0:
      return [text.slice(0, at) + text.slice(at + length), `delete ${length} characters at ${at}`];
    case 1:
      return [text.slice(0, at) + random.pick(hostileText) + text.slice(at), `insert at ${at}`];
    case 2:
      return [
        text.slice(0, at) +
          text
            .slice(at, at + 2)
            .split("")
            .reverse()
            .join("") +
          text.slice(at + 2),
        `swap two characters at ${at}`,
      ];
    case 3:
      return [lines.toSpliced(line, 0, lines[line]!).join("\n"), `write line ${line + 1} twice`];
    case 4:
      return [lines.toSpliced(line, 1).join("\n"), `delete line ${line + 1}`];
    case 5:
      return [
        lines.with(line, `${random.pick(["  ", "\t", " "])}${lines[line]}`).join("\n"),
        `indent line ${line + 1}`,
      ];
    case 6:
      return [text.slice(0, at), `cut the file at ${at}`];
    default:
      return [text.replaceAll("\n", random.pick(["\r\n", "\r", "\u0085", "\u2028", "\n\n"])), "other line ends"];
  }
}

const hostileText: readonly string[] = [
  ..."\0\t\r\n\u0085\u2028\ufeff\u202e\ud800\udc00:#-?*&!|>%@`'\"[]{},~",
  "<<: ",
  "---\n",
  "...\n",
  "%YAML 1.1\n",
  "? ",
  "- ",
  ": ",
  "!!js/function ",
  "&a ",
  "*a",
  "'",
  '"',
  "\\",
  "\u001b[2J",
  "0".repeat(400),
  "[".repeat(150),
  "{a: ".repeat(150),
  "x".repeat(20_000),
];

/** Replaces a scalar or a key with another one in the original source. */
function woundToken(file: string, text: string, vocabulary: Vocabulary, random: Random): Wounded {
  const tokens = tokensOf(parse(file, text).root);
  if (tokens.length === 0) return woundText(file, text, vocabulary, random);
  const { start, end } = random.pick(tokens);
  const other = random.chance(0.5) ? random.pick(vocabulary.words) : random.pick(hostileTokens);
  return [
    text.slice(0, start) + other + text.slice(end),
    `${text.slice(start, end)} at ${start} → ${other.slice(0, 60)}`,
  ];
}

const hostileTokens: readonly string[] = [
  "-1",
  "0",
  "1",
  "1.5",
  "1e400",
  "-0",
  ".nan",
  ".inf",
  "9007199254740993",
  "''",
  "' '",
  "null",
  "~",
  "true",
  "no",
  "[]",
  "{}",
  "[[]]",
  "{a: b}",
  "[a, b]",
  "[1]",
  "[null]",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "prototype",
  "$ref",
  "$include",
  "<<",
  "con",
  "aux",
  "nul",
  "x{y}",
  "a-{b}-{c}",
  "{unknown: D-999}",
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\0"',
  '"\\u202e"',
  '"\\n"',
  '"a\\nb: c"',
  "&a x",
  "*a",
  "*b",
  "&a [*a]",
  "!!str x",
  "!!binary eA==",
  "!x y",
  "!!js/undefined ''",
  `"${"long ".repeat(2000)}"`,
  "a".repeat(61),
  "A".repeat(300),
  "é".repeat(90),
  "../../x",
  "/{a}/{a}",
  "{name}{name}",
  "'('",
  "'[a-'",
  "'\\p{L}'",
  "(a+)+$",
  "unknown",
  "project",
];

interface Span {
  readonly start: number;
  readonly end: number;
}

function tokensOf(node: Node | undefined): readonly Span[] {
  if (node === undefined) return [];
  if (node.kind === "scalar") return [node.place];
  if (node.kind === "list") return node.items.flatMap(tokensOf);
  return node.entries.flatMap(({ keyPlace, value }) => [keyPlace, ...tokensOf(value)]);
}

/** Deletes, duplicates, moves or swaps whole parts of a file. */
function woundTree(file: string, text: string, vocabulary: Vocabulary, random: Random): Wounded {
  const root = readTree(file, text);
  if (root === undefined) return woundText(file, text, vocabulary, random);
  const name = random.pick(treeWounds)(root, vocabulary, random);
  return [printTree(root), name];
}

type TreeWound = (root: Tree, vocabulary: Vocabulary, random: Random) => string;

const treeWounds: readonly TreeWound[] = [
  (root, _, random) => atEntry(root, random, ({ entries }, index) => `delete ${entries.splice(index, 1)[0]!.key}`),
  (root, _, random) =>
    atEntry(root, random, ({ entries }, index) => {
      entries.splice(random.below(entries.length), 0, structuredClone(entries[index]!));
      return `${entries[index]!.key} twice`;
    }),
  (root, { words }, random) =>
    atEntry(root, random, ({ entries }, index) => {
      const { key, value } = entries[index]!;
      const other = random.pick(words);
      entries[index] = { key: other, value };
      return `rename ${key} to ${other}`;
    }),
  (root, { words, byKey }, random) =>
    atMap(root, random, ({ entries }) => {
      const key = random.chance(0.7) ? random.pick([...byKey.keys()]) : random.pick(words);
      entries.splice(random.below(entries.length + 1), 0, {
        key,
        value: copy(random.pick(byKey.get(key) ?? [leaf(null)])),
      });
      return `add ${key}`;
    }),
  (root, { byKey }, random) =>
    atEntry(root, random, ({ entries }, index) => {
      const entry = entries[index]!;
      entry.value = copy(random.pick(byKey.get(entry.key) ?? [leaf("?")]));
      return `${entry.key} as elsewhere`;
    }),
  (root, _, random) =>
    atEntry(root, random, ({ entries }, index) => {
      const [moved] = entries.splice(index, 1);
      return atMap(root, random, (other) => {
        other.entries.push(moved!);
        return `move ${moved!.key}`;
      });
    }),
  (root, _, random) =>
    atEntry(root, random, (map, index) =>
      atEntry(root, random, (other, otherIndex) => {
        const [one, two] = [map.entries[index]!, other.entries[otherIndex]!];
        const [oneValue, twoValue] = [copy(one.value), copy(two.value)];
        [one.value, two.value] = [twoValue, oneValue];
        return `swap the values of ${one.key} and ${two.key}`;
      }),
    ),
  (root, _, random) =>
    atList(root, random, ({ items }) => {
      const index = random.below(items.length);
      if (random.chance(0.5)) items.splice(index, 1);
      else items.splice(index, 0, copy(items[index]!));
      return `item ${index} deleted or twice`;
    }),
  (root, vocabulary, random) =>
    atEntry(root, random, ({ entries }, index) => {
      const entry = entries[index]!;
      entry.value = otherFact(entry.value, vocabulary, random);
      return `${entry.key} as another fact`;
    }),
  (root, { decisions }, random) => {
    const citations = [...treesWithin(root)].filter(
      (tree): tree is Leaf => tree.kind === "leaf" && decisions.includes(tree.source),
    );
    const citation = random.pick(citations);
    if (citation === undefined) return "nothing";
    citation.source = random.chance(0.8) ? random.pick(decisions) : '"D-999"';
    return `cite ${citation.source}`;
  },
];

function otherFact(value: Tree, { decisions }: Vocabulary, random: Random): Tree {
  const citation = { kind: "leaf", source: random.pick(decisions) } as const;
  const plain = value.kind === "map" ? (value.entries.find(({ key }) => key === '"decided"')?.value ?? value) : value;
  return random.pick<Tree>([
    plain,
    map({ decided: plain, by: citation }),
    map({ unknown: citation }),
    map({ decided: plain }),
    map({ by: citation }),
    map({ decided: value, by: citation }),
  ]);
}

function atEntry(root: Tree, random: Random, act: (map: { entries: Entry[] }, index: number) => string): string {
  return atMap(root, random, (map) =>
    map.entries.length === 0 ? "nothing" : act(map, random.below(map.entries.length)),
  );
}

function atMap(root: Tree, random: Random, act: (map: { entries: Entry[] }) => string): string {
  const maps = [...treesWithin(root)].filter((tree) => tree.kind === "map");
  return maps.length === 0 ? "nothing" : act(random.pick(maps));
}

function atList(root: Tree, random: Random, act: (list: { items: Tree[] }) => string): string {
  const lists = [...treesWithin(root)].filter((tree) => tree.kind === "list" && tree.items.length > 0) as {
    items: Tree[];
  }[];
  return lists.length === 0 ? "nothing" : act(random.pick(lists));
}

/** Removes, empties, swaps, adds or moves whole files. */
function woundFiles({ sources, story }: Mutant, vocabulary: Vocabulary, random: Random): Mutant {
  const files = new Map(sources);
  const [file, other] = [random.pick(vocabulary.files), random.pick(vocabulary.files)];
  const text = sources.get(file) ?? "";
  switch (random.below(5)) {
    case 0:
      files.delete(file);
      return { sources: files, story: [...story, `remove ${file}`] };
    case 1:
      files.set(file, random.pick(["", "\n", "# nothing\n", "{}", "[]", "null", "---", "x", "{}\n---\n{}"]));
      return { sources: files, story: [...story, `empty ${file}`] };
    case 2:
      files.set(file, sources.get(other) ?? "").set(other, text);
      return { sources: files, story: [...story, `exchange ${file} and ${other}`] };
    case 3: {
      const place = random.pick([
        other.replace(/[^/]+$/, random.pick(["more.yaml", "con.yaml", "More.yaml", "x.yml", ".yaml", "a b.yaml"])),
        `spec/new/${random.pick(["service", "errors"])}.yaml`,
      ]);
      files.set(place, text);
      return { sources: files, story: [...story, `add ${place}, a copy of ${file}`] };
    }
    default:
      files.delete(file);
      files.set(other, text);
      return { sources: files, story: [...story, `put ${file} in place of ${other}`] };
  }
}
