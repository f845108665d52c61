import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Fact } from "../../model/fact.ts";
import { incremental } from "../../model/memo.ts";
import type { Service } from "../../model/model.ts";
import { type Prose, UNIT, numbersIn, numbersOf, proseOf } from "../prose/prose.ts";
import type { Rule } from "../rule.ts";

/**
 * A sentence must not contain a number that contradicts a fact of the same object: a bound, a default or the HTTP
 * status of an error code.
 */
export const contradictedText: Rule = {
  code: "contradicted-text",
  check({ services }, report) {
    for (const service of services) {
      const statuses = new Map(service.errors.map(({ code, httpStatus }) => [code, httpStatus.value]));
      const reported = new Set<string>();
      for (const prose of proseOf(service).texts) {
        for (const { phrase, fact } of [...contradictionsIn(prose), ...statusesIn(prose, statuses)]) {
          // Modules that share a group each have its texts.
          const { file, start } = prose.place;
          const key = `${file} ${start} ${phrase} ${fact}`;
          if (reported.has(key)) continue;
          reported.add(key);
          report(diagnostic("contradicted-text", prose.place, { phrase, fact }));
        }
      }
    }
  },
};

interface Contradiction {
  readonly phrase: string;
  readonly fact: string;
}

/** Returns where a text contradicts a bound or a default of its subject. */
const contradictionsIn = incremental((prose: Prose): readonly Contradiction[] =>
  /\d|default/i.test(prose.text) ? [...boundsIn(prose), ...defaultsIn(prose)] : [],
);

const NUMBER = String.raw`[\d.,]*\d${UNIT}`;
const BOUNDS = [
  {
    phrase: new RegExp(String.raw`\b(?:at most|up to|no more than|maximum (?:of|is)) (${NUMBER})`, "gi"),
    noun: "maximum",
    keys: ["maximum", "highMaximum", "maxLength", "maxItems", "maxBytes", "lowLimit", "highLimit"],
  },
  {
    phrase: new RegExp(String.raw`\b(?:at least|no fewer than|minimum (?:of|is)) (${NUMBER})`, "gi"),
    noun: "minimum",
    keys: ["minimum", "minLength", "minItems"],
  },
] as const;

function boundsIn({ text, subject }: Prose): readonly Contradiction[] {
  return BOUNDS.flatMap(({ phrase, noun, keys }) =>
    [...text.matchAll(phrase)].flatMap(([found, number]) => {
      const [known, stated] = [numbersOf(subject, keys), numbersIn(number!)];
      if (known.length === 0 || stated.length === 0 || stated.some((one) => known.includes(one))) return [];
      return [{ phrase: found, fact: `the ${noun} is ${[...new Set(known)].join(" or ")}` }];
    }),
  );
}

const DEFAULT = /\b(?:defaults? (?:to|is)|by default,?) (?:`([^`]+)`|(\d+)\b)/gi;

function defaultsIn({ text, subject }: Prose): readonly Contradiction[] {
  const value = (subject as { readonly default?: Fact<unknown> }).default?.value;
  if (value === undefined) return [];
  const written = [value].flat().map(String);
  return [...text.matchAll(DEFAULT)]
    .filter(([, code, number]) => ![...written, written.join("|")].includes(code ?? number!))
    .map(([phrase]) => ({ phrase, fact: `the default is ${written.join(", ")}` }));
}

const STATUS = /`([a-z][\w-]*)`(?: \(|,? with (?:the )?(?:HTTP )?status (?:code )?)(\d{3})\b/g;

function statusesIn(
  { text }: Prose,
  statuses: ReadonlyMap<Service["errors"][number]["code"], number | undefined>,
): readonly Contradiction[] {
  return [...text.matchAll(STATUS)].flatMap(([phrase, code, number]) => {
    const status = statuses.get(code!);
    return status === undefined || status === Number(number)
      ? []
      : [{ phrase, fact: `the HTTP status of “${code}” is ${status}` }];
  });
}
