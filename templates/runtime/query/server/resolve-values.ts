import type { ModuleInfo, ParameterInfo, Table } from "./table.js";

export interface ResolvedValues {
  readonly values: Readonly<Record<string, unknown>>;
  /** The limit that stands for as many as allowed. */
  readonly limit: number | undefined;
}

/**
 * Parameters as a handler has them: a number where as many as allowed were asked for, and all values where all were.
 */
export function resolveValues(
  table: Table,
  module: ModuleInfo,
  given: Readonly<Record<string, unknown>>,
  { high, namespaces }: { readonly high: boolean; readonly namespaces: readonly number[] },
): ResolvedValues {
  const values: Record<string, unknown> = { ...given };
  let limit: number | undefined;
  for (const info of module.parameters) {
    const value = values[info.name];
    if (info.type === "limit" && value === table.most) values[info.name] = limit = mostOf(info, high);
    else if (info.multi && value === table.all) values[info.name] = allOf(info, namespaces) ?? value;
  }
  return { values, limit };
}

function mostOf({ max = 0, highmax = max }: ParameterInfo, high: boolean): number {
  return high ? highmax : max;
}

/** All values; undefined where they cannot be listed. */
function allOf(
  { type, extranamespaces = [] }: ParameterInfo,
  namespaces: readonly number[],
): readonly unknown[] | undefined {
  if (type === "namespace") return [...extranamespaces, ...namespaces];
  return typeof type === "string" ? undefined : type;
}
