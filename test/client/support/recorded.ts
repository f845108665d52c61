import type { Module } from "../../../generators/model/query.ts";
import { service } from "./query.ts";
import { valuesOf } from "./wiki.ts";

/** A request to the real system and the complete body of its response. */
export interface Recorded {
  readonly id: number;
  readonly module: string;
  readonly query: string;
  readonly body: Body;
}

/** A recorded request and response, with headers and status. */
export interface Envelope {
  readonly tag: string;
  readonly method: string;
  readonly url: string;
  readonly post: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | string;
}

type Body = Readonly<Record<string, any>>;

const groups = ["list", "prop", "meta"];
const byName = new Map(service.modules.map((module) => [module.name, module]));

/** Converts a query string to the caller's form: names without prefixes, lists as arrays. */
export function requestOf(query: string): Record<string, unknown> {
  const left = new Map(new URLSearchParams(query));
  const take = (name: string): string | undefined => {
    const value = left.get(name);
    left.delete(name);
    return value;
  };
  for (const name of ["action", "format", "formatversion", "errorformat"]) take(name);
  const request: Record<string, unknown> = {};
  const modules = (text: string, start: string): object =>
    Object.fromEntries(valuesOf(text).map((name) => [name, parametersOf(byName.get(name)!, start, take)]));
  const generator = take("generator");
  if (generator !== undefined) request["generator"] = modules(generator, "g");
  for (const group of groups) {
    const names = take(group);
    if (names !== undefined) request[group] = modules(names, "");
  }
  for (const [name, value] of left)
    request[name] = ["titles", "pageids", "revids"].includes(name) ? valuesOf(value) : value;
  return request;
}

function parametersOf(module: Module, start: string, take: (name: string) => string | undefined): object {
  const given: Record<string, unknown> = {};
  for (const { name: pattern, multiple } of module.parameters) {
    const name = pattern.replace("{slot}", "main");
    const value = take(start + module.prefix + name);
    if (value !== undefined) given[name] = multiple === undefined ? value : valuesOf(value);
  }
  return given;
}

/** Returns names and values in a canonical order, regardless of the list separator. */
export function canonical(parameters: URLSearchParams): string {
  return JSON.stringify(
    [...parameters]
      .map(([name, value]) => [name, value.includes("|") || value.startsWith("\u001f") ? valuesOf(value) : value])
      .sort(),
  );
}
