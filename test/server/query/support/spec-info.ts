import { choicesOf } from "../../../../generators/model/queries.ts";
import type { Condition, Module, Parameter } from "../../../../generators/model/query.ts";
import { queryService } from "../../../validators/service.ts";

/*
 * The spec's modules in the format in which the real system describes itself. `test/spec` compares the spec with its
 * document.
 */

const service = queryService();
const sets = new Map(service.valueSets.map((set) => [set.id, set]));

export function specInfo(): readonly object[] {
  return service.modules.map(moduleInfo);
}

function moduleInfo({ name, group, prefix, generator, deprecated, manual, parameters }: Module): object {
  const ordered = indexed(parameters).map(([parameter, index]) => ({
    templated: parameter.template !== undefined,
    info: parameterInfo(parameter, index),
  }));
  const some = (templated: boolean): readonly object[] =>
    ordered.filter((one) => one.templated === templated).map(({ info }) => info);
  const flags = on({
    generator,
    deprecated: deprecated !== undefined,
    helpurls: manual === undefined ? undefined : [manual],
  });
  return {
    name,
    path: `query+${name}`,
    group,
    prefix,
    ...flags,
    parameters: some(false),
    templatedparameters: some(true),
  };
}

/** Returns the parameters with their indexes. A templated parameter comes directly after its base parameter (D-132). */
function indexed(parameters: readonly Parameter[]): readonly (readonly [Parameter, number])[] {
  const list: Parameter[] = parameters.filter(({ template }) => template === undefined);
  for (const one of parameters)
    if (one.template !== undefined)
      list.splice(list.findIndex(({ name }) => one.template!.parameter === name) + 1, 0, one);
  return list.map((one, index) => [one, index + 1]);
}

function parameterInfo(parameter: Parameter, index: number): object {
  const { name, template, required, deprecated, sensitive, multiple, condition } = parameter;
  return {
    index,
    name,
    ...on({ templatevars: template && { [template.variable]: template.parameter } }),
    ...typeInfo(parameter),
    required,
    ...on({ deprecated: deprecated !== undefined, sensitive, default: defaultOf(parameter) }),
    multi: multiple !== undefined,
    ...(multiple === undefined
      ? {}
      : { lowlimit: multiple.lowLimit, highlimit: multiple.highLimit, limit: multiple.lowLimit }),
    ...(multiple?.all === true ? { allspecifier: "*" } : {}),
    ...on({ allowsduplicates: multiple?.duplicates, info: remark(condition) }),
  };
}

function typeInfo({ type }: Parameter): object {
  switch (type.kind) {
    case "enum": {
      const { values } = choicesOf(type, sets);
      const old = values.filter(({ deprecated }) => deprecated !== undefined).map(({ value }) => value);
      return { type: values.map(({ value }) => value), ...on({ deprecatedvalues: old.length > 0 ? old : undefined }) };
    }
    case "limit":
      return { type: "limit", min: type.minimum, max: type.maximum, highmax: type.highMaximum };
    case "integer":
      return {
        type: "integer",
        ...on({
          min: type.minimum?.value,
          max: type.maximum?.value,
        }),
      };
    case "user":
      return { type: "user", subtypes: type.subtypes };
    case "namespace":
      return { type: "namespace", ...on({ extranamespaces: type.extra.length > 0 ? type.extra : undefined }) };
    default:
      return { type: type.kind };
  }
}

function defaultOf({ default: fact }: Parameter): unknown {
  const value = fact?.value;
  return typeof value === "object" ? value.join("|") : value;
}

/** Returns the remarks under the names of the real system. */
function remark(condition: Condition | undefined): readonly object[] | undefined {
  switch (condition?.kind) {
    case "single-page":
      return [{ name: "singlepageonly" }];
    case "only-with":
      return [{ name: `${condition.parameter}only` }];
    case "only-without":
      return [{ name: `non${condition.parameter}only` }];
    case "modes":
      return [{ name: "modes", values: condition.modes }];
    default:
      return undefined;
  }
}

function on(members: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== false));
}
