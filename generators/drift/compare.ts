import { type Fact, type Lifecycle, type Origin, matchFact, undocumented } from "../model/fact.ts";
import type { Place } from "../model/place.ts";
import { choicesOf } from "../model/queries.ts";
import type { Condition, DefaultValue, Module, Parameter, QueryService } from "../model/query.ts";
import { maximumsOf, type Type, valueSetsById } from "../model/type.ts";
import type { Cap } from "../model/rules.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { visible } from "../diagnostics/visible.ts";

export interface Difference {
  /**
   * `undescribed`: only the live API has it. `missing`: only the spec has it. `different`: the values differ. `answer`:
   * the live API states something that the spec leaves open.
   */
  readonly kind: "undescribed" | "missing" | "different" | "answer";
  /** The module, parameter or value, such as `allpages.limit` or `allpages.dir=ascending`. */
  readonly subject: string;
  /** The attribute that differs, or `undefined` if the subject itself is missing. */
  readonly attribute: string | undefined;
  readonly spec: string | undefined;
  readonly live: string | undefined;
  /** The decision on which the spec's claim is based, or `undefined` if the claim is documented. */
  readonly decision: string | undefined;
  readonly place: Place;
}

/** Compares the modules and the request parameters of a service with those of a live API. */
export function compareLive(spec: QueryService, live: QueryService): readonly Difference[] {
  return [
    ...pair(spec.modules, live.modules).flatMap(([ours, theirs]) => {
      if (theirs === undefined) return [missing(ours!.name, ours!)];
      if (ours === undefined) return [undescribed(theirs.name, spec.place)];
      return compareModules({ spec, live }, ours, theirs);
    }),
    ...compareRequests({ spec, live }),
  ];
}

/**
 * Compares the request parameters that the live API describes. The decided ones of the live service are assumptions of
 * the import.
 */
function compareRequests(services: Services): readonly Difference[] {
  const [ours, theirs] = [requestOf(services.spec), requestOf(services.live)];
  const assumed = new Set(
    theirs.parameters.filter(({ origin }) => origin.status === "decided").map(({ name }) => name),
  );
  const compared = ({ parameters, ...rest }: Owner): Owner => {
    return { ...rest, parameters: parameters.filter(({ name }) => !assumed.has(name)) };
  };
  const described = compared(theirs);
  return described.parameters.length === 0 ? [] : compareParameters(services, "", compared(ours), described);
}

/** The services of the compared parameters, which define value sets and common limits. */
interface Services {
  readonly spec: QueryService;
  readonly live: QueryService;
}

/** Parameters and the place where new ones belong. */
interface Owner {
  readonly parameters: readonly Parameter[];
  readonly rules: Module["rules"];
  readonly place: Place;
}

function requestOf({ requestParameters, place }: QueryService): Owner {
  return {
    parameters: requestParameters.flatMap(({ parameters }) => parameters),
    rules: requestParameters.flatMap(({ rules }) => rules),
    place: requestParameters[0]?.place ?? place,
  };
}

function compareModules(services: Services, ours: Module, theirs: Module): readonly Difference[] {
  return [
    ...compareClaims(ours.name, moduleClaims(ours), moduleClaims(theirs)),
    ...compareParameters(services, `${ours.name}.`, ours, theirs),
  ];
}

function compareParameters(services: Services, before: string, ours: Owner, theirs: Owner): readonly Difference[] {
  return pair(ours.parameters, theirs.parameters).flatMap(([one, other]) => {
    if (other === undefined) return [missing(`${before}${one!.name}`, one!)];
    if (one === undefined) return [undescribed(`${before}${other.name}`, ours.place)];
    const subject = `${before}${one.name}`;
    return [
      ...compareClaims(subject, parameterClaims(one, ours.rules), parameterClaims(other, theirs.rules)),
      ...compareValues(services, subject, one, other),
    ];
  });
}

/** Attributes that an API describes only in some cases. */
const notAlwaysStated: ReadonlySet<string> = new Set(["condition"]);

function compareClaims(subject: string, ours: readonly Claim[], theirs: readonly Claim[]): readonly Difference[] {
  const live = new Map(theirs.map((claim) => [claim.attribute, claim]));
  return ours.flatMap(({ attribute, value, status, place }): readonly Difference[] => {
    const other = live.get(attribute)?.value;
    if (value === other || (other === undefined && notAlwaysStated.has(attribute))) return [];
    const about = { subject, attribute, spec: value, live: other, place };
    const basis = undocumented(status);
    return [{ ...about, kind: basis?.status === "unknown" ? "answer" : "different", decision: basis?.decision }];
  });
}

function compareValues(
  { spec, live }: Services,
  subject: string,
  ours: Parameter,
  theirs: Parameter,
): readonly Difference[] {
  if (ours.type.kind !== "enum" || theirs.type.kind !== "enum") return [];
  const choices = choicesOf(ours.type, valueSetsById(spec.valueSets));
  const listed = choicesOf(theirs.type, valueSetsById(live.valueSets)).values;
  const pattern = choices.missing?.pattern?.value;
  const isDeclared = (value: string): boolean =>
    choices.missing !== undefined && (pattern === undefined || new RegExp(pattern, "u").test(value));
  const keyed = (values: typeof listed) => values.map((value) => ({ ...value, name: value.value }));
  return pair(keyed(choices.values), keyed(listed)).flatMap(([one, other]): readonly Difference[] => {
    if (other === undefined)
      return [missing(`${subject}=${one!.name}`, { origin: originOf(one!.addedBy), place: one!.place })];
    if (one === undefined) return isDeclared(other.name) ? [] : [undescribed(`${subject}=${other.name}`, ours.place)];
    if ((one.deprecated === undefined) === (other.deprecated === undefined)) return [];
    const text = (deprecated: unknown): string => (deprecated === undefined ? "no" : "yes");
    return [
      {
        kind: "different",
        subject: `${subject}=${one.name}`,
        attribute: "deprecated",
        spec: text(one.deprecated),
        live: text(other.deprecated),
        decision: one.deprecated?.decision,
        place: one.place,
      },
    ];
  });
}

function originOf(decision: string | undefined): Origin {
  return decision === undefined ? { status: "documented", decision } : { status: "decided", decision };
}

function missing(subject: string, { origin, place }: { readonly origin: Origin; readonly place: Place }): Difference {
  const values = { attribute: undefined, spec: undefined, live: undefined };
  return { kind: "missing", subject, ...values, decision: origin.decision, place };
}

function undescribed(subject: string, place: Place): Difference {
  const values = { attribute: undefined, spec: undefined, live: undefined };
  return { kind: "undescribed", subject, ...values, decision: undefined, place };
}

/** Pairs items by name. Those of the spec come first, followed by those that only the live API has. */
function pair<One extends { readonly name: string }>(
  ours: readonly One[],
  theirs: readonly One[],
): readonly (readonly [spec: One | undefined, live: One | undefined])[] {
  const [own, other] = [new Map(ours.map((one) => [one.name, one])), new Map(theirs.map((one) => [one.name, one]))];
  return [
    ...ours.map((one) => [one, other.get(one.name)] as const),
    ...theirs.filter(({ name }) => !own.has(name)).map((one) => [undefined, one] as const),
  ];
}

/** An attribute that live APIs also describe, with its value as a string. */
interface Claim {
  readonly attribute: string;
  /** The value. `undefined` if there is none or it is unknown. */
  readonly value: string | undefined;
  readonly status: Fact<unknown> | Origin;
  readonly place: Place;
}

function moduleClaims(module: Module): readonly Claim[] {
  const { group, prefix, generator, origin, place } = module;
  const claim = claimsAt(origin, place);
  return [
    claim("group", group),
    claim("prefix", prefix),
    claim("generator", generator),
    deprecationClaim(module, origin, place),
  ];
}

function parameterClaims(parameter: Parameter, rules: Module["rules"]): readonly Claim[] {
  const { type, multiple, required, sensitive, condition, template, origin, place } = parameter;
  const claim = claimsAt(origin, place);
  const fact = (attribute: string, value: Fact<DefaultValue> | undefined): Claim =>
    value === undefined
      ? claim(attribute, undefined)
      : {
          attribute,
          value: matchFact(value, { documented: text, decided: text, unknown: () => undefined }),
          status: value,
          place,
        };
  const isNamespace = type.kind === "namespace";
  return [
    claim("type", type.kind === "enum" ? "list of values" : type.kind),
    claim("required", required),
    claim("multiple", multiple !== undefined),
    claim("all", multiple !== undefined && !isNamespace && multiple.all),
    claim("duplicates", multiple?.duplicates === true),
    claim("maximum number of values", multiple?.lowLimit),
    claim("higher maximum number of values", multiple?.highLimit),
    fact("default", parameter.default),
    ...boundClaims(type, capOf(parameter, rules), claim, fact),
    claim("sensitive", sensitive),
    claim("template", template?.parameter),
    claim("condition", condition && conditionText(condition)),
    deprecationClaim(parameter, origin, place),
  ];
}

type MakeClaim = (attribute: string, value: DefaultValue | boolean | undefined) => Claim;

function claimsAt(status: Origin, place: Place): MakeClaim {
  return (attribute, value) => ({ attribute, value: value === undefined ? undefined : text(value), status, place });
}

function boundClaims(
  type: Type,
  cap: Cap | undefined,
  claim: MakeClaim,
  fact: (attribute: string, value: Fact<number> | undefined) => Claim,
): readonly Claim[] {
  if (type.kind === "integer") return [fact("minimum", type.minimum), fact("maximum", type.maximum)];
  if (type.kind === "limit") {
    const { low, high } = maximumsOf(cap ?? type);
    return [claim("minimum", type.minimum), claim("maximum", low), claim("higher maximum", high)];
  }
  if (type.kind === "namespace") return [claim("extra", inOrder(type.extra))];
  return type.kind === "user" ? [claim("subtypes", type.subtypes.toSorted())] : [];
}

function inOrder(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((a, b) => a - b);
}

/** Returns the cap on a limit that applies to every request. */
function capOf({ name }: Parameter, rules: Module["rules"]): Cap | undefined {
  return rules
    .filter((rule) => rule.kind === "cap")
    .find((rule) => rule.parameter.name === name && rule.when.length === 0 && rule.unless.length === 0);
}

function deprecationClaim({ deprecated }: Lifecycle, origin: Origin, place: Place): Claim {
  return { attribute: "deprecated", value: text(deprecated !== undefined), status: deprecated ?? origin, place };
}

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case "only-with":
    case "only-without":
      return `${condition.kind} ${condition.parameter}`;
    case "modes":
      return `modes ${condition.modes.join(", ")}`;
    case "applies-to":
      return `applies to ${condition.subject}`;
    case "single-page":
      return "single-page";
  }
}

function text(value: DefaultValue | boolean): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join("|") : String(value);
}

/**
 * Returns the finding for a difference. If the live API contradicts a decision, it does not contradict a documented
 * fact.
 */
export function findingOf({
  kind,
  subject,
  attribute = "",
  spec = "none",
  live = "none",
  decision,
  place,
}: Difference): Diagnostic {
  const basis = decision === undefined ? "documented" : `decided by ${decision}`;
  switch (kind) {
    case "undescribed":
      return diagnostic("live-undescribed", place, { subject });
    case "missing":
      return diagnostic("live-missing", place, { subject, basis });
    case "answer":
      return diagnostic("live-answer", place, { subject, attribute, live, decision: decision ?? "" });
    case "different":
      return decision === undefined
        ? diagnostic("live-different", place, { subject, attribute, spec, live })
        : diagnostic("live-refuted", place, { subject, attribute, spec, live, decision });
  }
}

/** Returns the line of a difference in a baseline. It stays the same as long as both sides are unchanged. */
export function lineOf({ kind, subject, attribute, spec = "none", live = "none" }: Difference): string {
  const what = attribute === undefined ? "" : ` ${attribute}: ${spec} → ${live}`;
  return visible(`${kind} ${subject}${what}`);
}

/** Returns the differences that a baseline does not accept, and its lines that no longer match a difference. */
export function withoutAccepted(
  differences: readonly Difference[],
  baseline: readonly string[],
): { readonly open: readonly Difference[]; readonly obsolete: readonly string[] } {
  const [accepted, found] = [new Set(baseline), new Set(differences.map(lineOf))];
  return {
    open: differences.filter((one) => !accepted.has(lineOf(one))),
    obsolete: baseline.filter((line) => !found.has(line)),
  };
}
