import type ts from "typescript";
import type { ChangedDeclaration } from "./changed.ts";
import { compareTypes } from "./compare-types.ts";
import type { Comparing } from "./comparison.ts";
import type { Fault } from "./fault.ts";
import { applied, probesFor, type Arguments } from "./probes.ts";
import { refusals } from "./refusals.ts";
import { programOf, type Compiled } from "./program.ts";
import { isIn, parametersOf, type Way } from "./references.ts";
import type { Declaration, Tree } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";

/**
 * Declarations that both revisions have, compared by the compiler, each with the calls that its types are compared for.
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
    // The first call that shows it is enough, which is the one without arguments if it can.
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

/** Each file once, with an alias for each call. */
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
