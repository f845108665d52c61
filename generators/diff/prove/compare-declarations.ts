import type ts from "typescript";
import type { ChangedDeclaration } from "./proof.ts";
import { type Comparing, type Fault, compareTypes } from "./compare-types.ts";
import { type Way, isIn, parametersOf } from "./references.ts";
import { type Declaration, type Tree, type TypeScript, sourceOf } from "./tree.ts";

/**
 * Compares the types of a declaration that both revisions have, using the compiler. A type that depends on the call is
 * compared for several calls.
 */
type Compare = (changed: ChangedDeclaration, way: Way) => readonly Fault[];

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

/** Types for the type parameters of a declaration, by name. The other type parameters have their defaults. */
type Arguments = ReadonlyMap<string, string>;

/**
 * Returns calls for which a result type is compared, because it depends on the call. They are derived from the
 * conditions of the declaration: one call for each value that a condition tests, one with all of them, and one without
 * any.
 */
function probesFor(ts: TypeScript, declarations: readonly (Declaration | undefined)[]): readonly Arguments[] {
  const asked = new Asked();
  for (const declaration of declarations)
    for (const node of declaration?.nodes ?? []) readConditions(ts, node, new Set(parametersOf(declaration!)), asked);
  const choices = [...asked.names].map((parameter) =>
    asked.typesFor(parameter).map((type) => [parameter, type] as const),
  );
  return [new Map(), ...combinations(choices).map((one) => new Map(one))].slice(0, MOST);
}

/** The members and strings that conditions test, by type parameter. */
class Asked {
  readonly #members = new Map<string, Map<string, Set<string>>>();
  readonly #texts = new Map<string, Set<string>>();

  get names(): ReadonlySet<string> {
    return new Set([...this.#members.keys(), ...this.#texts.keys()]);
  }

  member(parameter: string, name: string, values: readonly string[]): void {
    const members = this.#members.get(parameter) ?? new Map<string, Set<string>>();
    this.#members.set(parameter, members.set(name, new Set([...(members.get(name) ?? []), ...values])));
  }

  text(parameter: string, values: readonly string[]): void {
    this.#texts.set(parameter, new Set([...(this.#texts.get(parameter) ?? []), ...values]));
  }

  typesFor(parameter: string): readonly string[] {
    const members = [...(this.#members.get(parameter) ?? [])];
    const single = members.flatMap(([name, values]) =>
      formsOf([...values]).map((form) => `{ readonly ${name}: ${form} }`),
    );
    const all = members.map(([name, values]) => `readonly ${name}: ${formsOf([...values]).at(-1)}`);
    return [
      ...(this.#texts.get(parameter) ?? []),
      ...(members.length === 0 ? [] : ["{}", ...single, `{ ${all.join("; ")} }`]),
    ];
  }
}

/**
 * Returns one value and a list of several for a condition. If it tests only the presence of a member, arbitrary values
 * are used.
 */
function formsOf(values: readonly string[]): readonly string[] {
  return values.length === 0
    ? ['"given"', 'readonly ["given", "again"]']
    : [...values, `readonly [${values.join(", ")}]`];
}

/** Reads `Test<P, "name", "value" | "value">` and `Kind extends "text" | "text"`. */
function readConditions(ts: TypeScript, node: ts.Node, parameters: ReadonlySet<string>, asked: Asked): void {
  const visit = (one: ts.Node): void => {
    if (ts.isTypeReferenceNode(one)) readTest(ts, one.typeArguments ?? [], parameters, asked);
    if (ts.isConditionalTypeNode(one) && parameters.has(one.checkType.getText()))
      asked.text(one.checkType.getText(), literalsOf(ts, one.extendsType));
    ts.forEachChild(one, visit);
  };
  visit(node);
}

function readTest(
  ts: TypeScript,
  [first, second, third]: readonly ts.TypeNode[],
  parameters: ReadonlySet<string>,
  asked: Asked,
): void {
  const parameter = first?.getText();
  if (parameter === undefined || !parameters.has(parameter) || second === undefined) return;
  const [name] = literalsOf(ts, second);
  if (name !== undefined) asked.member(parameter, name, third === undefined ? [] : literalsOf(ts, third));
}

function literalsOf(ts: TypeScript, node: ts.TypeNode): readonly string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => literalsOf(ts, one));
  return ts.isLiteralTypeNode(node) ? [node.getText()] : [];
}

function combinations<One>(choices: readonly (readonly One[])[]): readonly (readonly One[])[] {
  return choices
    .reduce<readonly (readonly One[])[]>(
      (sofar, all) => sofar.flatMap((one) => all.map((other) => [...one, other])),
      [[]],
    )
    .filter((one) => one.length > 0);
}

/** Applies a declaration to type arguments. Parameters without an argument, a default or a constraint are `unknown`. */
function applied({ name, nodes: [node] }: Declaration, given: Arguments): string {
  const parameters = node !== undefined && "typeParameters" in node ? (node.typeParameters ?? []) : [];
  const args = parameters.map(
    (one) => given.get(one.name.text) ?? (one.default ?? one.constraint)?.getText() ?? "unknown",
  );
  return args.length === 0 ? name : `${name}<${args.join(", ")}>`;
}

/** The maximum number of calls for which a result is compared. */
const MOST = 400;
