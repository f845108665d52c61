import { documentLimits, documentModules, documentSet } from "../../../spec/catalogue-document.ts";
import type { FlatModule, FlatParameter } from "../../../spec/query-files.ts";

/* What the catalogue document says of its modules, in the form in which the real system describes itself: read from the document, past the spec. */

interface Limits {
  readonly limit: { readonly minimum: number; readonly maximum: number; readonly highMaximum: number };
  readonly multiple: { readonly low: number; readonly high: number };
  readonly userSubtypes: readonly string[];
}

const { limit, multiple, userSubtypes } = documentLimits() as Limits;

export function documentInfo(): readonly object[] {
  return documentModules().map(moduleInfo);
}

function moduleInfo({ name, group, prefix, generator, deprecated, parameters }: FlatModule): object {
  const ordered = indexed(parameters).map(([parameter, index]) => ({ templated: parameter.template !== undefined, info: parameterInfo(parameter, index) }));
  const some = (templated: boolean): readonly object[] => ordered.filter((one) => one.templated === templated).map(({ info }) => info);
  return { name, path: `query+${name}`, group, prefix, ...on({ generator, deprecated }), parameters: some(false), templatedparameters: some(true) };
}

/** D-132: a templated parameter counts directly after the one that it ranges over. */
function indexed(parameters: readonly FlatParameter[]): readonly (readonly [FlatParameter, number])[] {
  const list: FlatParameter[] = parameters.filter(({ template }) => template === undefined);
  for (const one of parameters) if (one.template !== undefined) list.splice(list.findIndex(({ name }) => Object.values(one.template!).includes(name)) + 1, 0, one);
  return list.map((one, index) => [one, index + 1]);
}

function parameterInfo(one: FlatParameter, index: number): object {
  const values = typeof one.values === "string" ? setValues(one.values) : one.values;
  const old = [...one.deprecatedValues, ...(one.values === "RP" ? ["parsetree"] : [])];
  return {
    index,
    name: one.name,
    ...on({ templatevars: one.template }),
    type: values ?? one.type,
    ...(one.type === "limit" ? { min: limit.minimum, max: limit.maximum, highmax: limit.highMaximum } : on({ min: one.minimum })),
    ...(one.type === "user" ? { subtypes: one.subtypes ?? userSubtypes } : {}),
    ...(one.extra.length > 0 ? { extranamespaces: one.extra } : {}),
    ...(old.length > 0 ? { deprecatedvalues: old } : {}),
    required: one.required,
    ...on({ deprecated: one.deprecated, sensitive: one.sensitive, default: usual(one) }),
    multi: one.multiple,
    ...(one.multiple ? { lowlimit: multiple.low, highlimit: multiple.high, limit: multiple.low } : {}),
    ...(one.all ? { allspecifier: "*" } : {}),
    ...on({ allowsduplicates: one.duplicates, info: remark(one.condition) }),
  };
}

function setValues(name: string): readonly string[] {
  const [first, ...others] = documentSet(name).values;
  if (first?.startsWith("RIGHTS without ") !== true) return [first!, ...others];
  const without = [first.replace("RIGHTS without ", ""), ...others];
  return documentSet("RIGHTS").values.filter((value) => !without.includes(value));
}

function usual({ type, multiple, default: value }: FlatParameter): string | number | undefined {
  if (value === undefined || value === "(omitted)") return undefined;
  if (value === "(empty)") return "";
  return !multiple && ["integer", "limit", "namespace"].includes(type) ? Number(value) : value;
}

/** The remarks have the names that the real system gives them. */
function remark(condition: string | undefined): readonly object[] | undefined {
  if (condition === undefined) return undefined;
  if (condition === "single-page") return [{ name: "singlepageonly" }];
  const { onlyWith, onlyWithout, modes } = JSON.parse(condition) as { readonly onlyWith?: string; readonly onlyWithout?: string; readonly modes?: readonly number[] };
  if (onlyWith !== undefined) return [{ name: `${onlyWith}only` }];
  if (onlyWithout !== undefined) return [{ name: `non${onlyWithout}only` }];
  return modes === undefined ? undefined : [{ name: "modes", values: modes }];
}

/** What holds. */
function on(members: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== false));
}
