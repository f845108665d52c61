import type { Module, QueryService } from "../../generators/model/query.ts";
import { random, type Random } from "../support/random.ts";
import { typedValue } from "../validators/typed-values.ts";
import { articleTitle } from "./site.ts";

/** Encodes a module's parameters with the validators. */
export type Encode = (module: string, value: object, options: { readonly generator: boolean }) => string;

export interface Generated {
  readonly module: string;
  readonly case: "valid" | "broken";
  /** The part after `action=query&`. */
  readonly query: string;
}

/**
 * Returns requests for each module, the same in every run: valid ones by its types, and the same with one invalid
 * value.
 */
export function generatedRequests(service: QueryService, encode: Encode, each: number): readonly Generated[] {
  return service.modules.flatMap((module, index) => {
    const chance = random(1000 + index);
    return Array.from({ length: each }, (_, round): Generated => {
      const broken = round % 2 === 1;
      return {
        module: module.name,
        case: broken ? "broken" : "valid",
        query: requestFor(service, module, encode, chance, broken),
      };
    });
  });
}

function requestFor(service: QueryService, module: Module, encode: Encode, chance: Random, broken: boolean): string {
  const generator = module.generator && chance.chance(0.2);
  const value = typedValue(service, withoutContinue(module), chance, { carried: true });
  const parameters = new URLSearchParams(encode(module.name, value, { generator }));
  const names = [...parameters.keys()];
  if (broken && names.length > 0) parameters.set(chance.pick(names), chance.pick(odd));
  return String(
    new URLSearchParams([
      [generator ? "generator" : module.group, module.name],
      ...Object.entries(aboutPages(module, chance)),
      ...parameters,
    ]),
  );
}

/** Removes continuations: their values depend on the wiki, and versions differ in how strictly they check them. */
function withoutContinue(module: Module): Module {
  return {
    ...module,
    parameters: module.parameters.filter(({ name, syntax }) => name !== "continue" && syntax?.kind !== "continue"),
  };
}

/** Returns pages for a property module, which returns nothing without them. */
function aboutPages({ group }: Module, chance: Random): Record<string, string> {
  return group === "prop" ? { titles: [1, 2, 3].slice(chance.below(3)).map(articleTitle).join("|") } : {};
}

const odd = [
  "",
  "x",
  "-1",
  "0",
  "501",
  "1.5",
  "max",
  "*",
  "a|b",
  "\u001fa\u001fb",
  "\u001fa",
  "now",
  "2001-13-45T25:61:61Z",
  "2001-01-15",
  "User:Alice",
  "300.1.2.3",
  "[bad]",
  "Special:Version",
  "a\u0001b",
  "1|2|x",
  "99999999999999999999",
  Array.from({ length: 51 }, (_, index) => index).join("|"),
];
