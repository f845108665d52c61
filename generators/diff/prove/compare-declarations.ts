import type ts from "typescript";
import type { ChangedDeclaration } from "./proof.ts";
import { compareTypes } from "./compare-types.ts";
import type { Comparing, Fault } from "./type-parts.ts";
import { applied, probesFor, type Arguments } from "./probes.ts";
import { isIn, parametersOf, type Way } from "./references.ts";
import { type Declaration, type Tree, sourceOf } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";

/**
 * Compares the types of a declaration that both revisions have, using the compiler. A type that depends on the call is
 * compared for several calls.
 */
export type Compare = (changed: ChangedDeclaration, way: Way) => readonly Fault[];

export function comparison(ts: TypeScript, before: Tree, after: Tree, changed: readonly ChangedDeclaration[]): Compare {
  const both = changed.filter((one) => one.before !== undefined && one.after !== undefined);
  const probes = new Map(
    both.map((one) => [one.id, isGeneric(one) ? probesFor(ts, [one.before, one.after]) : []] as const),
  );
  const compiled = [...compiledFiles(before, both, probes, "before"), ...compiledFiles(after, both, probes, "after")];
  const program = programOf(ts, [before, after], compiled);
  const checker = program.getTypeChecker();
  const comparing: Comparing = {
    ts,
    checker,
    isDeclared: ({ declarations }) => declarations?.some((one) => ts.isSourceFile(one.parent) && isOwn(one)) ?? false,
    isOwn: ({ declarations }) => declarations?.some(isOwn) ?? false,
  };
  const typeOf = typeReader(ts, program);
  return (one, way) => {
    if (one.before === undefined || one.after === undefined) return [];
    if (way === "test") return refusals(ts, one.before, one.after);
    const all = probes.get(one.id)!;
    const names = all.length === 0 ? [undefined] : all.map((_, index) => probeName(one, index));
    const callOf = (index: number): string => (index === 0 ? "" : `, as ${applied(one.before!, all[index]!)}`);
    const compared = way.endsWith("-members") ? "members" : way.endsWith("-cases") ? "cases" : "values";
    const faults = names.flatMap((name, index) =>
      compareTypes(
        comparing,
        typeOf(before, one.before!, name),
        typeOf(after, one.after!, name),
        isIn(way) ? "in" : "out",
        compared,
      ).map((fault) => ({ ...fault, says: `${fault.says}${callOf(index)}` })),
    );
    // The first call that reveals the fault is sufficient. If possible, this is the one without arguments.
    return [
      ...new Map(faults.toReversed().map((fault) => [`${fault.trail.join(".")} ${fault.proved}`, fault])).values(),
    ].toReversed();
  };

  function isOwn(declaration: ts.Declaration): boolean {
    return [before, after].some(({ folder }) => declaration.getSourceFile().fileName.startsWith(folder));
  }
}

function isGeneric({ before, after }: ChangedDeclaration): boolean {
  return [before, after].some((one) => one !== undefined && isType(one) && parametersOf(one).length > 0);
}

function isType({ nodes: [node] }: Declaration): boolean {
  return node !== undefined && !("parameters" in node) && "typeParameters" in node;
}

/** Returns each file once, with an alias for each call. */
function compiledFiles(
  tree: Tree,
  changed: readonly ChangedDeclaration[],
  probes: ReadonlyMap<string, readonly Arguments[]>,
  side: "before" | "after",
): readonly Compiled[] {
  const paths = new Set(changed.map(({ path }) => path));
  return [...paths].map((path) => {
    const lines = changed
      .filter((one) => one.path === path)
      .flatMap((one) =>
        probes.get(one.id)!.map((args, index) => `type ${probeName(one, index)} = ${applied(one[side]!, args)};\n`),
      );
    return { tree, path, added: lines.join("") };
  });
}

function probeName({ name }: ChangedDeclaration, index: number): string {
  return `Probe$${name}$${index}`;
}

type TypeReader = (tree: Tree, declaration: Declaration, probe: string | undefined) => ts.Type;

function typeReader(ts: TypeScript, program: ts.Program): TypeReader {
  const checker = program.getTypeChecker();
  const byName = new Map<ts.SourceFile, Map<string, ts.Node>>();
  const namesIn = (source: ts.SourceFile): Map<string, ts.Node> => {
    const found = byName.get(source) ?? new Map(source.statements.flatMap((one) => namesOf(ts, one)));
    byName.set(source, found);
    return found;
  };
  return ({ folder }, { path, name, nodes: [node] }, probe) => {
    const names = namesIn(program.getSourceFile(`${folder}${path}`)!);
    const symbol = checker.getSymbolAtLocation(names.get(probe ?? name) ?? node!.name!)!;
    const isValue = (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) !== 0;
    return isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  };
}

function namesOf(ts: TypeScript, statement: ts.Statement): readonly (readonly [string, ts.Node])[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => [name.getText(), name]);
  const name = (statement as { readonly name?: ts.Node }).name;
  return name === undefined ? [] : [[name.getText(), name]];
}

/**
 * TypeScript's own declarations of JavaScript and browsers. Parsing them is half the work for a small program, so it is
 * done only once.
 */
interface Library {
  readonly folder: string;
  source(name: string): ts.SourceFile | undefined;
}

const libraries = new WeakMap<TypeScript, Library>();

function libraryOf(ts: TypeScript): Library {
  const known = libraries.get(ts) ?? readLibrary(ts);
  libraries.set(ts, known);
  return known;
}

function readLibrary(ts: TypeScript): Library {
  const folder = ts.getDefaultLibFilePath({}).replace(/[^/\\]*$/, "");
  const sources = new Map<string, ts.SourceFile>();
  return { folder, source };

  function source(name: string): ts.SourceFile | undefined {
    if (!name.startsWith(folder)) return undefined;
    const found = sources.get(name) ?? read(name);
    if (found !== undefined) sources.set(name, found);
    return found;
  }

  function read(name: string): ts.SourceFile | undefined {
    const text = ts.sys.readFile(name);
    return text === undefined ? undefined : sourceOf(ts, name, text);
  }
}

/**
 * Compares a type that is only used to match calls. Each member is a form of rejected calls. A new member rejects calls
 * that used to be valid. Removing one breaks no call. If a type is not a list of members, the result is `unproved`.
 */
function refusals(ts: TypeScript, before: Declaration, after: Declaration): readonly Fault[] {
  const [[old], [now]] = [before.nodes, after.nodes];
  if (old === undefined || now === undefined || !ts.isInterfaceDeclaration(old) || !ts.isInterfaceDeclaration(now)) {
    return [{ trail: [], proved: "unproved", says: "refuses other calls" }];
  }
  return more(ts, old.members, now.members, []);
}

function more(
  ts: TypeScript,
  olds: readonly ts.TypeElement[],
  news: readonly ts.TypeElement[],
  trail: readonly string[],
): readonly Fault[] {
  const known = new Map(olds.map((one) => [one.name?.getText(), typeOf(ts, one)]));
  return news.flatMap((one): readonly Fault[] => {
    const at = [...trail, one.name?.getText() ?? ""];
    const [was, is] = [known.get(one.name?.getText()), typeOf(ts, one)];
    if (was === undefined)
      return [{ trail: at, proved: "breaking", says: "refuses calls that were accepted", isRefusal: true }];
    if (was.getText() === is?.getText()) return [];
    const areLists = is !== undefined && ts.isTypeLiteralNode(was) && ts.isTypeLiteralNode(is);
    return areLists
      ? more(ts, was.members, is.members, at)
      : [{ trail: at, proved: "unproved", says: "refuses other calls" }];
  });
}

function typeOf(ts: TypeScript, member: ts.TypeElement): ts.TypeNode | undefined {
  return ts.isPropertySignature(member) ? member.type : undefined;
}

/** A file to compile, with lines to append to it. */
interface Compiled {
  readonly tree: Tree;
  readonly path: string;
  readonly added: string;
}

/**
 * Creates a program from these files and their imports in memory. Only TypeScript's library is read from disk, from the
 * TypeScript package.
 */
function programOf(ts: TypeScript, trees: readonly Tree[], compiled: readonly Compiled[]): ts.Program {
  const library = libraryOf(ts);
  const sources = new Map(
    trees.flatMap(({ folder, files }) => [...files].map(([path, { source }]) => [`${folder}${path}`, source] as const)),
  );
  for (const {
    tree: { folder, texts },
    path,
    added,
  } of compiled) {
    if (added !== "") sources.set(`${folder}${path}`, sourceOf(ts, `${folder}${path}`, `${texts.get(path)}\n${added}`));
  }
  const source = (name: string): ts.SourceFile | undefined => sources.get(name) ?? library.source(name);
  const host: ts.CompilerHost = {
    fileExists: (name) => source(name) !== undefined,
    readFile: (name) => source(name)?.text,
    getSourceFile: source,
    getDefaultLibFileName: () => `${library.folder}lib.es2022.full.d.ts`,
    getDefaultLibLocation: () => library.folder,
    writeFile: () => undefined,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: resolved(ts, trees, text, from) })),
  };
  const rootNames = compiled.map(({ tree, path }) => `${tree.folder}${path}`);
  return ts.createProgram({ rootNames, options: optionsFor(ts), host });
}

function resolved(
  ts: TypeScript,
  trees: readonly Tree[],
  specifier: string,
  from: string,
): ts.ResolvedModuleFull | undefined {
  const tree = trees.find(({ folder }) => from.startsWith(folder));
  const path = tree?.resolve(specifier, from.slice(tree.folder.length));
  if (tree === undefined || path === undefined || !tree.files.has(path)) return undefined;
  return { resolvedFileName: `${tree.folder}${path}`, extension: ts.Extension.Dts, isExternalLibraryImport: false };
}

function optionsFor(ts: TypeScript): ts.CompilerOptions {
  return {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    noEmit: true,
    skipLibCheck: true,
  };
}
