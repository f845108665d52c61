import { expect, test } from "vitest";
import { undocumented } from "../../generators/model/fact.ts";
import type { Answer } from "../../templates/runtime/query/server/request.ts";
import { clientOf } from "../client/support/query.ts";
import { responseJudge } from "../oracle/response-judge.ts";
import type { Members, Request } from "../oracle/response-row.ts";
import { findSchema } from "../results/spec.ts";
import { queryServer } from "../server/query/support/package.ts";
import { queryValidators } from "../validators/package.ts";
import { exampleHandlers } from "./example-handlers.ts";
import { moduleExamples, named, service, type ModuleExample } from "./module-examples.ts";

/*
 * Each example passes through the client and its wire format to the server, whose handler returns the rows of the
 * example.
 */

const { createQueryAnswer, table } = await queryServer();
const validators = await queryValidators();
const judge = responseJudge(findSchema);
const address = "https://wiki.invalid/w/api.php";

interface Exchanged {
  readonly query: string;
  readonly body: Members;
}

async function exchange({ module, example }: ModuleExample): Promise<Exchanged> {
  const respond: Answer = createQueryAnswer(exampleHandlers({ module, example }, table.forms[module.name]!), {
    checkAnswers: "fail",
  });
  const seen: Exchanged[] = [];
  const fetch = async (input: unknown, { method = "GET", body }: RequestInit = {}): Promise<Response> => {
    const query = method === "GET" ? new URL(String(input)).search.slice(1) : String(body);
    const { status, headers, body: text } = await respond({ method: "GET", query, headers: {} });
    seen.push({ query, body: JSON.parse(text) as Members });
    // The client continues an incomplete response, so the second response ends the query.
    return new Response(seen.length === 1 ? text : '{"batchcomplete":true}', { status, headers });
  };
  const client = clientOf(address, { fetch });
  await client.query({ ...example.parameters, [module.group]: { [module.name]: example.request } });
  return seen[0]!;
}

/**
 * Converts numbers to strings in the continuation: the real system writes an offset as a number, the server as a
 * string.
 */
function withTexts(body: Members): Members {
  const { continue: next } = body;
  return next === undefined
    ? body
    : {
        ...body,
        continue: Object.fromEntries(Object.entries(next as Members).map(([name, value]) => [name, String(value)])),
      };
}

test("every documented module has an example with a response", () => {
  const without = service.modules.filter(
    ({ origin, examples }) =>
      undocumented(origin) === undefined && !examples.some(({ response }) => response !== undefined),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
  expect(moduleExamples.length).toBeGreaterThanOrEqual(service.modules.length);
});

test.each(named)("%s", async (_, one) => {
  const { module, example } = one;
  const { query, body } = await exchange(one);
  expect(body).toEqual(withTexts(example.response as Members));

  const { value, errors = [], warnings } = validators.decodeRequest(query);
  expect(errors).toEqual([]);
  expect(warnings.filter(({ code }) => !code.startsWith("deprecation"))).toEqual([]);
  const decoded = value as unknown as Request;
  expect(decoded.modules[module.name]).toMatchObject(example.request as object);

  expect(judge({ row: { id: 0, module: module.name, query, body }, request: decoded }, body)).toBeUndefined();
  for (const path of ["answers/any", `results/${module.name}`]) expect(findSchema(path)(body), path).toBe(true);
  expect(findSchema(`modules/${module.name}`)(example.request)).toBe(true);
  expect(validators.module(module.name).validate(example.request)).toBe(true);
});
