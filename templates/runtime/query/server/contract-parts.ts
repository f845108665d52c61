import type { Violation } from "../../server/http/contract.js";
import type { Finding } from "./decoded-request.js";
import type { Table } from "./table.js";

/* What contracts of query services share, whatever their profile. */

export type Body = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object that a text is; undefined where it is none. */
export function parsedObject(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The modules that a request names, and its generator. */
export function namesIn(table: Table, given: ReadonlyMap<string, string>): readonly string[] {
  const isModule = (name: string): boolean => Object.hasOwn(table.modules, name);
  const modules = Object.keys(table.groups).flatMap((group) => (given.get(group) ?? "").split(table.separators[0] || "\0"));
  const generator = given.get(table.generator[0]);
  return [
    ...new Set([
      ...modules.filter(isModule),
      ...(generator !== undefined && isModule(generator) ? [`${table.generator[0]}=${generator}`] : []),
    ]),
  ];
}

/** The module at whose own path a request is. */
export function moduleAt({ modules }: Table, path: string): string | undefined {
  return Object.values(modules).find((one) => one.path !== undefined && path === `/${one.path}`)?.name;
}

export function methodViolations({ methods }: Table, method: string): readonly Violation[] {
  return method === "HEAD" || methods.includes(method) ? [] : [{ by: "client", rule: "invalidmethod", detail: method }];
}

/** Names, and no values: those may be confidential. */
export function clientViolation({ code, wireName, parameter, values = [] }: Finding): Violation {
  return { by: "client", rule: code, detail: wireName ?? parameter ?? values.join(" ") };
}
