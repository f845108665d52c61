import { expect, test } from "vitest";
import type { Recorded } from "../../client/support/recorded.ts";
import { isMembers, type Members, type Request } from "../../oracle/response-row.ts";
import { random } from "../../support/random.ts";
import { recordedRows } from "../../support/recorded-rows.ts";
import { queryValidators } from "../../validators/package.ts";
import { queryService } from "../../validators/service.ts";
import { queryServer } from "../query/support/package.ts";
import { arbiter } from "./support/arbiter.ts";
import { mutantOf, seenMembers } from "./support/mutants.ts";
import { mockServer, followed, queryConstants } from "./support/mock.ts";
import { requestFor } from "./support/requests.ts";

interface Exchange {
  readonly query: string;
  readonly request: Request;
  readonly body: Members;
}

/**
 * Compares the check with the emitted JSON Schemas, for recorded and generated responses and the given number of
 * mutants of each.
 */
export async function agreement(mutants: number): Promise<void> {
  const server = await queryServer();
  const [check, validators, judge] = [await server.loadQueryAnswerCheck(), await queryValidators(), arbiter()];
  const exchangeOf = (query: string, body: Members): readonly Exchange[] => {
    const { value } = validators.decodeRequest(query, { highLimits: true });
    return value === undefined ? [] : [{ query, request: value as unknown as Request, body }];
  };
  const described = recordedRows<Recorded>("responses").filter(
    ({ query, body }) => query.includes("formatversion=2") && isMembers(body),
  );
  const recorded = described.flatMap(({ query, body }) => exchangeOf(query, body));

  const madeUp: Exchange[] = [];
  const [respond, chance, service] = [await mockServer(server), random(3), queryService()];
  for (const module of service.modules) {
    const told = await followed(respond, `${queryConstants}&${requestFor(service, validators, module, chance)}`);
    madeUp.push(...told.slice(0, 2).flatMap(({ query, body }) => exchangeOf(query, body)));
  }

  const seen = seenMembers([...recorded, ...madeUp].map(({ body }) => body));
  test.each([
    ["recorded", recorded],
    ["made-up", madeUp],
  ])("of %s responses and their mutants", (_, exchanges) => {
    const verdicts = { fits: 0, breaks: 0 };
    const differences: string[] = [];
    for (const { query, request, body } of exchanges) {
      for (const one of [body, ...Array.from({ length: mutants }, () => mutantOf(body, seen, chance))]) {
        const findings = check(request as never, one);
        verdicts[findings.length === 0 ? "fits" : "breaks"]++;
        if (judge(request, one) !== (findings.length === 0))
          differences.push(`${query}\n${JSON.stringify(one).slice(0, 600)}\n${JSON.stringify(findings)}`);
      }
    }
    expect(differences.slice(0, 3).join("\n\n"), `${differences.length} differences`).toBe("");
    expect(exchanges.length).toBeGreaterThan(service.modules.length);
    expect(verdicts.fits).toBeGreaterThan(exchanges.length * 0.9);
    expect(verdicts.breaks).toBeGreaterThan(exchanges.length * mutants * 0.4);
    console.log(`${verdicts.fits + verdicts.breaks} responses: ${verdicts.fits} match, ${verdicts.breaks} do not`);
  });
}
