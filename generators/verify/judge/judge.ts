import type { Json } from "../../codegen/json.ts";
import { byKind } from "../../model/group-by.ts";
import { memberOf, type Exchange, type Sent } from "../run/run.ts";
import type { Case, Expectation, Question } from "../suite/case.ts";
import { comparisons } from "./compared.ts";
import { type Outcome, type Protocol, confirmed, refuted, untestable } from "./protocol.ts";
import type { Verdict } from "./verdict.ts";

const answered = (value: Json): Outcome => ({ kind: "answered", observed: JSON.stringify(value), value });

/** The start of the reason that the service does not know a part of the request. */
export const unknownToService = "the service does not know";

/** Returns the verdicts of a case: that of its own claim first, then those of the contract of its responses. */
export function judge(one: Case, sent: Sent, protocol: Protocol, isBaseAccepted: boolean): readonly Verdict[] {
  const { claim, id, expect } = one;
  if ("reason" in sent) return [{ claim, value: undefined, ...untestable(sent.reason), request: "", id }];
  const { exchanges } = sent;
  const outcome = outcomeOf(expect, exchanges, protocol, one.base === undefined || isBaseAccepted);
  // A service may refuse a request that need not be accepted before it knows how to report errors.
  const isFree = expect.kind === "accepted" && expect.refusals.length === 0;
  const judged = isFree ? exchanges.filter((exchange) => protocol.errors(exchange).length === 0) : exchanges;
  const contract = judged.flatMap((exchange) =>
    protocol.contract(exchange).map(({ claim: about, observed, value }): Verdict => {
      const found = observed === undefined ? confirmed : refuted(observed, value);
      return { claim: about, value: undefined, ...found, request: exchange.request, id };
    }),
  );
  return [{ claim, value: undefined, ...outcome, request: exchanges.at(-1)!.request, id }, ...contract];
}

function outcomeOf(
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
  const idle = protocol.notCarriedOut(last);
  // The service may not have noticed the fault of a request that it did not carry out.
  const unlessIdle = (outcome: Outcome): Outcome => (idle === undefined ? outcome : untestable(idle));
  switch (expect.kind) {
    case "accepted":
      if (code === undefined) return confirmed;
      return isBaseAccepted && (expect.refusals.includes(code) || last.status >= 500)
        ? refuted(`the request is refused with ${code}`)
        : refusal();
    case "refused":
      if (code === undefined) return unlessIdle(refuted("the request is accepted"));
      if (expect.codes.length === 0 || expect.codes.includes(code)) return confirmed;
      return isBaseAccepted ? refuted(`the error is ${code} instead of ${expect.codes.join(" or ")}`, code) : refusal();
    case "warned": {
      if (code !== undefined) return refusal();
      const found = protocol.warnings(last).find((warning) => expect.codes.includes(warning));
      if ((found !== undefined) === expect.isExpected) return confirmed;
      return found === undefined
        ? unlessIdle(refuted(`there is no warning ${expect.codes.join(" or ")}`))
        : refuted(`there is the warning ${found}`);
    }
    case "same":
      return same(exchanges.slice(-3), protocol, failed !== undefined, refusal);
    case "head":
      return protocol.errors(exchanges[0]!).length > 0 ? refusal() : head(exchanges.at(-2)!, last);
    case "answer":
      return answer(expect.question, exchanges, protocol, code, refusal);
    case "paged": {
      const page = exchanges.slice(1, -1).find((one) => protocol.errors(one).length > 0);
      const isListed = protocol.errors(exchanges[0]!).length === 0 && code === undefined;
      if (page === undefined) return failed === undefined ? byKind(comparisons, expect, exchanges) : refusal();
      return isListed ? refuted(`the service refuses a page with ${protocol.errors(page)[0]}`) : refusal();
    }
    case "listed":
    case "agrees":
    case "starts":
    case "reversed":
    case "each":
    case "present":
    case "count":
    case "filtered":
    case "sorted":
    case "disjoint":
    case "values":
      return failed === undefined ? byKind(comparisons, expect, exchanges) : refusal();
  }
}

/** Compares two responses, and the repeated first one. If requests are refused, the second alone must not be. */
function same(exchanges: readonly Exchange[], protocol: Protocol, isRefused: boolean, refusal: () => Outcome): Outcome {
  const [first, second, again = first] = exchanges.map((exchange) =>
    isRefused ? protocol.errors(exchange)[0] : JSON.stringify(protocol.content(exchange)),
  );
  if (isRefused)
    return first === undefined && again === undefined && second !== undefined
      ? refuted(`the request is refused with ${second}`)
      : refusal();
  if (first === second) return confirmed;
  return first === again ? refuted("the responses differ") : untestable("the responses to the same request differ");
}

function head(get: Exchange, { status, headers }: Exchange): Outcome {
  if (get.status !== status) return refuted(`the status is ${status} instead of ${get.status}`);
  const other = ["content-type", "etag", "link"].find((name) => get.headers.get(name) !== headers.get(name));
  return other === undefined ? confirmed : refuted(`the header ${other} differs from the response of GET`);
}

function answer(
  question: Question,
  exchanges: readonly Exchange[],
  protocol: Protocol,
  code: string | undefined,
  refusal: () => Outcome,
): Outcome {
  switch (question.kind) {
    case "member": {
      if (code !== undefined) return refusal();
      const value = question.path.reduce<Json | undefined>(memberOf, exchanges.at(-1)!.body);
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
