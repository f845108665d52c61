import type { Module, Parameter, QueryService } from "../../generators/model/query.ts";
import { choicesOf } from "../../generators/model/queries.ts";
import { ask, type ModuleInfo, type ParameterInfo } from "./ask.ts";

/** The part of the service that an older version supports, and the missing parts. */
export interface Older {
  readonly service: QueryService;
  readonly lacks: {
    readonly modules: readonly string[];
    readonly parameters: readonly string[];
    readonly values: readonly string[];
  };
}

/** Compares the service with the wiki's description of itself. */
export async function olderService(service: QueryService, endpoint: string): Promise<Older> {
  const infos = await moduleInfos(service, endpoint);
  const modules = service.modules.flatMap((module) => {
    const info = infos.get(module.name);
    return info === undefined ? [] : [{ module, older: olderModule(service, module, info), info }];
  });
  return {
    service: { ...service, modules: modules.map(({ older }) => older) },
    lacks: {
      modules: service.modules.filter(({ name }) => !infos.has(name)).map(({ name }) => name),
      parameters: modules.flatMap(({ module, older }) => {
        const there = new Set(older.parameters.map(({ name }) => name));
        return module.parameters.filter(({ name }) => !there.has(name)).map(({ name }) => `${module.name}.${name}`);
      }),
      values: modules.flatMap(({ module, info }) =>
        module.parameters.flatMap((parameter) =>
          missingValues(service, parameter, infoOf(info, parameter)).map(
            (value) => `${module.name}.${parameter.name}=${value}`,
          ),
        ),
      ),
    },
  };
}

async function moduleInfos(service: QueryService, endpoint: string): Promise<ReadonlyMap<string, ModuleInfo>> {
  const infos: ModuleInfo[] = [];
  for (const { name } of service.groups) {
    const paths = service.modules.filter(({ group }) => group === name).map((module) => `query+${module.name}`);
    const { paraminfo } = await ask(endpoint, `action=paraminfo&modules=${encodeURIComponent(paths.join("|"))}`);
    infos.push(...(paraminfo?.modules ?? []));
  }
  return new Map(infos.map((info) => [info.name, info]));
}

function olderModule(service: QueryService, module: Module, info: ModuleInfo): Module {
  const parameters = module.parameters.filter((parameter) => infoOf(info, parameter) !== undefined);
  return {
    ...module,
    parameters: parameters.map((parameter) =>
      withoutValues(service, parameter, new Set(missingValues(service, parameter, infoOf(info, parameter)))),
    ),
  };
}

function infoOf(info: ModuleInfo, { name }: Parameter): ParameterInfo | undefined {
  return [...info.parameters, ...(info.templatedparameters ?? [])].find((parameter) => parameter.name === name);
}

function missingValues(
  service: QueryService,
  parameter: Parameter,
  info: ParameterInfo | undefined,
): readonly string[] {
  const types = info?.type;
  if (!Array.isArray(types)) return [];
  const there = new Set(types.map(String));
  return valuesOf(service, parameter)
    .map(({ value }) => value)
    .filter((value) => !there.has(value));
}

function withoutValues(service: QueryService, parameter: Parameter, missing: ReadonlySet<string>): Parameter {
  if (missing.size === 0) return parameter;
  const values = valuesOf(service, parameter).filter(({ value }) => !missing.has(value));
  return { ...parameter, type: { kind: "enum", values: { kind: "inline", values }, closed: undefined } };
}

function valuesOf(service: QueryService, { type }: Parameter): ReturnType<typeof choicesOf>["values"] {
  return type.kind === "enum" ? choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set]))).values : [];
}
