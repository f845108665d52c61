import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createExchangeClient, TransportError } from "../../packages/client/generated/exchange/index.js";
import { logTo } from "../../packages/client/generated/exchange/extras.js";
import { createQueryClient } from "../../packages/client/generated/query/account.js";
import type { WireParameters } from "../../packages/client/generated/query/index.js";
import { deadAddress, json, serve } from "./support/server.ts";

/* The log of a client: the content of a line for each attempt, and the secrets that it never contains. */

const userAgent = "tests (tests@wiki.invalid)";

describe("a line", () => {
  it("says method, address, status, milliseconds and sizes, and which try it is", async () => {
    const lines: string[] = [];
    const { url } = await serve((response, _, turn) =>
      turn === 1 ? json(response, 500, {}) : json(response, 200, [{ name: "é" }]),
    );
    await createExchangeClient({
      baseUrl: url,
      key: "k",
      log: logTo((line) => void lines.push(line)),
      retries: { maximumDelay: 0 },
    }).pagingGroups.list();
    const address = `GET ${url}/pbx/openapi.php/paginggroups`;
    expect(lines.map((line) => line.replace(/\d+ ms/, "n ms"))).toEqual([
      `${address}: 500 in n ms, 0 B sent, 2 B received`,
      `${address} (try 2): 200 in n ms, 0 B sent, 15 B received`,
    ]);
  });

  it("has the size of what was sent", async () => {
    const lines: string[] = [];
    const { url } = await serve((response) => json(response, 200, { id: 1 }));
    await createExchangeClient({
      baseUrl: url,
      key: "k",
      tenant: "A",
      log: logTo({ debug: (line) => void lines.push(line) }),
    }).pagingGroups.update(1, { name: "é" });
    expect(lines[0]).toContain(`PATCH ${url}/pbx/openapi.php/paginggroups/1?tenant=A: 200`);
    expect(lines[0]).toContain(", 13 B sent, 8 B received");
  });

  it("reports the failure if there is no response", async () => {
    const lines: string[] = [];
    const client = createExchangeClient({
      baseUrl: await deadAddress(),
      key: "k",
      tenant: "A",
      log: logTo((line) => void lines.push(line)),
    });
    await expect(client.pagingGroups.delete(1)).rejects.toBeInstanceOf(TransportError);
    expect(lines).toEqual([expect.stringMatching(/: network in \d+ ms, 0 B sent, 0 B received$/)]);
  });
});

/** Cannot be part of an address, a name, or a number by chance. */
const secret = fc.stringMatching(/^s3cr[A-Za-z0-9~!$&%'()+;=?/ -]{4,20}T$/);

describe("secrets are in no line", () => {
  it("of an exchange, wherever they are", async () => {
    await fc.assert(
      fc.asyncProperty(
        secret,
        secret,
        fc.constantFrom("header", "bearer", "query"),
        fc.constantFrom(200, 401, 500),
        async (hidden, pin, keyIn, status) => {
          const lines: string[] = [];
          const key = hidden.replaceAll(/[^!-~]/g, "_");
          const fetch = async (): Promise<Response> =>
            Response.json(
              { error: { code: "c", message: `${key} ${pin}` }, pa_pin: pin },
              { status, headers: { "x-request-id": key } },
            );
          const client = createExchangeClient({
            baseUrl: `http://me:${encodeURIComponent(pin)}@pbx.invalid`,
            key,
            keyIn,
            tenant: "A",
            fetch,
            headers: { "x-own": key },
            log: logTo((line) => void lines.push(line)),
            retries: { attempts: 1 },
          });
          await client.pagingGroups
            .create({ name: "a", number: "1", pin }, { idempotencyKey: key })
            .catch(() => undefined);
          await client.pagingGroups.list({ query: { limit: 1 } }).catch(() => undefined);
          await client.tokens.generate({ user: "a", validity: "ONCE" }).catch(() => undefined);
          expect(lines).toHaveLength(3);
          for (const one of [key, pin]) expectNone(lines, one);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("of a wiki, wherever they are", async () => {
    await fc.assert(
      fc.asyncProperty(
        secret,
        secret,
        fc.constantFrom("wltoken", "lgpassword", "centralauthtoken", "token", "logintoken", "password"),
        async (hidden, token, name) => {
          const lines: string[] = [];
          const accessToken = hidden.replaceAll(/[^!-~]/g, "_");
          const response = {
            query: { tokens: { csrftoken: token, logintoken: token } },
            login: { result: "Failed", reason: token },
            error: token,
          };
          const fetch = async (): Promise<Response> => Response.json(response);
          const endpoint = `http://me:${encodeURIComponent(token)}@wiki.invalid/api.php?apikey=${encodeURIComponent(token)}`;
          const wiki = createQueryClient({
            endpoint,
            userAgent,
            accessToken,
            fetch,
            log: logTo((line) => void lines.push(line)),
          });
          await wiki.request({ action: "query", [name]: token } as WireParameters);
          await wiki.postWithToken("csrf", { action: "edit", text: "a" });
          await wiki.login({ name: "Me@bot", password: token }).catch(() => undefined);
          expect(lines.length).toBeGreaterThan(3);
          for (const one of [accessToken, token]) expectNone(lines, one);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Checks that the lines do not contain the string in any encoding that a URL may use. */
function expectNone(lines: readonly string[], one: string): void {
  const forms = [one, encodeURIComponent(one), new URLSearchParams({ a: one }).toString().slice(2)];
  for (const line of lines) for (const form of forms) expect(line).not.toContain(form);
}
