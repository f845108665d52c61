import { isUnknown } from "../../../model/fact.ts";
import { continuingParameter } from "../../../model/profiles.ts";
import { choicesOf } from "../../../model/queries.ts";
import type { Module, Parameter } from "../../../model/query.ts";
import { knownResult } from "../../../model/result-parts.ts";
import { valueSetsById } from "../../../model/type.ts";
import { refused, same, unwarned, warned, type Case, type Claim, type Expectation } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { applies, contextOf, draftOf, sampleOf, type Draft } from "./draft.ts";
import { codeOf, itemsPath, moduleCase, valueRefusals, type QueryScope } from "./query-case.ts";
import { invalidTexts, misspelled, type Invalid } from "./values.ts";

/** A parameter, and functions that build its cases. */
interface Subject extends QueryScope {
  readonly module: Module;
  readonly parameter: Parameter;
  readonly accepted: Expectation;
  /** Returns a claim whose basis is the origin of the parameter. */
  readonly claim: (attribute: string, value: unknown) => Claim;
  /** Returns a case of a request with the value. */
  readonly sent: (key: string, claim: Claim, value: string, expect: Expectation) => readonly Case[];
  readonly sample: string;
  readonly separator: string;
}

/** Returns the cases of one parameter: values that it accepts, values that it does not, and its effect. */
export function parameterCases(
  scope: QueryScope,
  module: Module,
  parameter: Parameter,
  accepted: Expectation,
): readonly Case[] {
  const { service, given } = scope;
  const { name, type, required, deprecated, syntax, origin, place } = parameter;
  const subject: Subject = {
    ...scope,
    module,
    parameter,
    accepted,
    claim: (attribute, value) => originClaim(service.id, `${module.name}.${name}`, attribute, value, { origin, place }),
    sent: (key, claim, value, expect) =>
      moduleCase(scope, module, `.${name}/${key}`, claim, [drafted(scope, module, name, value)], expect),
    sample: sampleOf(service, module, name, given),
    separator: service.wire.separator?.value ?? "|",
  };
  const { claim, sent, sample } = subject;
  const isContinuation = syntax?.kind === "continue" || name === continuingParameter(module.parameters)?.name;
  // An object with this id may not exist, or not be of the kind that the module needs.
  const taken: Expectation = syntax?.kind === "id" ? { kind: "accepted", refusals: valueRefusals(service) } : accepted;
  const absent = required ? [draftOf(service, module, given, new Map(), { without: [name] })] : [];
  return [
    ...(isContinuation ? [] : sent("given", claim("type", type.kind), sample, taken)),
    ...absent.flatMap((draft) =>
      moduleCase(
        scope,
        module,
        `.${name}/missing`,
        claim("required", true),
        [draft],
        refused(codeOf(service, "missingparam")),
      ),
    ),
    ...invalidCases(subject),
    ...valueCases(subject),
    ...boundCases(subject),
    ...listCases(subject),
    ...(deprecated === undefined || service.warningBody === undefined
      ? []
      : sent(
          "deprecated",
          originClaim(service.id, `${module.name}.${name}`, "deprecated", true, { origin: deprecated, place }),
          sample,
          warned(codeOf(service, "deprecation")),
        )),
    ...sameCases(subject),
  ];
}

function drafted(scope: QueryScope, module: Module, name: string, value: string): Draft | undefined {
  return draftOf(scope.service, module, scope.given, new Map([[name, value]]));
}

function invalidCases({ claim, sent, ...scope }: Subject): readonly Case[] {
  const { service, module, parameter } = scope;
  const { name, type, syntax } = parameter;
  return [...invalidTexts(service, parameter), ...misspelled(parameter, service)].flatMap((invalid) => {
    const draft = drafted(scope, module, name, invalid.value);
    const isOfSyntax = invalid.attribute === "syntax";
    if (draft === undefined || (isOfSyntax && !applies(syntax!, contextOf(service, draft)))) return [];
    const about = isOfSyntax
      ? originClaim(service.id, `${module.name}.${name}`, "syntax", syntax!.kind, syntax!)
      : claim(invalid.attribute, type.kind);
    const expect = refusalOf(scope, invalid, module.prefix + name);
    return sent(`${invalid.attribute} ${invalid.value.slice(0, 20)}`, about, invalid.value, expect);
  });
}

export function refusalOf({ service }: QueryScope, { code, isWarning }: Invalid, wireName: string): Expectation {
  const own = codeOf(service, code).replace("{wireName}", wireName);
  return isWarning ? warned(own) : refused(own);
}

/** Returns the cases of the listed values of a parameter. */
function valueCases({ service, module, parameter, accepted, sent }: Subject): readonly Case[] {
  const { name, type, multiple, origin } = parameter;
  if (type.kind !== "enum") return [];
  return choicesOf(type, valueSetsById(service.valueSets)).values.flatMap(({ value, addedBy, deprecated, place }) => {
    const subject = `${module.name}.${name}=${value}`;
    const basis = addedBy === undefined ? origin : ({ status: "decided", decision: addedBy } as const);
    const claim = originClaim(service.id, subject, "value", value, { origin: basis, place });
    const old = deprecated && originClaim(service.id, subject, "deprecated", true, { origin: deprecated, place });
    return [
      ...sent(`value ${value}`, claim, value, accepted),
      ...(multiple === undefined
        ? []
        : sent(`listed ${value}`, claim, value, unwarned(codeOf(service, "unrecognizedvalues")))),
      ...(old === undefined ? [] : sent(`deprecated ${value}`, old, value, warned(codeOf(service, "deprecation")))),
    ];
  });
}

/** Returns the cases of a range: its bounds, and the nearest values outside. */
function boundCases({ service, module, parameter, accepted, claim, sent }: Subject): readonly Case[] {
  const { name, type, multiple } = parameter;
  if (type.kind !== "limit" && type.kind !== "integer") return [];
  const outside = codeOf(service, "outofrange");
  const isCapped = module.rules.some((rule) => rule.kind === "cap" && rule.parameter.name === name);
  const bounds = (["minimum", "maximum"] as const).flatMap((attribute) => {
    const value = type[attribute];
    const bound = typeof value === "number" ? value : value?.value;
    if (value === undefined || bound === undefined) return [];
    const about =
      typeof value === "number"
        ? claim(attribute, value)
        : factClaim(service.id, `${module.name}.${name}`, attribute, value);
    const beyond = String(bound + (attribute === "minimum" ? -1 : 1));
    return [
      ...(isCapped && attribute === "maximum" ? [] : sent(attribute, about, String(bound), unwarned(outside))),
      ...(multiple === undefined ? sent(`${attribute} beyond`, about, beyond, warned(outside)) : []),
    ];
  });
  if (type.kind !== "limit") return bounds;
  const { maxLimit } = service.wire;
  const word = maxLimit?.value;
  const items = itemsPath(service, module);
  const least = type.minimum;
  return [
    ...bounds,
    ...(knownResult(module)?.items === undefined
      ? []
      : sent("count", claim("effect", "limits the number of items"), String(least), {
          kind: "count",
          items,
          maximum: least,
        })),
    ...(word === undefined
      ? []
      : sent(
          "max",
          factClaim(service.id, `${module.name}.${name}`, "value for the maximum", maxLimit!),
          word,
          accepted,
        )),
  ];
}

/** Returns the cases of a parameter with several values: their number, and the word for all of them. */
function listCases({ service, parameter, accepted, claim, sent, sample, separator }: Subject): readonly Case[] {
  const { type, multiple, syntax } = parameter;
  if (multiple === undefined || syntax !== undefined) return [];
  const { lowLimit, all } = multiple;
  const repeated = (count: number): string =>
    Array.from({ length: count }, () => sample.split(separator)[0]!).join(separator);
  const about = claim("maximum number of values", lowLimit);
  const word = service.wire.allSpecifier?.value;
  const ofAll = claim("all values", word);
  return [
    ...sent("values", about, repeated(lowLimit), accepted),
    ...sent("values beyond", about, repeated(lowLimit + 1), refused(codeOf(service, "toomanyvalues"))),
    ...(word === undefined || !(all || type.kind === "namespace")
      ? []
      : [
          ...sent("all", ofAll, word, accepted),
          ...sent("all listed", ofAll, word, unwarned(codeOf(service, "unrecognizedvalues"))),
        ]),
  ];
}

/** Returns cases that compare requests with the same meaning: with and without a default, with two forms of a flag. */
function sameCases(scope: Subject): readonly Case[] {
  const { service, module, parameter, given, separator } = scope;
  const { name, type } = parameter;
  const subject = `${module.name}.${name}`;
  if (type.kind === "boolean" && service.wire.flags !== undefined) {
    const [one, other] = ["1", "0"].map((text) => drafted(scope, module, name, text));
    return moduleCase(
      scope,
      module,
      `.${name}/flag`,
      factClaim(service.id, subject, "flag", service.wire.flags),
      [one, other, one],
      same,
    );
  }
  if (parameter.default === undefined) return [];
  const claim = factClaim(service.id, subject, "default", parameter.default);
  const without = draftOf(service, module, given, new Map(), { without: [name] });
  // Every other parameter stays the same, so that only this value makes a difference.
  const withValue = (value: string): Draft | undefined =>
    without && { ...without, own: new Map([...without.own, [name, value]]) };
  if (!isUnknown(parameter.default)) {
    const value = [parameter.default?.value ?? ""].flat().join(separator);
    return moduleCase(scope, module, `.${name}/default`, claim, [without, withValue(value), without], same);
  }
  if (type.kind !== "enum") return [];
  const values = choicesOf(type, valueSetsById(service.valueSets)).values.map(({ value }) => value);
  const expect: Expectation = { kind: "answer", question: { kind: "equal", values } };
  return moduleCase(scope, module, `.${name}/default`, claim, [without, ...values.map(withValue)], expect);
}
