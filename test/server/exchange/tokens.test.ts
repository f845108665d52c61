import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { open, type Answer, type Place } from "./support.ts";

let place: Place;
let time = Date.parse("2026-06-30T12:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "kiln-tokens-"));

beforeEach(async () => {
  time = Date.parse("2026-06-30T12:00:00Z");
  place = await open({ now: () => time, database: join(folder, "server.db") });
});

afterEach(async () => {
  await place.close();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

const generate = (body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  place.ask("POST", "/auth/token", { key: place.keys["global-full"], body, headers });
const reset = (user: string): Promise<Answer> =>
  place.ask("DELETE", "/auth/token", { key: place.keys["global-full"], body: { user } });

async function tokenFor(user: string, validity = "ONCE"): Promise<string> {
  const { json, status, text } = await generate({ user, validity });
  expect(status, text).toBe(200);
  return (json as { token: string }).token;
}

async function login(user: string, password: string): Promise<number> {
  const response = await fetch(`${await place.listen()}/login`, {
    method: "POST",
    body: new URLSearchParams({ user, password }),
  });
  await response.text();
  return response.status;
}

/** Returns the statuses of a hundred concurrent logins. None completes before all have found the token valid. */
async function together(places: readonly Place[], token: string): Promise<readonly number[]> {
  const addresses = await Promise.all(places.map((one) => one.listen()));
  let waiting = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const { storage } of places) {
    const write = storage.write.bind(storage);
    vi.spyOn(storage, "write").mockImplementation(async (work) => {
      if (++waiting === 100) resolve();
      await promise;
      return write(work);
    });
  }
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const response = await fetch(`${addresses[index % places.length]!}/login`, {
        method: "POST",
        body: new URLSearchParams({ user: "web", password: token }),
      });
      await response.text();
      return response.status;
    }),
  );
  vi.restoreAllMocks();
  return statuses.sort();
}

const user = (username: string): Promise<unknown> =>
  place.storage.write(({ identities }) => identities.insertUser({ username }));
const extension = (
  tenant: "A" | "B",
  more: { webUser?: string; sipNames?: readonly string[]; endpoints?: readonly string[] },
): Promise<unknown> =>
  place.storage.write(({ identities }) =>
    identities.insertExtension({ tenant: place.tenants[tenant], number: "100", name: "x", ...more }),
  );

describe("an identity", () => {
  it("is found as a web user, as an extension's web user, as a SIP name, as an endpoint", async () => {
    await user("web");
    await extension("A", { webUser: "own" });
    await extension("A", { sipNames: ["sip"] });
    await extension("B", { endpoints: ["endpoint"] });
    for (const name of ["web", "own", "sip", "endpoint"]) {
      const token = await tokenFor(name);
      expect(await login(name, token), name).toBe(200);
    }
    for (const name of ["WEB", "web ", "none", "' OR ''='", "%"])
      expect((await generate({ user: name, validity: "ONCE" })).code, name).toBe("user_not_found");
  });

  it("is the first in this order", async () => {
    await extension("A", { endpoints: ["x"] });
    const ofEndpoint = await tokenFor("x");
    await extension("A", { sipNames: ["x"] });
    expect(await login("x", ofEndpoint)).toBe(403);
    const ofSip = await tokenFor("x");
    await extension("A", { webUser: "x" });
    expect(await login("x", ofSip)).toBe(403);
    const ofExtension = await tokenFor("x");
    await user("x");
    expect(await login("x", ofExtension)).toBe(403);
    expect(await login("x", await tokenFor("x"))).toBe(200);
  });

  it("is not a SIP name or an endpoint of an extension that has a web user", async () => {
    await extension("A", { webUser: "own", sipNames: ["sip"], endpoints: ["endpoint"] });
    for (const name of ["sip", "endpoint"])
      expect((await generate({ user: name, validity: "ONCE" })).code).toBe("user_not_found");
  });

  it("is unknown if a step finds several, even if a later step finds one", async () => {
    await extension("A", { webUser: "two" });
    await extension("B", { webUser: "two" });
    await extension("B", { sipNames: ["two"] });
    expect((await generate({ user: "two", validity: "ONCE" })).code).toBe("user_not_found");
    expect((await reset("two")).code).toBe("user_not_found");
    await user("two");
    expect(await login("two", await tokenFor("two"))).toBe(200);
  });

  it("may have several SIP names", async () => {
    await extension("A", { sipNames: ["s", "s", "t"] });
    const token = await tokenFor("s");
    expect(await login("t", token)).toBe(200);
  });

  it("that is empty is missing, and is no extension without a web user", async () => {
    await extension("A", {});
    expect((await generate({ user: "", validity: "ONCE" })).code).toBe("missing_user");
    expect((await reset("")).code).toBe("missing_user");
    expect(await login("", "")).toBe(403);
  });
});

describe("a token", () => {
  beforeEach(() => user("web"));

  it("is returned once, not stored, and not guessable", async () => {
    const { json, headers } = await generate({ user: "web", validity: "ONCE" });
    const { token } = json as { token: string };
    expect(json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: "web",
      target_type: "WEBPASSWORD",
    });
    expect(headers["cache-control"]).toBe("no-store");
    expect(await tokenFor("web")).not.toBe(token);
    await tokenFor("web", "2026-07-01 00:00:00");
    for (const file of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, file), "latin1");
      for (const secret of [
        token,
        Buffer.from(token, "base64url").toString("latin1"),
        place.keys["global-full"],
        place.keys["tenant-full"].split("_")[3]!,
      ])
        expect(bytes.includes(secret), file).toBe(false);
    }
  });

  it("for once works once", async () => {
    const token = await tokenFor("web");
    time += 10 * 365 * 24 * 3600 * 1000;
    expect([
      await login("web", `${token}x`),
      await login("other", token),
      await login("web", token),
      await login("web", token),
    ]).toEqual([403, 403, 200, 403]);
  });

  it("until a moment works until then, however often", async () => {
    const token = await tokenFor("web", "2026-06-30 12:00:10");
    expect([
      await login("web", token),
      await login("web", `${token}x`),
      await login("web", ""),
      await login("web", token),
    ]).toEqual([200, 403, 403, 200]);
    time += 9_999;
    expect(await login("web", token)).toBe(200);
    time += 1;
    expect(await login("web", token)).toBe(403);
  });

  it("takes the place of the one before, and is gone after a reset", async () => {
    const first = await tokenFor("web", "2026-07-01 00:00:00");
    const second = await tokenFor("web");
    expect(await login("web", first)).toBe(403);
    expect(await reset("web")).toMatchObject({
      status: 200,
      json: { reset: true, user: "web", target_type: "WEBPASSWORD" },
    });
    expect(await login("web", second)).toBe(403);
    expect((await reset("web")).status).toBe(200);
  });

  it.each([
    ["2026-06-30 12:00:01", true],
    ["2026-06-30T12:00:01", true],
    ["2026-06-30 12:00:01Z", true],
    ["2026-06-30T14:00:01+02:00", true],
    ["2026-06-30 13:59:59+02:00", false],
    ["2026-06-30 07:00:01-05:00", true],
    ["2026-06-30 11:59:59", false],
    ["1970-01-01 00:00:00", false],
    ["9999-12-31 23:59:59", true],
    ["0000-01-01 00:00:00+14:00", false],
  ])("until %s: %s at noon in UTC", async (validity, passes) => {
    expect(await login("web", await tokenFor("web", validity))).toBe(passes ? 200 : 403);
  });

  it.each([
    "once",
    "",
    "soon",
    "2026-02-30 00:00:00",
    "2026-06-30",
    "2026-06-30 24:00:00",
    "2026-06-30 12:60:00",
    " 2026-06-30 12:00:00",
    "2026-06-30 12:00:00 CET",
    "1782820800",
    7,
    null,
    undefined,
    ["ONCE"],
  ])("is not made for %j, and the one before stays", async (validity) => {
    const token = await tokenFor("web");
    expect(await generate({ user: "web", validity })).toMatchObject({ status: 400, code: "invalid_validity" });
    expect(await login("web", token)).toBe(200);
  });

  it("needs a validity, and its absence is reported", async () => {
    const { json } = await generate({ user: "web" }, { accept: "application/problem+json" });
    expect(json).toMatchObject({ code: "invalid_validity", errors: [{ pointer: "/validity" }] });
  });

  it("is not made again, nor shown, when the request is repeated", async () => {
    const headers = { "idempotency-key": "k1" };
    const { json } = await generate({ user: "web", validity: "ONCE" }, headers);
    const again = await generate({ user: "web", validity: "ONCE" }, headers);
    expect(again).toMatchObject({ status: 409, code: "idempotency_key_used" });
    expect((await generate({ user: "web", validity: "2026-07-01 00:00:00" }, headers)).code).toBe(
      "idempotency_key_reused",
    );
    expect(await login("web", (json as { token: string }).token)).toBe(200);
  });

  it("for once lets in exactly one of a hundred at the same time", async () => {
    const token = await tokenFor("web");
    expect(await together([place], token)).toEqual([200, ...Array<number>(99).fill(403)]);
  });

  it("for once lets in exactly one of a hundred, at two servers of one database", async () => {
    const token = await tokenFor("web");
    const other = await open({ now: () => time, database: join(folder, "server.db") });
    expect(await together([place, other], token)).toEqual([200, ...Array<number>(99).fill(403)]);
    await other.close();
  });

  it("survives a restart", async () => {
    const token = await tokenFor("web");
    await place.close();
    place = await open({ now: () => time, database: join(folder, "server.db") });
    expect(await login("web", token)).toBe(200);
  });
});

describe("the login page", () => {
  it("is a form that works without scripts, and is not kept", async () => {
    const response = await fetch(`${await place.listen()}/login`);
    const page = await response.text();
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.has("x-ratelimit-limit")).toBe(false);
    expect(page).toMatch(/<html lang="en">/);
    expect(page).toContain('content="width=device-width, initial-scale=1"');
    expect(page).toContain('spellcheck="false"');
    for (const name of ["user", "password"])
      expect(page).toMatch(new RegExp(`<label for="${name}">[\\s\\S]*<input id="${name}" name="${name}"`));
  });

  it("says the same of everything that is wrong, and repeats nothing", async () => {
    await user("web");
    const token = await tokenFor("web", "2026-06-30 11:00:00");
    const url = `${await place.listen()}/login`;
    const responses = await Promise.all(
      [
        { user: "web", password: token },
        { user: "web", password: "x" },
        { user: "<b>", password: "x" },
        { user: "", password: "" },
        {},
      ].map(async (form) => {
        const response = await fetch(url, {
          method: "POST",
          body: new URLSearchParams(form as Record<string, string>),
        });
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(responses.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(responses[0]![0]).toBe(403);
  });

  it("takes forms alone, and short ones", async () => {
    const url = `${await place.listen()}/login`;
    const post = async (init: RequestInit): Promise<readonly [number, string]> => {
      const response = await fetch(url, { method: "POST", ...init });
      return [response.status, await response.text()];
    };
    const json = { body: "{}", headers: { "content-type": "application/json" } };
    expect(await post(json)).toEqual([415, "The request was refused.\n"]);
    const formOf = (length: number) => new URLSearchParams({ user: "x".repeat(length - "user=".length) });
    expect((await post({ body: formOf(4096) }))[0]).toBe(403);
    expect((await post({ body: formOf(4097) }))[0]).toBe(413);
    expect((await fetch(`${url}?user=a&password=b`)).status).toBe(200);
  });

  it("logs internal errors, and shows nothing of them", async () => {
    const lines: string[] = [];
    const logged = await open({ logLevel: "error", logStream: { write: (line) => void lines.push(line) } });
    vi.spyOn(logged.storage, "read").mockRejectedValue(new Error("The disk is full"));
    const url = `${await logged.listen()}/login`;
    const [wrong, failed] = [
      await fetch(url, { method: "POST", body: "x", headers: { "content-type": "text/plain" } }),
      await fetch(url, { method: "POST", body: new URLSearchParams({ user: "a", password: "b" }) }),
    ];
    expect([wrong.status, failed.status, await failed.text()]).toEqual([415, 500, "The request was refused.\n"]);
    expect(lines.map((line) => (JSON.parse(line) as { err: object }).err)).toEqual([
      expect.objectContaining({ message: "The disk is full" }),
    ]);
    vi.restoreAllMocks();
    await logged.close();
  });

  it("counts as a request of its address", async () => {
    const limited = await open({ rateLimit: 1 });
    const url = `${await limited.listen()}/login`;
    expect((await fetch(url)).status).toBe(200);
    const refused = await fetch(url);
    expect([refused.status, refused.headers.get("content-type"), await refused.text()]).toEqual([
      429,
      "text/plain; charset=utf-8",
      "Too many requests.\n",
    ]);
    await limited.close();
  });

  it("takes fewer guesses a minute than the API takes requests", async () => {
    const limited = await open({ rateLimit: 600 });
    const url = `${await limited.listen()}/login`;
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () =>
        fetch(url, { method: "POST", body: new URLSearchParams({ user: "a", password: "b" }) }).then(
          ({ status }) => status,
        ),
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await limited.close();
  });
});
