import { isUnknown } from "../../../model/fact.ts";
import { continuingParameter } from "../../../model/profiles.ts";
import { choicesOf } from "../../../model/queries.ts";
import type { Parameter, QueryService } from "../../../model/query.ts";
import { knownResult } from "../../../model/result-parts.ts";
import { valueSetsById } from "../../../model/type.ts";
import { refused, same, unwarned, warned, type Case, type Cases, type Claim, type Expectation } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { applies, sampleOf, type Draft } from "./draft.ts";
import { codeOf, resultPath, valueRefusals, type Subject } from "./query-case.ts";
import { invalidTexts, misspelled, sampleText, type Invalid } from "./values.ts";

/** A parameter, and functions that build its cases. */
interface ParameterSubject extends Subject {
  readonly parameter: Parameter;
  readonly accepted: Expectation;
  /** The name of the parameter in claims. */
  readonly subject: string;
  /** Returns a claim whose basis is the origin of the parameter. */
  readonly claim: (attribute: string, value: unknown) => Claim;
  /** Returns a case of a request with the value. */
  readonly sent: (key: string, claim: Claim, value: string, expect: Expectation) => readonly Case[];
  readonly sample: string;
  readonly separator: string;
}

/** Yields the cases of one parameter: values that it accepts, values that it does not, and its effect. */
export function* parameterCases(scope: Subject, parameter: Parameter, accepted: Expectation): Cases {
  const { service, module, given, draft, make } = scope;
  const { name, type, required, deprecated, syntax, place } = parameter;
  const subject = `${module.name}.${name}`;
  const claim = (attribute: string, value: unknown): Claim =>
    originClaim(service.id, subject, attribute, value, parameter);
  const sent = (key: string, about: Claim, value: string, expect: Expectation): readonly Case[] =>
    make(`.${name}/${key}`, about, [draft([[name, value]])], expect);
  const sample = sampleOf(service, module, name, given);
  const separator = service.wire.separator?.value ?? "|";
  const all: ParameterSubject = { ...scope, parameter, accepted, subject, claim, sent, sample, separator };
  // An object with this id may not exist, or not be of the kind that the module needs.
  const taken: Expectation = syntax?.kind === "id" ? { kind: "accepted", refusals: valueRefusals(service) } : accepted;
  if (syntax?.kind !== "continue" && name !== continuingParameter(module.parameters)?.name)
    yield* sent("given", claim("type", type.kind), sample, taken);
  if (required) {
    const missing = refused(codeOf(service, "missingparam"));
    yield* make(`.${name}/missing`, claim("required", true), [draft([], { without: [name] })], missing);
  }
  yield* invalidCases(all);
  yield* valueCases(all);
  yield* boundCases(all);
  yield* listCases(all);
  if (deprecated !== undefined && service.warningBody !== undefined) {
    const about = originClaim(service.id, subject, "deprecated", true, { origin: deprecated, place });
    yield* sent("deprecated", about, sample, warned(codeOf(service, "deprecation")));
  }
  yield* sameCases(all);
}

/** Yields the cases of a templated parameter: it exists only for the values of another parameter in the request. */
export function* templatedCases({ service, module, draft, make }: Subject, parameter: Parameter): Cases {
  const { name, type, template } = parameter;
  if (template === undefined) return;
  const listing = template.parameter;
  const list = module.parameters.find((one) => one.name === listing)!;
  const value = sampleText(service, module, list);
  const own = name.replace(`{${template.variable}}`, value);
  const claim = (attribute: string, about: string): Claim =>
    originClaim(service.id, `${module.name}.${name}`, attribute, about, parameter);
  const unknown = codeOf(service, "unrecognizedparams");
  const sample = [own, sampleText(service, module, parameter)] as const;
  const about = claim("template", listing);
  yield* make(`.${name}/given`, about, [draft([[listing, value], sample])], unwarned(unknown));
  if (!list.required && list.default === undefined)
    yield* make(`.${name}/alone`, about, [draft([sample], { without: [listing] })], warned(unknown));
  for (const invalid of invalidTexts(service, parameter)) {
    const request = draft([
      [listing, value],
      [own, invalid.value],
    ]);
    const expect = refusalOf(service, invalid, module.prefix + own);
    yield* make(
      `.${name}/${invalid.attribute} ${invalid.value}`,
      claim(invalid.attribute, type.kind),
      [request],
      expect,
    );
  }
}

function* invalidCases({ service, module, parameter, subject, draft, claim, sent }: ParameterSubject): Cases {
  const { name, type, syntax } = parameter;
  for (const invalid of [...invalidTexts(service, parameter), ...misspelled(parameter, service)]) {
    const { attribute, value } = invalid;
    const request = draft([[name, value]]);
    const isOfSyntax = attribute === "syntax";
    if (request === undefined || (isOfSyntax && !applies(syntax!, service, request))) continue;
    const about = isOfSyntax
      ? originClaim(service.id, subject, "syntax", syntax!.kind, syntax!)
      : claim(attribute, type.kind);
    const expect = refusalOf(service, invalid, module.prefix + name);
    yield* sent(`${attribute} ${value.slice(0, 20)}`, about, value, expect);
  }
}

export function refusalOf(service: QueryService, { code, isWarning }: Invalid, wireName: string): Expectation {
  const own = codeOf(service, code).replace("{wireName}", wireName);
  return isWarning ? warned(own) : refused(own);
}

/** Yields the cases of the listed values of a parameter. */
function* valueCases({ service, parameter, subject: name, accepted, sent }: ParameterSubject): Cases {
  const { type, multiple, origin } = parameter;
  if (type.kind !== "enum") return;
  for (const { value, addedBy, deprecated, place } of choicesOf(type, valueSetsById(service.valueSets)).values) {
    const subject = `${name}=${value}`;
    const basis = addedBy === undefined ? origin : ({ status: "decided", decision: addedBy } as const);
    const claim = originClaim(service.id, subject, "value", value, { origin: basis, place });
    yield* sent(`value ${value}`, claim, value, accepted);
    if (multiple !== undefined)
      yield* sent(`listed ${value}`, claim, value, unwarned(codeOf(service, "unrecognizedvalues")));
    if (deprecated === undefined) continue;
    const old = originClaim(service.id, subject, "deprecated", true, { origin: deprecated, place });
    yield* sent(`deprecated ${value}`, old, value, warned(codeOf(service, "deprecation")));
  }
}

/** Yields the cases of a range: its bounds, and the nearest values outside. */
function* boundCases({ service, module, parameter, subject, accepted, claim, sent }: ParameterSubject): Cases {
  const { name, type, multiple } = parameter;
  if (type.kind !== "limit" && type.kind !== "integer") return;
  const outside = codeOf(service, "outofrange");
  const isCapped = module.rules.some((rule) => rule.kind === "cap" && rule.parameter.name === name);
  for (const attribute of ["minimum", "maximum"] as const) {
    const value = type[attribute];
    const bound = typeof value === "number" ? value : value?.value;
    if (value === undefined || bound === undefined) continue;
    const about =
      typeof value === "number" ? claim(attribute, value) : factClaim(service.id, subject, attribute, value);
    if (!isCapped || attribute === "minimum") yield* sent(attribute, about, String(bound), unwarned(outside));
    const beyond = String(bound + (attribute === "minimum" ? -1 : 1));
    if (multiple === undefined) yield* sent(`${attribute} beyond`, about, beyond, warned(outside));
  }
  if (type.kind !== "limit") return;
  const maximum = type.minimum;
  const count = { kind: "count", items: resultPath(service, module.name), maximum } as const;
  if (knownResult(module)?.items !== undefined)
    yield* sent("count", claim("effect", "limits the number of items"), String(maximum), count);
  const { maxLimit } = service.wire;
  if (maxLimit?.value !== undefined)
    yield* sent("max", factClaim(service.id, subject, "value for the maximum", maxLimit), maxLimit.value, accepted);
}

/** Yields the cases of a parameter with several values: their number, and the word for all of them. */
function* listCases({ service, parameter, accepted, claim, sent, sample, separator }: ParameterSubject): Cases {
  const { type, multiple, syntax } = parameter;
  if (multiple === undefined || syntax !== undefined) return;
  const { lowLimit, all } = multiple;
  const repeated = (count: number): string =>
    Array.from({ length: count }, () => sample.split(separator)[0]!).join(separator);
  const about = claim("maximum number of values", lowLimit);
  yield* sent("values", about, repeated(lowLimit), accepted);
  yield* sent("values beyond", about, repeated(lowLimit + 1), refused(codeOf(service, "toomanyvalues")));
  const word = service.wire.allSpecifier?.value;
  if (word === undefined || !(all || type.kind === "namespace")) return;
  yield* sent("all", claim("all values", word), word, accepted);
  yield* sent("all listed", claim("all values", word), word, unwarned(codeOf(service, "unrecognizedvalues")));
}

/** Yields cases that compare requests with the same meaning: with and without a default, with two forms of a flag. */
function* sameCases({ service, parameter, subject, draft, make, separator }: ParameterSubject): Cases {
  const { name, type, default: byDefault } = parameter;
  if (type.kind === "boolean" && service.wire.flags !== undefined) {
    const [one, other] = ["1", "0"].map((text) => draft([[name, text]]));
    yield* make(`.${name}/flag`, factClaim(service.id, subject, "flag", service.wire.flags), [one, other, one], same);
    return;
  }
  if (byDefault === undefined) return;
  const without = draft([], { without: [name] });
  // Every other parameter stays the same, so that only this value makes a difference.
  const withValue = (value: string): Draft | undefined =>
    without && { ...without, own: new Map([...without.own, [name, value]]) };
  const known = [byDefault?.value ?? ""].flat().join(separator);
  const listed = type.kind === "enum" ? choicesOf(type, valueSetsById(service.valueSets)).values : [];
  const values = listed.map(({ value }) => value);
  if (isUnknown(byDefault) && values.length === 0) return;
  const [drafts, expect]: readonly [readonly (Draft | undefined)[], Expectation] = isUnknown(byDefault)
    ? [[without, ...values.map(withValue)], { kind: "answer", question: { kind: "equal", values } }]
    : [[without, withValue(known), without], same];
  yield* make(`.${name}/default`, factClaim(service.id, subject, "default", byDefault), drafts, expect);
}
