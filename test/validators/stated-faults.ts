import { choicesOf } from "../../generators/model/queries.ts";
import type { Module, Parameter, QueryService } from "../../generators/model/query.ts";
import type { Rule, Syntax, Test } from "../../generators/model/rules.ts";
import type { Type } from "../../generators/model/type.ts";
import { random } from "../support/random.ts";
import { syntaxValue } from "./syntax-values.ts";

/** A request that violates one statement of the spec, and the expected error code. */
export interface Fault {
  readonly what: string;
  /** Parameters of a request without the prefix. */
  readonly request: Readonly<Record<string, string>>;
  readonly options: Options;
  readonly code: string;
  /** The parameter that the finding must name. Undefined if it names none, or any. */
  readonly parameter: string | undefined;
}

interface Options {
  readonly generator?: boolean;
  readonly highLimits?: boolean;
  readonly pages: { readonly some: boolean; readonly several: boolean; readonly revisions: boolean };
}

const chance = random(3);
const noPages: Options = { pages: { some: false, several: false, revisions: false } };

/** A part of a request that meets some tests. */
interface Part {
  readonly request: Readonly<Record<string, string>>;
  readonly options: Partial<Options>;
}

/** Returns one request for each statement of the spec about a module that a request can violate. */
export function statedFaults(service: QueryService, module: Module): readonly Fault[] {
  const making = new Making(service, module);
  return [
    ...module.rules.flatMap((rule, index) => making.ofRule(rule, `rule ${index + 1}, ${rule.kind}`)),
    ...module.parameters
      .filter(({ template }) => template === undefined)
      .flatMap((parameter) => making.ofParameter(parameter)),
    ...(module.deprecated ? [making.fault("the module is deprecated", {}, "deprecation")] : []),
  ];
}

class Making {
  readonly #service: QueryService;
  readonly #module: Module;

  constructor(service: QueryService, module: Module) {
    this.#service = service;
    this.#module = module;
  }

  fault(
    what: string,
    request: Readonly<Record<string, string>>,
    code: string,
    more: { readonly parameter?: string; readonly options?: Partial<Options> } = {},
  ): Fault {
    return { what, request, code, parameter: more.parameter, options: { ...noPages, ...more.options } };
  }

  ofRule(rule: Rule, what: string): readonly Fault[] {
    const start = rule.when.length === 0 ? nothing : this.#meeting(rule.when[0]!);
    const with_ = (code: string, ...parts: readonly Part[]): Fault => {
      const { request, options } = joined(start, ...parts);
      return this.fault(
        what,
        request,
        code.replace("{wireName}", `${this.#module.prefix}${"parameter" in rule ? rule.parameter.name : ""}`),
        { options },
      );
    };
    const given = (names: readonly { readonly name: string }[]): readonly Part[] =>
      names.map(({ name }) => this.#giving(name));
    switch (rule.kind) {
      case "exactly-one-of":
        return [with_(rule.none.code), with_(rule.several.code, ...given(rule.parameters.slice(0, 2)))];
      case "at-most-one-of":
        return rule.parameters.slice(1).map((other) => with_(rule.error.code, ...given([rule.parameters[0]!, other])));
      case "at-least-one-of":
        return [with_(rule.error.code)];
      case "needs":
        return rule.each.map((test) =>
          with_(rule.error.code, this.#meeting(test), ...rule.needed.map((one) => this.#avoiding(one))),
        );
      case "excludes":
        return rule.each.flatMap((test) =>
          rule.excluded.map((other) => with_(rule.error.code, this.#meeting(test), this.#meeting(other))),
        );
      case "contradiction":
        return rule.values.map((values) => with_(rule.error.code, part({ [rule.parameter.name]: values.join("|") })));
      case "not-empty":
        return [with_(rule.error.code, part({ [rule.parameter.name]: "" }))];
      case "in-namespace":
        return [with_(rule.error.code, part({ [rule.parameter.name]: rule.namespace === 12 ? "Talk:A" : "Help:A" }))];
      case "cap":
        return [
          with_(rule.warning.code, part({ [rule.parameter.name]: String(rule.maximum + 1) })),
          with_(rule.warning.code, part({ [rule.parameter.name]: String(rule.highMaximum + 1) }), {
            request: {},
            options: { highLimits: true },
          }),
        ];
      case "warning":
        return [with_(rule.warning.code)];
    }
  }

  ofParameter(parameter: Parameter): readonly Fault[] {
    const { name, syntax, multiple } = parameter;
    const on = (what: string, value: string, code: string, options: Partial<Options> = {}): Fault =>
      this.fault(`${name}, ${what}`, { [name]: value }, code, { parameter: name, options });
    const plain = this.#value(parameter);
    return [
      ...(parameter.required ? [this.fault(`${name} is missing`, {}, "missingparam", { parameter: name })] : []),
      ...(parameter.deprecated ? [on("deprecated", plain, "deprecation")] : []),
      ...this.#deprecatedValues(parameter).map((value) => on(`the deprecated value ${value}`, value, "deprecation")),
      ...(multiple === undefined
        ? []
        : [
            on(
              "too many values",
              Array(multiple.lowLimit + 1)
                .fill(plain)
                .join("|"),
              "toomanyvalues",
            ),
          ]),
      ...(multiple === undefined
        ? []
        : [
            on(
              "too many for any caller",
              Array(multiple.highLimit + 1)
                .fill(plain)
                .join("|"),
              "toomanyvalues",
              { highLimits: true },
            ),
          ]),
      ...(multiple === undefined && parameter.type.kind !== "boolean"
        ? [on("begins like a list", `\u001f${plain}`, "badvalue")]
        : []),
      ...rangeFaults(parameter.type).map(([value, options]) => on(`the value ${value}`, value, "outofrange", options)),
      ...(syntax === undefined ? [] : this.#syntaxFaults(parameter, syntax)),
    ];
  }

  #syntaxFaults({ name }: Parameter, syntax: Syntax): readonly Fault[] {
    const { request, options } = syntax.when.length === 0 ? nothing : this.#meeting(syntax.when[0]!);
    const wireName = `${options.generator ? "g" : ""}${this.#module.prefix}${name}`;
    const on = (value: string, code: string): Fault =>
      this.fault(`${name}, as ${syntax.kind}`, { ...request, [name]: value }, code.replace("{wireName}", wireName), {
        options,
        parameter: name,
      });
    return wrongValues(syntax).map(([value, code]) => on(value, code));
  }

  #deprecatedValues({ type }: Parameter): readonly string[] {
    return this.#values(type)
      .filter(({ deprecated }) => deprecated)
      .map(({ value }) => value);
  }

  #values(type: Type) {
    return type.kind === "enum"
      ? choicesOf(type, new Map(this.#service.valueSets.map((set) => [set.id, set]))).values
      : [];
  }

  #meeting(test: Test): Part {
    switch (test.kind) {
      case "given":
      case "filled":
        return this.#giving(test.parameter);
      case "holds":
        return part({ [test.parameter]: test.values[0]! });
      case "pages":
        return { request: {}, options: { pages: { ...noPages.pages, [test.pages]: true } } };
      case "role":
        return { request: {}, options: { generator: test.role === "generator" } };
      case "all":
        return joined(...test.tests.map((one) => this.#meeting(one)));
    }
  }

  /** Returns parameters that prevent a default from meeting the test. */
  #avoiding(test: Test): Part {
    if (test.kind !== "holds") return nothing;
    const { type, default: byDefault } = this.#parameter(test.parameter);
    if (!test.values.includes(String(byDefault && "value" in byDefault ? byDefault.value : ""))) return nothing;
    return part({ [test.parameter]: this.#values(type).find(({ value }) => !test.values.includes(value))!.value });
  }

  #giving(name: string): Part {
    return part({ [name]: this.#value(this.#parameter(name)) });
  }

  #parameter(name: string): Parameter {
    return this.#module.parameters.find((one) => one.name === name)!;
  }

  /** Returns a valid value other than the default. */
  #value({ name, type, syntax, default: byDefault }: Parameter): string {
    if (syntax !== undefined && syntax.kind !== "listed") {
      const asked = { value: {}, generator: false, defaults: {} };
      return String(syntaxValue(syntax, asked, this.#namespaceOf(name), chance) || "A");
    }
    switch (type.kind) {
      case "enum": {
        const values = this.#values(type).filter(({ value, deprecated }) => value !== "" && !deprecated);
        return (
          values.find(
            ({ value }) => !(byDefault !== undefined && "value" in byDefault && String(byDefault.value) === value),
          ) ?? values[0]!
        ).value;
      }
      case "integer":
      case "limit":
        return "7";
      case "namespace":
        return "2";
      case "timestamp":
        return "2001-01-15T14:56:00Z";
      case "user":
        return type.subtypes.includes("name") ? "Alice" : "192.0.2.1";
      default:
        return "A";
    }
  }

  #namespaceOf(name: string): number | undefined {
    const rule = this.#module.rules.find((one) => one.kind === "in-namespace" && one.parameter.name === name);
    return rule?.kind === "in-namespace" ? rule.namespace : undefined;
  }
}

const nothing: Part = { request: {}, options: {} };

function part(request: Readonly<Record<string, string>>): Part {
  return { request, options: {} };
}

function joined(...parts: readonly Part[]): Part {
  return {
    request: Object.assign({}, ...parts.map(({ request }) => request)),
    options: Object.assign({}, ...parts.map(({ options }) => options)),
  };
}

/** Returns numbers just outside a range, for ordinary callers and for those with higher limits. */
function rangeFaults(type: Type): readonly (readonly [string, Partial<Options>])[] {
  switch (type.kind) {
    case "limit":
      return [
        [String(type.minimum - 1), {}],
        [String(type.maximum + 1), {}],
        [String(type.highMaximum + 1), { highLimits: true }],
      ];
    case "integer": {
      const [minimum, maximum] = [type.minimum, type.maximum].map((fact) =>
        fact !== undefined && "value" in fact ? fact.value : undefined,
      );
      return [
        ...(minimum === undefined ? [] : [[String(minimum - 1), {}] as const]),
        ...(maximum === undefined ? [] : [[String(maximum + 1), {}] as const]),
      ];
    }
    default:
      return [];
  }
}

/** Returns values that violate the syntax, with the code of each. */
function wrongValues(syntax: Syntax): readonly (readonly [string, string])[] {
  const { code } = syntax.error;
  switch (syntax.kind) {
    case "title":
      return [
        ["A[", code],
        ...(syntax.cannotExist === undefined ? [] : [["Special:A", syntax.cannotExist.code] as const]),
        ...(syntax.namespace === undefined ? [] : [["Help:A", code] as const]),
      ];
    case "title-part":
      return [["A[", code]];
    case "title-prefix":
      return [
        ["A[", code],
        ["Help:", code],
      ];
    case "continue":
      return [["a|b|c|d|e|f|g|h|i", code]];
    case "id":
      return [["0", code]];
    case "ip":
      return [
        ["A", code],
        ["10.0.0.0/1", syntax.widest.error.code],
        ["2001:db8::/1", syntax.widest.error.code],
      ];
    case "listed":
      return [["no such value", code]];
    case "word":
      return [["<A>\u0000%", code]];
  }
}
