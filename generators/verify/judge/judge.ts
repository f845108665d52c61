import { isObject, type Json } from "../../codegen/json.ts";
import { itemsIn, memberOf, type Exchange, type Sent } from "../run/run.ts";
import type { Case, Expectation, NextPage, Question } from "../suite/case.ts";
import { compared } from "./compared.ts";
import { type Outcome, type Protocol, confirmed, refuted, untestable } from "./protocol.ts";
import type { Verdict } from "./verdict.ts";

const answered = (value: Json): Outcome => ({ kind: "answered", observed: JSON.stringify(value), value });

/** The start of the reason that the service does not know a part of the request. */
export const unknownToService = "the service does not know";

/** Returns the verdicts of a case: that of its own claim first, then those of the contract of its responses. */
export function judge(one: Case, sent: Sent, protocol: Protocol, isBaseAccepted: boolean): readonly Verdict[] {
  if ("reason" in sent)
    return [{ claim: one.claim, ...untestable(sent.reason), value: undefined, request: "", id: one.id }];
  const { exchanges } = sent;
  const last = exchanges.at(-1)!;
  const outcome = outcomes(one.expect, exchanges, protocol, one.base === undefined || isBaseAccepted);
  // A service may refuse a request that need not be accepted before it knows how to report errors.
  const isFree = one.expect.kind === "accepted" && one.expect.refusals.length === 0;
  const judged = isFree ? exchanges.filter((exchange) => protocol.errors(exchange).length === 0) : exchanges;
  const contract = judged.flatMap((exchange) =>
    protocol.contract(exchange).map(({ claim, observed, value }): Verdict => {
      const kind = observed === undefined ? "confirmed" : "refuted";
      return {
        claim,
        kind,
        observed: observed ?? "",
        value: observed === undefined ? undefined : value,
        request: exchange.request,
        id: one.id,
      };
    }),
  );
  return [{ claim: one.claim, value: undefined, ...outcome, request: last.request, id: one.id }, ...contract];
}

function outcomes(
  expect: Expectation,
  exchanges: readonly Exchange[],
  protocol: Protocol,
  isBaseAccepted: boolean,
): Outcome {
  const last = exchanges.at(-1)!;
  const unknownPart = exchanges.map(protocol.unknownPart).find((part) => part !== undefined);
  if (unknownPart !== undefined) return untestable(`${unknownToService} ${unknownPart}`);
  const [code] = protocol.errors(last);
  const failed = exchanges.find((one) => protocol.errors(one).length > 0);
  const refusal = (): Outcome => untestable(`the service refuses the request: ${protocol.errors(failed ?? last)[0]}`);
  switch (expect.kind) {
    case "accepted":
      if (code === undefined) return confirmed;
      return isBaseAccepted && (expect.refusals.includes(code) || last.status >= 500)
        ? refuted(`the request is refused with ${code}`)
        : refusal();
    case "refused":
      if (code === undefined) return unchecked(last, protocol) ?? refuted("the request is accepted");
      if (expect.codes.length === 0 || expect.codes.includes(code)) return confirmed;
      return isBaseAccepted ? refuted(`the error is ${code} instead of ${expect.codes.join(" or ")}`, code) : refusal();
    case "warned": {
      if (code !== undefined) return refusal();
      const found = protocol.warnings(last).find((warning) => expect.codes.includes(warning));
      if ((found !== undefined) === expect.isExpected) return confirmed;
      return found === undefined
        ? (unchecked(last, protocol) ?? refuted(`there is no warning ${expect.codes.join(" or ")}`))
        : refuted(`there is the warning ${found}`);
    }
    case "same":
      return failed === undefined
        ? same(exchanges.slice(-3), protocol)
        : sameRefusal(exchanges.slice(-3), protocol, refusal);
    case "paged":
      return failed === undefined ? paged(exchanges, expect) : refusal();
    case "listed":
    case "agrees":
    case "starts":
    case "reversed":
    case "each":
    case "present":
      return failed === undefined ? compared(expect, exchanges) : refusal();
    case "count": {
      if (code !== undefined) return refusal();
      const { length } = itemsIn(last.body, expect.items);
      return length <= expect.maximum ? confirmed : refuted(`the list has ${length} items`);
    }
    case "head":
      return protocol.errors(exchanges[0]!).length > 0 ? refusal() : compared(expect, exchanges);
    case "filtered":
      return failed === undefined ? filtered(expect, exchanges) : refusal();
    case "sorted":
      return failed === undefined ? sorted(expect, last) : refusal();
    case "disjoint": {
      if (failed !== undefined) return refusal();
      const [ones, others] = exchanges.map(({ body }) =>
        itemsIn(body, expect.items).map((item) => memberOf(item, expect.field)),
      );
      if (ones!.length === 0 || others!.length === 0) return untestable("one of the lists is empty");
      const shared = ones!.find((id) => others!.includes(id));
      return shared === undefined ? confirmed : refuted(`both lists contain ${JSON.stringify(shared)}`);
    }
    case "values": {
      if (code !== undefined) return refusal();
      const wrong = Object.entries(expect.values).find(([name, value]) => !isEqual(memberOf(last.body, name), value));
      return wrong === undefined
        ? confirmed
        : refuted(
            `${wrong[0]} is ${JSON.stringify(memberOf(last.body, wrong[0])) ?? "missing"} instead of ${JSON.stringify(wrong[1])}`,
          );
    }
    case "answer":
      return answer(expect.question, exchanges, protocol, code, refusal);
  }
}

/** Returns the outcome of a request whose fault the service may not have noticed. */
function unchecked(exchange: Exchange, protocol: Protocol): Outcome | undefined {
  const reason = protocol.notCarriedOut(exchange);
  return reason === undefined ? undefined : untestable(reason);
}

/** Returns whether two values are equal, where a service may store numbers as strings. */
function isEqual(one: Json | undefined, other: Json): boolean {
  return (
    JSON.stringify(one) === JSON.stringify(other) ||
    (one !== undefined && typeof one !== "object" && typeof other !== "object" && String(one) === String(other))
  );
}

function same([first, second, again]: readonly Exchange[], protocol: Protocol): Outcome {
  const [one, other, repeated] = [first!, second!, again ?? first!].map((exchange) =>
    JSON.stringify(protocol.content(exchange)),
  );
  if (one === other) return confirmed;
  return one === repeated ? refuted("the responses differ") : untestable("the responses to the same request differ");
}

/** Compares refusals: the second request alone must not be refused. */
function sameRefusal(exchanges: readonly Exchange[], protocol: Protocol, refusal: () => Outcome): Outcome {
  const [one, other, again] = exchanges.map((exchange) => protocol.errors(exchange)[0]);
  return one === undefined && again === undefined && other !== undefined
    ? refuted(`the request is refused with ${other}`)
    : refusal();
}

function paged(
  exchanges: readonly Exchange[],
  { items: path, next, linked = false }: Extract<Expectation, { readonly kind: "paged" }>,
): Outcome {
  const [whole, pages, again] = [exchanges[0]!, exchanges.slice(1, -1), exchanges.at(-1)!];
  const items = (exchange: Exchange): readonly string[] =>
    itemsIn(exchange.body, path).map((item) => JSON.stringify(item));
  const [all, read] = [items(whole), pages.flatMap(items)];
  if (JSON.stringify(all) !== JSON.stringify(items(again)))
    return untestable("the responses to the same request differ");
  if (all.length < 2) return untestable(`the list has ${all.length === 0 ? "no items" : "one item"}`);
  const repeated = read.find(
    (item, index) => read.indexOf(item) !== index && all.indexOf(item) === all.lastIndexOf(item),
  );
  if (repeated !== undefined) return refuted(`the pages repeat ${repeated.slice(0, 80)}`);
  const skipped = all.find((item) => !read.includes(item));
  if (skipped !== undefined) return refuted(`the pages lack ${skipped.slice(0, 80)}`);
  if (JSON.stringify(all) !== JSON.stringify(read)) return refuted("the pages have another order than the whole list");
  const isFollowed = (index: number): boolean => itemsIn(pages[index + 1]?.body, path).length > 0;
  const unlinked =
    linked && next.kind === "after" && pages.some((page, index) => isFollowed(index) && !isLinked(page, path, next));
  return unlinked ? refuted("the header Link of a page does not lead to the next one") : confirmed;
}

/** Returns whether the header `Link` of a page has a link to the rows after its last one. */
function isLinked(
  { headers, body, request }: Exchange,
  path: readonly string[],
  { parameter, field }: Extract<NextPage, { readonly kind: "after" }>,
): boolean {
  const last = String(memberOf(itemsIn(body, path).at(-1), field));
  const target = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get("link") ?? "")?.[1];
  const base = request.replace(/^\S+ /, "");
  return (
    target !== undefined && URL.canParse(target, base) && new URL(target, base).searchParams.get(parameter) === last
  );
}

function filtered(
  { items: path, field }: Extract<Expectation, { readonly kind: "filtered" }>,
  exchanges: readonly Exchange[],
): Outcome {
  const [list, found] = exchanges.slice(-2).map(({ body }) => itemsIn(body, path));
  const value = memberOf(list?.[0], field);
  const wrong = found?.find((item) => String(memberOf(item, field)) !== String(value));
  if (wrong !== undefined)
    return refuted(
      `an item has ${JSON.stringify(memberOf(wrong, field)) ?? "no value"} instead of ${JSON.stringify(value)}`,
    );
  const expected = list?.filter((item) => String(memberOf(item, field)) === String(value)).length ?? 0;
  return (found?.length ?? 0) >= expected
    ? confirmed
    : refuted(`the list has ${found?.length} of ${expected} items with the value`);
}

/** The orders of strings that a service may use: the spec does not state a collation. Numbers have one order. */
const orders = [
  (one: string, other: string): boolean => one.localeCompare(other) <= 0,
  (one: string, other: string): boolean => one <= other,
  (one: string, other: string): boolean => one.toLowerCase() <= other.toLowerCase(),
].map(
  (compare) =>
    (one: Json, other: Json): boolean =>
      typeof one === "number" && typeof other === "number" ? one <= other : compare(String(one), String(other)),
);

function sorted(
  { items: path, field, descending }: Extract<Expectation, { readonly kind: "sorted" }>,
  { body }: Exchange,
): Outcome {
  const values = itemsIn(body, path).map((item) => memberOf(item, field));
  if (values.length < 2 || values.some((value) => value === undefined || isObject(value)))
    return untestable("the list has too few items with the field");
  const ordered = descending ? values.toReversed() : values;
  const isIn = (isBefore: (one: Json, other: Json) => boolean): boolean =>
    ordered.every((value, index) => index === 0 || isBefore(ordered[index - 1]!, value!));
  return orders.some(isIn) ? confirmed : refuted("the items are not in this order");
}

function answer(
  question: Question,
  exchanges: readonly Exchange[],
  protocol: Protocol,
  code: string | undefined,
  refusal: () => Outcome,
): Outcome {
  const last = exchanges.at(-1)!;
  switch (question.kind) {
    case "member": {
      if (code !== undefined) return refusal();
      const value = question.path.reduce<Json | undefined>(memberOf, last.body);
      return value === undefined ? untestable("the response lacks the member") : answered(value);
    }
    case "accepted":
      if (code === undefined) return answered(question.yes);
      return question.no === null ? refusal() : answered(question.no);
    case "equal": {
      if (protocol.errors(exchanges[0]!).length > 0) return refusal();
      const [first, ...others] = exchanges.map((exchange) => JSON.stringify(protocol.content(exchange)));
      const equal = question.values.filter((_, index) => others[index] === first);
      return equal.length === 1
        ? answered(equal[0]!)
        : untestable(`${equal.length === 0 ? "no value has" : "several values have"} the effect of the default`);
    }
  }
}
