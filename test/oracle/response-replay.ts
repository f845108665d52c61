import type { Fault, JudgeResponse } from "./response-judge.ts";
import type { ResponseRow, Exchange } from "./response-row.ts";

export interface ResponseReplay {
  readonly judged: number;
  readonly disagreements: readonly { readonly row: ResponseRow; readonly fault: Fault }[];
}

/** Checks each response against the schema, narrowed by its request. */
export function replayResponses(exchanges: readonly Exchange[], judge: JudgeResponse): ResponseReplay {
  const disagreements = exchanges.flatMap((exchange) => {
    const fault = judge(exchange, exchange.row.body);
    return fault === undefined ? [] : [{ row: exchange.row, fault }];
  });
  return { judged: exchanges.length, disagreements };
}
