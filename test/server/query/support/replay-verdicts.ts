import { expect } from "vitest";
import { replay, type Replay, type Verdict } from "../../../oracle/replay.ts";
import type { Row } from "../../../oracle/row.ts";
import type { Answered, Ask } from "./ask.ts";

const atOnce = 32;

/** Returns the server's responses as verdicts. Every response must be complete. */
export async function replayVerdicts(
  rows: readonly Row[],
  asks: Readonly<Record<Row["identity"], Ask>>,
): Promise<Replay> {
  const verdicts = new Map<string, Verdict>();
  for (let start = 0; start < rows.length; start += atOnce) {
    await Promise.all(
      rows
        .slice(start, start + atOnce)
        .map(async ({ identity, query }) =>
          verdicts.set(identity + query, verdictOf(await asks[identity](query), query)),
        ),
    );
  }
  return replay(rows, (query, identity) => verdicts.get(identity + query)!);
}

function verdictOf({ status, headers, body }: Answered, query: string): Verdict {
  const codes = (of: "errors" | "warnings"): readonly string[] =>
    (body[of] ?? []).map(({ code }: { readonly code: string }) => code);
  const [errors, warnings] = [codes("errors"), codes("warnings")];
  expect([status, headers["mediawiki-api-error"]], query).toEqual([200, errors[0]]);
  return { outcome: errors.length > 0 ? "error" : warnings.length > 0 ? "warning" : "ok", errors, warnings };
}
