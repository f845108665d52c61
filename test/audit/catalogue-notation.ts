import type { Written } from "./audit-statements.ts";
import { escaped } from "./escaped.ts";

/* The statements of the catalogue of query modules, in the notation of that document: `dir:{newer|older}=older`. */

export interface Catalogue {
  readonly sets: Readonly<Record<string, StatedSet>>;
  readonly parameterGroups: Readonly<Record<string, StatedParameters>>;
  readonly modules: Readonly<Record<string, StatedModule>>;
}

interface StatedSet {
  readonly values?: readonly string[];
  readonly from?: string;
  readonly without?: readonly string[];
}

interface StatedModule {
  readonly group: string;
  readonly prefix: string;
  readonly generator?: boolean;
  readonly deprecated?: boolean;
  readonly parameters?: StatedParameters;
  readonly sameParametersAs?: string;
}

type StatedParameters = Readonly<Record<string, StatedParameter | string>>;

interface StatedParameter {
  readonly type?: string;
  readonly values?: string | readonly string[];
  readonly multiple?: boolean;
  readonly default?: unknown;
  readonly required?: boolean;
  readonly deprecated?: boolean;
}

/** Lookaheads that reject a match when the text that follows would change its meaning. */
const END_OF_WORD = /(?![\w*=|-])(?! (?:req|dep)\b)/;
const END_OF_LIST = /(?=\.| \()/;
const END_OF_HEAD = /(?=:)/;

export function catalogueNotation({ sets, parameterGroups, modules }: Catalogue): readonly Written[] {
  return [
    ...Object.entries(sets).map(([name, set]) =>
      written(`the set ${name}`, `- **${name}**`, [setText(set)], END_OF_LIST),
    ),
    ...Object.entries(parameterGroups).flatMap(([name, group]) =>
      parametersOf(`the group ${name}`, `- **${name}**`, group),
    ),
    ...Object.entries(modules).flatMap(([name, module]) => moduleStatements(name, module)),
  ];
}

function moduleStatements(name: string, module: StatedModule): readonly Written[] {
  const line = `- \`${name}\` `;
  const { parameters = {}, sameParametersAs } = module;
  return [
    written(`the module ${name}`, line, [headText(module)], END_OF_HEAD),
    ...(sameParametersAs === undefined
      ? []
      : [written(`the parameters of ${name}`, line, [`same parameters as \`${sameParametersAs}\``])]),
    ...parametersOf(`the module ${name}`, line, parameters),
  ];
}

function headText({ group, prefix, generator, deprecated }: StatedModule): string {
  const shown = prefix === "" ? "(empty)" : `\`${prefix}\``;
  return `prefix ${shown}, ${group}${generator === true ? ", generator" : ""}${deprecated === true ? ", module deprecated" : ""}`;
}

function parametersOf(owner: string, line: string, parameters: StatedParameters): readonly Written[] {
  return Object.entries(parameters).map(([name, parameter]) => {
    if (typeof parameter === "string") return written(`${parameter} in ${owner}`, line, [parameter]);
    return written(`the parameter ${name} of ${owner}`, line, parameterTexts(name, parameter));
  });
}

/**
 * Returns a statement that matches if a line begins with `start` and contains one of the strings, followed by `end`.
 */
function written(statement: string, start: string, texts: readonly string[], end: RegExp = END_OF_WORD): Written {
  const forms = texts.map((text) => new RegExp(`^${escaped(start)}.*(?<![\\w-])${escaped(text)}${end.source}`, "m"));
  return { statement: `“${texts[0]}” of ${statement}`, forms };
}

const TYPE_CODES: Readonly<Record<string, string>> = {
  string: "S",
  integer: "I",
  boolean: "B",
  timestamp: "TS",
  namespace: "NS",
  user: "U",
  title: "T",
  limit: "L",
};

/** Returns the possible notations of a parameter: with a default, the values may be listed or omitted. */
function parameterTexts(name: string, parameter: StatedParameter): readonly string[] {
  const { default: fallback, required, deprecated } = parameter;
  const start = `${name}:${kindText(parameter)}`;
  const end = `${required === true ? " req" : ""}${deprecated === true ? " dep" : ""}`;
  if (fallback === undefined) return [`${start}${end}`];
  return fallback === "(omitted)"
    ? [`${start} (default is`]
    : defaultTexts(parameter).map((text) => `${start}=${text}${end}`);
}

function kindText({ type, values, multiple }: StatedParameter): string {
  const kind =
    values === undefined
      ? TYPE_CODES[type!]!
      : `{${typeof values === "string" ? values : values.map(valueText).join("|")}}`;
  return `${kind}${multiple === true ? "*" : ""}`;
}

function defaultTexts({ values, default: fallback }: StatedParameter): readonly string[] {
  const list = Array.isArray(fallback) ? fallback.map(valueText) : valueText(fallback).split("|");
  const all = Array.isArray(values) && list.length === values.length ? ["all"] : [];
  return [list.length === 0 ? "(empty)" : list.join("|"), ...all];
}

function setText({ values, from, without }: StatedSet): string {
  if (from !== undefined) return `${from} without ${(without ?? []).join(", ")}`;
  return `: ${(values ?? []).map(valueText).join(", ")}`;
}

function valueText(value: unknown): string {
  return value === "" ? "(empty)" : String(value);
}
