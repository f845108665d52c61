import { choicesOf } from "../../generators/model/queries.ts";
import type { Module, Parameter, QueryService } from "../../generators/model/query.ts";
import { badValues, goodValues, namedOf, needed, rivals } from "../client/types/calls.ts";
import { refusedPlaces } from "./compile.ts";
import { peers, type Peer } from "./peers.ts";

/**
 * Scores of a library's types over the 64 modules: the number of probes for each question, and how many gave the right
 * result.
 */
export interface Coverage {
  readonly peer: string;
  readonly rows: ReadonlyMap<Question, Score>;
}

export interface Score {
  readonly right: number;
  readonly of: number;
}

export type Question = keyof typeof questions;

/** The questions, each with its description in the table. */
export const questions = {
  modules: "modules that are declared",
  parameters: "parameters that are declared",
  templated: "of these, templated",
  required: "calls without a required parameter that are refused",
  choices: "calls with none, or two, of a choice of one that are refused",
  unknown: "calls with a misspelt parameter that are refused",
  wrong: "wrong values that are refused",
  good: "right values that are accepted",
} as const;

interface Probe {
  readonly question: Question;
  readonly statement: string;
  /** True if the compiler should reject the statement. */
  readonly bad: boolean;
}

export function coverage(service: QueryService): readonly Coverage[] {
  return peers(service).map((peer) => ({
    peer: peer.name,
    rows: new Map([...declarations(service, peer), ...responses(peer, probes(service, peer))]),
  }));
}

function declarations(service: QueryService, peer: Peer): readonly (readonly [Question, Score])[] {
  const all = service.modules.flatMap((module) =>
    namedOf(service, module).map(({ parameter, name }) => ({
      parameter,
      has: peer.declared(module).has(peer.nameOf(module, name)),
    })),
  );
  const templated = all.filter(({ parameter }) => parameter.template !== undefined);
  const knows = (module: Module): boolean =>
    namedOf(service, module).some(({ name }) => peer.declared(module).has(peer.nameOf(module, name)));
  return [
    [
      "modules",
      {
        right: service.modules.filter((module) => module.parameters.length === 0 || knows(module)).length,
        of: service.modules.length,
      },
    ],
    ["parameters", { right: all.filter(({ has }) => has).length, of: all.length }],
    ["templated", { right: templated.filter(({ has }) => has).length, of: templated.length }],
  ];
}

function responses(peer: Peer, all: readonly Probe[]): readonly (readonly [Question, Score])[] {
  const refused = refusedPlaces(
    peer.head,
    all.map(({ statement }) => statement),
  );
  const asked = new Set(all.map(({ question }) => question));
  return [...asked].map((question) => {
    const own = all.flatMap((probe, place) => (probe.question === question ? [probe.bad === refused.has(place)] : []));
    return [question, { right: own.filter((isRight) => isRight).length, of: own.length }];
  });
}

/** Returns the probes of a library. All libraries get the same questions. */
function probes(service: QueryService, peer: Peer): readonly Probe[] {
  return service.modules.flatMap((module) => {
    const least = needed(service, module);
    const probe = (question: Question, parameters: Readonly<Record<string, string>>): Probe => {
      const named = Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [peer.nameOf(module, name), value]),
      );
      return { question, statement: peer.call(module, named), bad: question !== "good" };
    };
    const without = (names: readonly string[]): Readonly<Record<string, string>> =>
      Object.fromEntries(Object.entries(least).filter(([name]) => !names.includes(name)));
    const values = namedOf(service, module).flatMap(({ parameter, name }) => [
      ...rightValues(service, parameter).map((value) =>
        probe("good", { ...without(rivals(module, name)), [name]: value }),
      ),
      ...badValues(service, parameter).map((value) =>
        probe("wrong", { ...without(rivals(module, name)), [name]: value }),
      ),
    ]);
    const required = module.parameters
      .filter((parameter) => parameter.required)
      .map(({ name }) => probe("required", without([name])));
    const choices = module.rules.flatMap((rule) => {
      if (rule.kind !== "exactly-one-of" && rule.kind !== "at-least-one-of") return [];
      const [first, second] = rule.parameters.map(
        ({ name }) => module.parameters.find((one) => one.name === name)!,
      ) as [Parameter, Parameter];
      const none = probe("choices", without([first.name]));
      return rule.kind === "at-least-one-of"
        ? [none]
        : [none, probe("choices", { ...least, [second.name]: rightValues(service, second)[0]! })];
    });
    return [...values, ...required, ...choices, probe("unknown", { ...least, nosuchparameter: "1" })];
  });
}

/**
 * Returns valid values: each listed value and all of them at once, or one of each form for other types. Excludes
 * `Date`, because the other libraries do not claim to accept it.
 */
function rightValues(service: QueryService, parameter: Parameter): readonly string[] {
  if (parameter.type.kind !== "enum") return goodValues(service, parameter).filter((value) => !value.includes("Date"));
  const { values } = choicesOf(parameter.type, new Map(service.valueSets.map((set) => [set.id, set])));
  const texts = values.map(({ value }) => JSON.stringify(value));
  return parameter.multiple === undefined
    ? texts
    : [texts[0]!, `[${texts.join(", ")}]`, ...(parameter.multiple.all ? ['"*"'] : [])];
}

/** Formats a row for each question and a column for each library. */
export function coverageMarkdown(all: readonly Coverage[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rows = (Object.keys(questions) as Question[]).map((question) =>
    line([questions[question], ...all.map(({ rows }) => scoreText(rows.get(question)))]),
  );
  return [line(["", ...all.map(({ peer }) => peer)]), line(["---", ...all.map(() => "---:")]), ...rows].join("\n");
}

function scoreText(score: Score | undefined): string {
  return score === undefined ? "–" : `${score.right} of ${score.of}`;
}
