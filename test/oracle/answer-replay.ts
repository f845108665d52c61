import type { Fault, JudgeAnswer } from "./answer-judge.ts";
import type { AnswerRow, Exchange } from "./answer-row.ts";

export interface AnswerReplay {
  readonly judged: number;
  readonly disagreements: readonly { readonly row: AnswerRow; readonly fault: Fault }[];
}

/** Checks each response against the schema, narrowed by its request. */
export function replayAnswers(exchanges: readonly Exchange[], judge: JudgeAnswer): AnswerReplay {
  const disagreements = exchanges.flatMap((exchange) => {
    const fault = judge(exchange, exchange.row.body);
    return fault === undefined ? [] : [{ row: exchange.row, fault }];
  });
  return { judged: exchanges.length, disagreements };
}
