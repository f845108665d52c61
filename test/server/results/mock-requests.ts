import { describe, expect, test } from "vitest";
import type { Module } from "../../../generators/model/query.ts";
import { clientOf } from "../../client/support/query.ts";
import { requestOf } from "../../client/support/recorded.ts";
import { random } from "../../support/random.ts";
import { queryValidators } from "../../validators/package.ts";
import { queryService } from "../../validators/service.ts";
import { queryServer } from "../query/support/package.ts";
import { arbiter } from "./support/arbiter.ts";
import { followed, mockServer, thingsIn, queryConstants, type Told } from "./support/mock.ts";
import { requestFor } from "./support/requests.ts";

const service = queryService();
const server = await queryServer();
const [check, validators, judge, respond] = [
  await server.loadQueryAnswerCheck(),
  await queryValidators(),
  arbiter(),
  await mockServer(server),
];
const { forms } = server.table;
/** Matches an item with a unique identity. */
const identity = /"(?:title|pageid|revid|timestamp)":/;

/**
 * Sends random requests for each module and follows each continuation to its end. The generated data is as described,
 * complete, and accepted by the client.
 */
export function mockRequests(each: number): void {
  const seen = { requests: 0, refused: 0, answers: 0 };

  describe("what is made up", () => {
    test.each(service.modules.map((module, index) => [module.name, module, index] as const))(
      "for %s",
      async (_, module, index) => {
        const chance = random(100 + index);
        for (let good = 0; good < each; ) {
          const query = `${queryConstants}&${requestFor(service, validators, module, chance)}`;
          seen.requests++;
          if (validators.decodeRequest(query).errors !== undefined) {
            seen.refused++;
          } else {
            await tried(query);
            good++;
          }
        }
      },
    );

    test("was requested by valid requests, most of them", () => {
      expect(seen.refused / seen.requests).toBeLessThan(0.1);
      expect(seen.answers).toBeGreaterThan(seen.requests);
      console.log(`${seen.requests} requests, ${seen.refused} refused, ${seen.answers} responses`);
    });
  });

  async function tried(query: string): Promise<void> {
    const told = await followed(respond, query);
    seen.answers += told.length;
    for (const one of told) expectDescribed(one);
    const [{ counted, others }, whole] = [
      thingsIn(told, forms),
      thingsIn(await followed(respond, unlimited(query)), forms),
    ];
    expect(
      difference([...counted, ...others], [...whole.counted, ...whole.others]).slice(0, 3),
      `whole: ${query}`,
    ).toEqual([]);
    const identified = counted.filter((thing) => identity.test(thing));
    expect(new Set(identified).size, `once each: ${query}`).toBe(identified.length);
    await taken(query, counted);
  }

  function expectDescribed({ query, body }: Told): void {
    const { value } = validators.decodeRequest(query);
    expect(body["errors"], query).toBeUndefined();
    expect(check(value as never, body), query).toEqual([]);
    expect(judge(value as never, body), query).toBe(true);
  }
}

/** Returns the items that are only in one of the two lists. */
function difference(some: readonly string[], others: readonly string[]): readonly string[] {
  const [left, right] = [new Set(some), new Set(others)];
  return [...[...left].filter((one) => !right.has(one)), ...[...right].filter((one) => !left.has(one))];
}

/** Returns the query with each limit at its maximum. */
function unlimited(query: string): string {
  const { value } = validators.decodeRequest(query);
  const { modules, generator } = value as {
    readonly modules: Uses;
    readonly generator?: { readonly name: string; readonly parameters: Uses[string] };
  };
  const all = new URLSearchParams(query);
  const raise = (name: string, start: string, parameters: Uses[string]): void => {
    const { prefix } = service.modules.find((one) => one.name === name) as Module;
    if (parameters["limit"] !== undefined) all.set(`${start}${prefix}limit`, "max");
  };
  for (const [name, parameters] of Object.entries(modules)) raise(name, "", parameters);
  if (generator !== undefined) raise(generator.name, "g", generator.parameters);
  return all.toString();
}

type Uses = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Checks that the client accepts the responses and combines their contents. */
async function taken(query: string, things: readonly string[]): Promise<void> {
  const fetch = async (url: string, { body }: { readonly body?: unknown }): Promise<Response> => {
    const asked = [new URL(url).search.slice(1), String(body ?? "")].filter((part) => part !== "").join("&");
    const response = await respond({ method: "GET", query: asked, headers: {} });
    return new Response(response.body, response);
  };
  const result = await clientOf("http://wiki.invalid/api.php", { fetch: fetch as never }).query(requestOf(query));
  const lists = Object.entries((result["list"] ?? {}) as Readonly<Record<string, readonly unknown[]>>).filter(
    ([name]) => forms[name] === "items",
  );
  expect(things, query).toEqual(
    expect.arrayContaining(lists.flatMap(([name, list]) => list.map((thing) => JSON.stringify([name, thing])))),
  );
}
