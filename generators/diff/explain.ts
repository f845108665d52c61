import { visible } from "../diagnostics/visible.ts";
import { audiences, audienceTitle, worst, type Verdict, type Verdicts } from "../model/verdict.ts";
import { changeIds, classes, type ChangeId } from "./classes.ts";

/** The golden case of a class: its change, and the changed lines of its spec. */
export interface ClassExample {
  readonly kind: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

export type ClassExamples = Readonly<Partial<Record<string, ClassExample>>>;

export function isChangeId(text: string): text is ChangeId {
  return Object.hasOwn(classes, text);
}

/** Explains a class of changes: its meaning, the verdicts in words, an example, the remedy, and the reverse change. */
export function explainClass(id: ChangeId, examples: ClassExamples): string {
  const { says, request, answer, cause, why } = classes[id];
  const isSame = audiences.every((audience) => request[audience] === answer[audience]);
  const example = examples[id];
  const parts = [
    `change[${id}]: ${example === undefined ? "Something" : withArticle(example.kind)} ${says}.`,
    ...(cause === undefined ? [] : ["Only the knowledge about the API changed, not the API."]),
    ...(isSame
      ? [`Verdicts:\n\n${verdictLines(request)}`]
      : [`Verdicts in a request:\n\n${verdictLines(request)}`, `Verdicts in a response:\n\n${verdictLines(answer)}`]),
    ...(why === undefined ? [] : [`Why: ${why}`]),
    ...(example === undefined ? [] : exampleParts(id, example)),
    `What to do: ${advice(id)}`,
    `Opposite class: ${mirrorOf(id).id === id ? "the same class" : mirrorOf(id).id}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

export function listClasses(): string {
  const width = Math.max(...changeIds.map(({ length }) => length));
  return changeIds.map((id) => `${id.padEnd(width)}  Something ${classes[id].says}.\n`).join("");
}

function exampleParts(id: ChangeId, { subject, lines }: ClassExample): readonly string[] {
  return [
    `Example:\n\n${indented(lines)}`,
    `kiln diff reports:\n\n${indented([`[${id}] ${subject} ${classes[id].says}`])}`,
  ];
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${visible(line)}`.trimEnd()).join("\n");
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "An" : "A"} ${noun}`;
}

const meanings: { readonly [One in Verdict]: string } = {
  breaking: "working code or calls can fail",
  risk: "the format is the same, but the behavior or the set of cases can differ",
  knowledge: "the API is unchanged, but the spec states something else about it",
  compatible: "everything continues to work",
  none: "not affected",
};

function verdictLines(verdicts: Verdicts): string {
  const width = Math.max(...audiences.map((audience) => audienceTitle(audience).length));
  return audiences
    .map(
      (audience) =>
        `    ${audienceTitle(audience).padEnd(width)}  ${verdicts[audience].padEnd("compatible".length)}  ${meanings[verdicts[audience]]}`,
    )
    .join("\n");
}

function advice(id: ChangeId): string {
  const { request, answer, cause } = classes[id];
  const all = worst([...Object.values(request), ...Object.values(answer)]);
  if (id.endsWith("-removed-after-sunset")) return "Nothing, if its users have migrated. The change was announced.";
  if (/-removed(?:-before-sunset)?$/.test(id) && isChangeId(`${id.replace("-before-sunset", "")}-after-sunset`)) {
    return `Keep it, mark it with \`deprecated\` and a \`sunset\`, and remove it after that day. ${approval}`;
  }
  if (id === "parameter-renamed-with-alias")
    return "Nothing: the old name keeps working. Deprecate the alias before you remove it.";
  if (/^(?:parameter|rule)-order-changed$/.test(id))
    return "Nothing for valid requests. The first fault is the error: a request with two faults can get another error than before.";
  if (id.endsWith("-renamed"))
    return `Keep \`was\` with the old name, so that kiln migrate can rename it in code. If aliases are possible here, keep the old name as an alias. ${approval}`;
  if (cause === "knowledge" || all === "knowledge")
    return "Nothing. Cite the source or the decision on which the spec relies.";
  if (all === "breaking") return breakingAdvice(request, answer);
  if (all === "risk")
    return "Notify the users that the verdict names. A check at this level needs an approval: `kiln diff --fail-on risk --approve`.";
  return "Nothing.";
}

/** Returns the advice for a change that is breaking for an audience in one or both directions. */
function breakingAdvice(request: Verdicts, response: Verdicts): string {
  const [inRequest, inResponse] = [request, response].map((verdicts) =>
    audiences.filter((audience) => verdicts[audience] === "breaking"),
  );
  if ([...inRequest!, ...inResponse!].every((audience) => audience === "serves")) {
    return "Implement it in the server: `kiln scaffold server` writes what is missing. To check only changes that affect callers: `--fail-on sends=breaking,reads=breaking,compiles=breaking`.";
  }
  const where = inResponse!.length === 0 ? "In a request" : inRequest!.length === 0 ? "In a response" : undefined;
  const prefer = "prefer an addition to the existing API";
  return `${where === undefined ? `${prefer.charAt(0).toUpperCase()}${prefer.slice(1)}` : `${where}, ${prefer}`}. ${approval}`;
}

const approval =
  "If the change cannot wait, approve it in spec/approvals.yaml: `kiln diff --approve` prints the entry.";

/** The reverse class of a change. */
interface Mirror {
  readonly id: ChangeId;
  /**
   * The reason why the reverse of the reverse is a third class, or `undefined` if the two classes mirror each other.
   */
  readonly why: string | undefined;
}

/** Pairs of suffixes of ids that mirror each other. */
const opposites = [
  ["added", "removed"],
  ["raised", "lowered"],
  ["allowed", "refused"],
  ["widened", "narrowed"],
  ["opened", "closed"],
  ["became-multiple", "became-single"],
  ["became-required", "became-optional"],
  ["condition-added", "condition-lifted"],
  ["response-described", "response-no-longer-described"],
  ["tightened", "relaxed"],
  ["deprecated", "deprecation-withdrawn"],
  ["fields-ignored", "fields-refused"],
  ["learned", "forgotten"],
  ["confirmed", "withdrawn"],
  ["sunset-added", "sunset-withdrawn"],
  ["required-member-added", "member-removed"],
  ["member-added", "optional-member-removed"],
] as const;

/** Ids that mirror themselves, because one value replaces another of the same kind. */
const own = /-(?:changed|replaced|shared|swapped-with-alias)$/;

const isGoing = "The reverse change adds something that is not deprecated, so there is no sunset to compare with.";
const isRenamed =
  "The reverse change is a rename too if the new spec states it with `was`; otherwise it is a removal and an addition.";
const isClosedOrNot = "A removed member breaks readers of a closed object as it breaks those of an open one.";

/** Mirrors that suffixes do not determine, and those that do not mirror back. */
const oneWay: Partial<Readonly<Record<ChangeId, Mirror>>> = {
  "sunset-postponed": { id: "sunset-changed", why: undefined },
  "sunset-changed": { id: "sunset-postponed", why: undefined },
  "required-parameter-added": {
    id: "parameter-removed",
    why: "A removed parameter is refused or ignored, whether it was required or not.",
  },
  "parameter-renamed-with-alias": {
    id: "parameter-renamed",
    why: "The old name is the alias; the reverse change removes it.",
  },
  "optional-body-added": { id: "body-removed", why: "A body that is gone is refused or ignored, optional or not." },
  "rule-for-new-parameter": { id: "rule-removed", why: "The other way round, the rule is gone with the parameter." },
  "type-widened-as-text": { id: "type-narrowed", why: "A narrower type is one as text, too." },
  "member-added-to-closed": { id: "optional-member-removed", why: isClosedOrNot },
  "required-member-added-to-closed": { id: "member-removed", why: isClosedOrNot },
};

export function mirrorOf(id: ChangeId): Mirror {
  const given = oneWay[id];
  if (given !== undefined) return given;
  if (own.test(id)) return { id, why: undefined };
  if (id.endsWith("-renamed")) return { id, why: isRenamed };
  const grace = /-(?:before|after)-sunset$/.exec(id);
  if (grace !== null) return { id: mirrorOf(known(id.slice(0, grace.index))).id, why: isGoing };
  return { id: known(opposite(id)), why: undefined };
}

/** The longest suffix takes precedence, for example `required-member-added` over `added`. */
function opposite(id: ChangeId): string {
  const pairs = opposites.flatMap(
    ([one, other]) =>
      [
        [one, other],
        [other, one],
      ] as const,
  );
  const [end, mirror] = pairs.filter(([one]) => id.endsWith(one)).sort(([a], [b]) => b.length - a.length)[0] ?? [
    "",
    "",
  ];
  return id.slice(0, id.length - end.length) + mirror;
}

function known(id: string): ChangeId {
  const found = changeIds.find((one) => one === id);
  if (found === undefined) throw new Error(`There is no class “${id}”, although another is its mirror.`);
  return found;
}
