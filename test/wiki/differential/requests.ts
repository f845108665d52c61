import { choicesOf } from "../../../generators/model/queries.ts";
import type { Module, Parameter, QueryService } from "../../../generators/model/query.ts";
import type { Test } from "../../../generators/model/rules.ts";
import * as validators from "../../../packages/validators/generated/query/index.js";
import { random, type Random } from "../../support/random.ts";
import type { CallerName } from "./callers.ts";
import type { Facts } from "./facts.ts";
import { aboutPages, anyPages, poolOf } from "./pools.ts";

/** A request to both wikis. */
export interface Request {
  /** The tested module, `combination` or `page set`. */
  readonly about: string;
  readonly caller: CallerName;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Wishes {
  readonly service: QueryService;
  readonly facts: Facts;
  /** Approximate number of requests. */
  readonly count: number;
  /** The same seed results in the same requests. */
  readonly seed: number;
}

/** Modules that are left out, because their results depend on the time or on the wiki. */
const leftOut: Readonly<Record<string, string>> = {
  tokens: "its responses are secrets",
  random: "its order is chance",
  codexicons: "it has no data of the wiki",
  authmanagerinfo: "it describes how to log in",
  stashimageinfo: "keys of stashed files are made by chance",
};

const callerNames: readonly CallerName[] = ["anonymous", "anonymous", "user", "sysop", "sysop"];

/** Fractions of requests for several modules and for pages alone. */
const shareOf = { combination: 0.08, "page set": 0.04 } as const;

/**
 * Returns requests over all modules, the same for the same facts and seed. First each parameter with its values, then
 * combinations of parameters.
 */
export function requestsFor({ service, facts, count, seed }: Wishes): readonly Request[] {
  const modules = service.modules.filter(({ name }) => !(name in leftOut));
  const chance = random(seed);
  const make = new Maker(service, facts, chance);
  const single = modules.map((module) => make.singles(module));
  const others = Object.entries(shareOf).map(([about, share]) => ({ about, count: Math.round(count * share) }));
  const left = count - single.flat().length - others.reduce((sum, one) => sum + one.count, 0);
  const each = Math.max(4, Math.round(left / modules.length));
  return [
    ...modules.flatMap((module, index) => [...(single[index] ?? []), ...make.mixed(module, each)]),
    ...make.combined(modules, others[0]?.count ?? 0),
    ...make.pageSets(others[1]?.count ?? 0),
  ];
}

/** A request with a parameter, and the same without it. */
export interface Pair {
  readonly without: Readonly<Record<string, string>>;
  readonly with: Readonly<Record<string, string>>;
}

/**
 * Yields pairs of requests that differ only in one parameter. Each pair has a different value of it or different other
 * parameters.
 */
export function* pairsFor(
  { service, facts, count, seed }: Wishes,
  module: Module,
  parameter: Parameter,
): Generator<Pair> {
  const make = new Maker(service, facts, random(seed));
  for (let left = count; left > 0; left--) yield* make.pairs(module, parameter);
}

/** Returns a request with a continuation, if the module has a limit. */
export function beginningFor({ service, facts, seed }: Wishes, module: Module): Readonly<Record<string, string>> {
  return new Maker(service, facts, random(seed)).beginning(module);
}

class Maker {
  readonly #service: QueryService;
  readonly #facts: Facts;
  readonly #chance: Random;

  constructor(service: QueryService, facts: Facts, chance: Random) {
    this.#service = service;
    this.#facts = facts;
    this.#chance = chance;
  }

  /** Returns a request for each parameter, and for each value of its set, if no rule forbids it. */
  singles(module: Module): readonly Request[] {
    return module.parameters.flatMap((parameter) => {
      if (isContinuation(parameter)) return [];
      const values = this.#valuesToTry(module, parameter);
      return values.flatMap((value) =>
        this.#permitted(module.name, () => ({
          ...this.#baseFor(module, parameter),
          ...this.#companions(module, parameter),
          [wireName(module, parameter)]: value,
        })),
      );
    });
  }

  /** Returns a request with the required parameters, one item at a time. */
  beginning(module: Module): Readonly<Record<string, string>> {
    const limits = module.parameters
      .filter(({ type }) => type.kind === "limit")
      .map((limit) => [wireName(module, limit), "1"]);
    return { ...this.#base(module), ...Object.fromEntries(limits) };
  }

  pairs(module: Module, parameter: Parameter): readonly Pair[] {
    return this.#valuesToTry(module, parameter).map((value) => {
      const rest = { ...this.#baseFor(module, parameter), ...this.#companions(module, parameter) };
      const name = wireName(module, parameter);
      const without = Object.fromEntries(Object.entries(rest).filter(([other]) => other !== name));
      return { without, with: { ...without, [name]: value } };
    });
  }

  /** Returns requests with some parameters, or as a generator. */
  mixed(module: Module, count: number): readonly Request[] {
    return Array.from({ length: count }, () =>
      this.#permitted(module.name, () => {
        const generator = module.generator && this.#chance.chance(0.25);
        return generator ? { prop: "info", ...this.#some(module, "g") } : this.#some(module);
      }),
    ).flat();
  }

  /** Returns requests with three modules: a list or a generator, and properties of pages. */
  combined(modules: readonly Module[], count: number): readonly Request[] {
    const [lists, props, generators] = [
      modules.filter(({ group }) => group === "list"),
      modules.filter(({ group }) => group === "prop"),
      modules.filter(({ generator }) => generator),
    ];
    return Array.from({ length: count }, () =>
      this.#permitted("combination", () => {
        const [one, other] = [this.#chance.pick(props), this.#chance.pick(props)];
        const third = this.#chance.chance(0.5)
          ? this.#some(this.#chance.pick(generators), "g")
          : this.#some(this.#chance.pick(lists));
        return {
          ...this.#some(one),
          ...third,
          ...this.#some(other),
          prop: [...new Set([one.name, other.name])].join("|"),
        };
      }),
    ).flat();
  }

  /** Returns requests for pages by existing and missing titles and ids. */
  pageSets(count: number): readonly Request[] {
    const { titles, gone, pageids, revids, deletedRevids, redirects } = this.#facts;
    const odd = [
      "talk:main page",
      "lighthouse",
      " Main__Page ",
      "File:Nowhere.png",
      "de:Leuchtturm",
      "Special:Version",
      "Image:Lamp.png",
      "Category:",
      "<bad>",
      ":Main Page",
      "User:ada",
      "Media:Lamp.png",
      "#x",
      "Main Page#History",
    ];
    const kinds = [
      (): Record<string, string> => ({ titles: this.#several([...titles, ...gone, ...odd, ...redirects]) }),
      (): Record<string, string> => ({ pageids: this.#several([...pageids, 999_999]) }),
      (): Record<string, string> => ({ revids: this.#several([...revids, ...deletedRevids, 999_999]) }),
      (): Record<string, string> => ({
        titles: this.#several([...redirects, ...redirects, ...odd, "Broken"]),
        redirects: "1",
      }),
    ];
    const beside = [
      {},
      { prop: "info" },
      { iwurl: "1" },
      { converttitles: "1" },
      { indexpageids: "1" },
      { prop: "revisions" },
    ];
    return Array.from({ length: count }, () =>
      this.#permitted("page set", () => ({
        ...this.#chance.pick(kinds)(),
        ...this.#chance.pick<Record<string, string>>(beside),
      })),
    ).flat();
  }

  /** Returns a request that is valid under the spec. A few are invalid, because errors are compared too. */
  #permitted(about: string, make: () => Readonly<Record<string, string>>): readonly Request[] {
    const caller = this.#chance.pick(callerNames);
    for (let tries = 6; tries > 0; tries--) {
      const parameters = make();
      const wire = String(
        new URLSearchParams({
          action: "query",
          formatversion: "2",
          errorformat: "plaintext",
          format: "json",
          ...parameters,
        }),
      );
      const { errors = [] } = validators.decodeRequest(wire, { highLimits: caller === "sysop" });
      if (errors.length === 0 || this.#chance.chance(0.03)) return [{ about, caller, parameters }];
    }
    return [];
  }

  /** Returns the required parameters of the module. */
  #base(module: Module): Record<string, string> {
    const needed = module.parameters.filter((parameter) => parameter.required || firstOfChoice(module, parameter));
    const limit = module.parameters.find(({ type }) => type.kind === "limit" && module.group !== "prop");
    return {
      [module.group]: module.name,
      ...this.#about(module),
      ...(limit !== undefined && { [wireName(module, limit)]: this.#chance.pick(["max", "max", "50", "20"]) }),
      ...Object.fromEntries(needed.map((parameter) => [wireName(module, parameter), this.#value(module, parameter)])),
    };
  }

  #about({ group, name }: Module): Record<string, string> {
    if (group !== "prop") return {};
    const pool = (aboutPages[name] ?? anyPages)(this.#facts);
    return { titles: this.#several(pool, 6) };
  }

  /** Returns the parameters without which this one has no effect. */
  #companions(module: Module, parameter: Parameter): Record<string, string> {
    const { condition } = parameter;
    const ruled = module.rules.flatMap((rule) =>
      rule.kind === "needs" && rule.each.some((test) => isAbout(test, parameter.name)) ? rule.needed.slice(0, 1) : [],
    );
    const stated =
      condition?.kind === "only-with" ? module.parameters.filter(({ name }) => name === condition.parameter) : [];
    return Object.fromEntries([
      ...stated.map((one) => [wireName(module, one), this.#value(module, one)]),
      ...ruled.flatMap((test) =>
        module.parameters
          .filter(({ name }) => isAbout(test, name))
          .map((one) => [wireName(module, one), test.kind === "holds" ? test.values[0] : this.#value(module, one)]),
      ),
    ]);
  }

  /** Returns the required parameters of the module that are compatible with this parameter. */
  #baseFor(module: Module, parameter: Parameter): Record<string, string> {
    const { titles, ...base } = this.#base(module);
    const rivals = module.rules.flatMap((rule) =>
      rule.kind === "exactly-one-of" && rule.parameters.some(({ name }) => name === parameter.name)
        ? rule.parameters.map(({ name }) => module.prefix + name)
        : [],
    );
    const single =
      module.group === "prop" &&
      module.name === "revisions" &&
      (parameter.condition?.kind === "single-page" || this.#chance.chance(0.3));
    return {
      ...Object.fromEntries(Object.entries(base).filter(([name]) => !rivals.includes(name))),
      ...(titles !== undefined && { titles: single ? (titles.split("|")[0] ?? "") : titles }),
    };
  }

  /** Returns the required parameters of a module and some of the others. */
  #some(module: Module, prefix = ""): Record<string, string> {
    const share = this.#chance.pick([0.15, 0.3, 0.5]);
    const some = module.parameters.filter(
      (parameter) => !isContinuation(parameter) && this.#chance.chance(parameter.deprecated ? share / 4 : share),
    );
    const { [module.group]: _, titles, ...base } = this.#base(module);
    const given = {
      ...base,
      ...Object.fromEntries(some.map((parameter) => [wireName(module, parameter), this.#value(module, parameter)])),
    };
    return {
      [prefix === "" ? module.group : "generator"]: module.name,
      ...(titles !== undefined && { titles }),
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [prefix + name, value])),
    };
  }

  #valuesToTry(module: Module, parameter: Parameter): readonly string[] {
    if (parameter.type.kind === "enum") {
      const values = this.#values(parameter);
      const some = values.length > 16 ? this.#chance.shuffled(values).slice(0, 8) : values;
      return parameter.multiple === undefined ? some : [...some, values.slice(0, 50).join("|")];
    }
    if (parameter.type.kind === "boolean") return ["1"];
    if (parameter.type.kind === "limit") return ["3", "max"];
    return [...new Set([1, 2].map(() => this.#value(module, parameter)))];
  }

  #value(module: Module, parameter: Parameter): string {
    const { multiple } = parameter;
    if (multiple === undefined) return String(this.#one(module, parameter));
    return [
      ...new Set(Array.from({ length: 1 + this.#chance.below(3) }, () => String(this.#one(module, parameter)))),
    ].join("|");
  }

  #one(module: Module, parameter: Parameter): string | number {
    const pool = poolOf(module.name, parameter)?.(this.#facts);
    if (pool !== undefined) return pool.length === 0 ? "Nothing" : this.#chance.pick(pool);
    switch (parameter.type.kind) {
      case "boolean":
        return "1";
      case "enum":
        return this.#chance.pick(this.#values(parameter));
      case "limit":
        return this.#chance.pick(["max", "50", "20", "7"]);
      case "namespace":
        return this.#chance.pick([0, 0, 1, 2, 4, 6, 10, 14]);
      default:
        return this.#chance.pick(["a", "A", "1", "Lighthouse"]);
    }
  }

  #values({ type }: Parameter): readonly string[] {
    return type.kind === "enum"
      ? choicesOf(type, new Map(this.#service.valueSets.map((set) => [set.id, set]))).values.map(({ value }) => value)
      : [];
  }

  #several(pool: readonly (string | number)[], most = 5): string {
    return [
      ...new Set(
        Array.from({ length: 1 + this.#chance.below(most) }, () =>
          String(pool.length === 0 ? "Nothing" : this.#chance.pick(pool)),
        ),
      ),
    ].join("|");
  }
}

/**
 * Returns whether this is a continuation parameter. Its values are taken from responses and never generated, because
 * each wiki has its own format.
 */
function isContinuation({ name, syntax }: Parameter): boolean {
  return name === "continue" || syntax?.kind === "continue";
}

function wireName({ prefix }: Module, { name }: Parameter): string {
  return prefix + name.replace("{slot}", "main");
}

function isAbout(test: Test, name: string): boolean {
  return (test.kind === "given" || test.kind === "filled" || test.kind === "holds") && test.parameter === name;
}

function firstOfChoice({ rules }: Module, { name }: Parameter): boolean {
  return rules.some(
    (rule) =>
      (rule.kind === "exactly-one-of" || rule.kind === "at-least-one-of") &&
      rule.when.length === 0 &&
      rule.parameters[0]?.name === name,
  );
}
