import { expect, it } from "vitest";
import { parametersOf, serveApi } from "./support/api.ts";
import { clientOf, failureOf } from "./support/query.ts";
import { canonical, requestOf, type Envelope, type Recorded } from "./support/recorded.ts";
import { serve } from "./support/server.ts";
import { recordedRows } from "../support/recorded-rows.ts";

/** The response to every continuation: no more data. */
const nothing = { batchcomplete: true };

/** A wiki that returns the recorded response to the recorded request, and an error to any other request. */
async function replay(rows: readonly Recorded[]): Promise<void> {
  let wanted = "";
  let body: unknown;
  const api = await serveApi((asked) => {
    if (asked.has("continue")) return nothing;
    const given = canonical(asked);
    return given === wanted
      ? body
      : { errors: [{ code: "another-request", text: `${given} in place of ${wanted}`, module: "test" }] };
  });
  for (const row of rows) {
    const heard: unknown[] = [];
    [wanted, body] = [canonical(new URLSearchParams(row.query)), row.body];
    const result = await clientOf(api.endpoint, { onWarning: (warning) => void heard.push(warning) }).query(
      requestOf(row.query),
    );
    const { query = {}, warnings = [] } = row.body;
    expect(result["pages"], row.query).toEqual(query.pages ?? []);
    expect(heard, row.query).toEqual(warnings);
    const { pages: _, warnings: __, list = {}, meta = {}, continue: ___, ...others } = result;
    const responses = Object.entries({ ...list, ...meta }).filter(([name]) => name in query);
    const { pages: ____, ...answered } = query;
    expect(Object.keys({ ...others, ...Object.fromEntries(responses) }).sort(), row.query).toEqual(
      Object.keys(answered).sort(),
    );
    for (const [name, response] of responses)
      expect(response, row.query).toEqual(Array.isArray(query[name]?.results) ? query[name].results : query[name]);
  }
}

it("reads the recorded responses of the real system unchanged", () => replay(recordedRows("responses")));

/** Replays each envelope under its recorded names, with formats that the client would not choose. */
async function replayEnvelopes(rows: readonly Envelope[]): Promise<number> {
  let row: Envelope;
  const { url } = await serve((response) => {
    response.writeHead(row.status, row.headers);
    response.end(typeof row.body === "string" ? row.body : JSON.stringify(row.body));
  });
  let count = 0;
  for (row of rows) {
    if (row.method !== "GET" && row.method !== "POST") continue;
    const heard: unknown[] = [];
    const asked = Object.fromEntries(
      parametersOf({ method: row.method, url: row.url, headers: {}, body: row.post ?? "" }),
    );
    const sent = clientOf(url, { onWarning: ({ code }) => void heard.push(code) }).request(asked, {
      post: row.method === "POST",
    });
    const body = typeof row.body === "string" ? undefined : row.body;
    const code = row.headers["MediaWiki-API-Error"];
    if (code !== undefined)
      expect(await failureOf(sent), row.tag).toMatchObject({ name: "QueryError", code, status: row.status });
    else if (row.status >= 400)
      expect(await failureOf(sent), row.tag).toMatchObject({ kind: "http-status", status: row.status });
    else if (body === undefined || Array.isArray(body))
      expect(await failureOf(sent), row.tag).toMatchObject({ name: "TransportError", kind: "not-json" });
    else expect(await sent, row.tag).toEqual(body);
    expect(heard, row.tag).toHaveLength(Object.keys(body?.["warnings"] ?? {}).length);
    count++;
  }
  return count;
}

it("distinguishes the response formats of the real system", async () => {
  expect(await replayEnvelopes(recordedRows("envelopes"))).toBeGreaterThan(75);
});
