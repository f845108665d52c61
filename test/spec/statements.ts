import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { dataClaim, documented, type Claim } from "./claim.ts";

/*
 * The statements of the source documents, as data: `spec/sources/statements/<service>.yaml`. Names are in the order of
 * the document. Abbreviations of the document are kept: `$include`, `sameParametersAs`, `from` and `without`, and the
 * names of sets instead of values.
 */

type Data = Readonly<Record<string, unknown>>;
type DataByName = Readonly<Record<string, Data>>;

export function statementsOf(service: string): Claim {
  return claimOfStatements(
    readFileSync(join(import.meta.dirname, `../../spec/sources/statements/${service}.yaml`), "utf8"),
  );
}

export function claimOfStatements(text: string): Claim {
  return dataClaim(expanded(parse(text) as Data), documented);
}

function expanded(root: Data): Data {
  if (root["modules"] === undefined) return root;
  const { parameterGroups, modules, sets, ...others } = root as Readonly<Record<string, DataByName>>;
  const scope: Scope = { modules: modules!, groups: parameterGroups!, sets: expandedSets(sets!) };
  const groups = mapValues(scope.groups, () => ({}));
  return {
    ...others,
    parameterGroups: groups,
    sets: scope.sets,
    modules: mapValues(modules!, (one) => expandedModule(one, scope)),
  };
}

interface Scope {
  readonly modules: DataByName;
  readonly groups: DataByName;
  readonly sets: DataByName;
}

function expandedSets(sets: DataByName): DataByName {
  return mapValues(sets, ({ from, without, ...set }) => {
    if (from === undefined) return set;
    const inherited = sets[from as string]!["values"] as readonly string[];
    const values = inherited.filter((value) => !(without as readonly string[]).includes(value));
    return { ...set, values };
  });
}

function expandedModule(module: Data, { modules, groups, sets }: Scope): Data {
  const { sameParametersAs } = module;
  const { parameters } = sameParametersAs === undefined ? module : modules[sameParametersAs as string]!;
  const all = Object.entries(parameters as Data).flatMap(([name, one]) =>
    name === "$include" ? Object.entries(groups[one as string]!) : [[name, one] as const],
  );
  return {
    ...module,
    parameters: Object.fromEntries(all.map(([name, one]) => [name, expandedParameter(one as Data, sets)])),
  };
}

function expandedParameter(parameter: Data, sets: DataByName): Data {
  const { values } = parameter;
  if (typeof values !== "string") return parameter;
  const { title: _, missing: __, ...listed } = sets[values]!;
  return { ...parameter, ...listed };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
