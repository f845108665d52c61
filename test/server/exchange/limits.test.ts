import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, StatementSync } from "node:sqlite";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rootFolder } from "../../support/emit.ts";
import { open, type Answer } from "./support.ts";

/* The limits and the cost of one request: number of members, bytes of the response, and database statements. */

const place = await open();
afterAll(() => place.close());

const key = place.keys["tenant-full"];
const query = { tenant: "A" };
const ask = (method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> =>
  place.ask(method, path, { key, query: { ...query, ...more }, ...(body !== undefined && { body }) });
const create = (body: object): Promise<Answer> => ask("POST", "/paginggroups", { name: "a", number: "1", ...body });

/** The limits in the OpenAPI document. */
const { PagingGroupFields: fields, PagingGroupDestinations: destinations } = schemas();
const [{ maxLength: longest = NaN }, { maxItems: mostMembers = NaN }] = destinations.anyOf;

describe("members", () => {
  const members = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

  it.each(["extensions", "PAGING in destinations"])("of %s are limited to the maximum of the spec", async (name) => {
    const given = (list: readonly number[]): object =>
      name === "extensions" ? { extensions: list } : { destinations: { PAGING: list } };
    expect((await create(given(members(mostMembers)))).status).toBe(201);
    const refused = await create(given(members(mostMembers + 1)));
    expect(refused).toMatchObject({
      status: 400,
      code: "invalid_request",
      json: {
        error: {
          details: [{ field: name === "extensions" ? name : "destinations.PAGING", ground: { decision: "D-400" } }],
        },
      },
    });
  });

  it("are limited to the maximum length of the spec", async () => {
    expect((await create({ members: `EXT-${"𝄞".repeat(longest - 4)}` })).status).toBe(201);
    expect(await create({ members: [`EXT-${"a".repeat(longest - 3)}`] })).toMatchObject({
      code: "invalid_request",
      json: { error: { details: [{ field: "members", ground: { decision: "D-400" } }] } },
    });
  });

  it("are one to a string", async () => {
    expect(await create({ members: ["EXT-100,EXT-101"] })).toMatchObject({
      code: "invalid_request",
      json: { error: { details: [{ field: "members", ground: { decision: "D-073" } }] } },
    });
  });

  it("that fill a body are refused before anything is stored", async () => {
    const before = (await ask("GET", "/paging")).text;
    const flood = `{"name":"a","number":"1","extensions":[${"1,".repeat(32_000)}1]}`;
    expect(await create({})).toMatchObject({ status: 201 });
    expect(
      await place.ask("POST", "/paging", { key, query, body: flood.slice(0, 65_000).replace(/,[^,]*$/, "]}") }),
    ).toMatchObject({ status: 400, code: "invalid_request" });
    expect((await ask("GET", "/paging")).text.length - before.length).toBeLessThan(300);
  });

  it("under a name that is not a slot are refused rather than ignored", async () => {
    for (const destinations of [{ PAGNG: ["EXT-1"] }, { PAGING: ["EXT-1"], constructor: ["EXT-1"] }, { pa_id: "1" }]) {
      const { json, code } = await create({ destinations });
      expect(code).toBe("invalid_request");
      expect(json).toMatchObject({
        error: {
          details: [{ field: `destinations.${Object.keys(destinations).at(-1)}`, ground: { decision: "D-401" } }],
        },
      });
    }
  });
});

describe("texts", () => {
  const texts = Object.entries(fields.properties).flatMap(([name, { maxLength }]) =>
    maxLength === 255 && !name.startsWith("pa_") ? [name] : [],
  );

  it("there are some", () => expect(texts.length).toBeGreaterThan(3));

  it.each(texts)("of %s have a maximum length in characters", async (name) => {
    expect((await create({ [name]: "𝄞".repeat(255) })).status).toBe(201);
    expect(await create({ [name]: "a".repeat(256) })).toMatchObject({
      status: 400,
      json: { error: { details: [{ field: name, ground: { decision: "D-400" } }] } },
    });
  });

  it.each([...texts, "mediafile_id", "members"])(
    "of %s contain no control characters, which would inject headers",
    async (name) => {
      for (const one of ["\r", "\n", "\r\nX-Injected: 1", "\0", "\t", "\x1b", "\x7f", "\x85"]) {
        const text = name === "members" ? `EXT-1${one}` : `1${one}`;
        expect((await create({ [name]: text })).code, JSON.stringify(text)).toBe("invalid_request");
      }
    },
  );

  it("name the decision that a text violates", async () => {
    const { json } = await create({ manualheader: "a\r\nb" });
    expect(json).toMatchObject({
      error: { details: [{ field: "manualheader", received: "a\r\nb", ground: { decision: "D-402" } }] },
    });
  });

  it("of a user have the same bounds", async () => {
    const token = (user: string): Promise<Answer> =>
      place.ask("POST", "/auth/token", { key: place.keys["global-full"], body: { user, validity: "ONCE" } });
    expect((await token("a".repeat(255))).code).toBe("user_not_found");
    for (const user of ["a".repeat(256), "a\r\nb"]) expect((await token(user)).code).toBe("invalid_request");
  });
});

describe("the cost of a request", () => {
  async function cost(work: () => Promise<Answer>): Promise<{ readonly statements: number; readonly bytes: number }> {
    const spies = [
      ...(["all", "get", "run"] as const).map((name) => vi.spyOn(StatementSync.prototype, name)),
      vi.spyOn(DatabaseSync.prototype, "exec"),
    ];
    const { text, status } = await work();
    expect(status, text).toBeLessThan(300);
    const statements = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return { statements, bytes: text.length };
  }

  let id: string;
  const full = { extensions: Array.from({ length: mostMembers }, (_, index) => `EXT-${"9".repeat(90)}${index}`) };
  beforeEach(async () => void (id = ((await create(full)).json as { readonly pa_id: string }).pa_id));

  it.each<readonly [string, () => Promise<Answer>]>([
    ["creating a group with the maximum number of members", () => create(full)],
    ["replacing them", () => ask("PATCH", `/paging/${id}`, full)],
    ["reading it", () => ask("GET", `/paging/${id}`)],
    ["deleting it", () => ask("DELETE", `/paging/${id}`)],
  ])("%s: few statements in addition to one for each member, and a bounded response", async (_, work) => {
    const { statements, bytes } = await cost(work);
    expect(statements).toBeGreaterThan(2);
    expect(statements).toBeLessThanOrEqual(mostMembers + 20);
    expect(bytes).toBeLessThan(512 * mostMembers);
  });

  it("a list of thousands of groups returns a page of them, with a link to the next", async () => {
    const total = 2500;
    await place.storage.write(async ({ pagingGroups }) => {
      for (let count = 0; count < total; count++)
        await pagingGroups.insert(place.tenants.B, {
          pa_name: "b",
          pa_number: String(count),
          pa_pin: "",
          pa_bidirectional: "no",
          pa_checkinuse: "",
          pa_me_id: "0",
          pa_manualheader: "",
        });
    });
    const asked = await place.key("tenant-full", { tenant: place.tenants.B });
    const numbers: string[] = [];
    let path: string | undefined = "/paginggroups?tenant=B";
    for (let pages = 1; path !== undefined; pages++) {
      expect(pages).toBeLessThanOrEqual(3);
      const { json, headers }: Answer = await place.ask("GET", path, { key: asked });
      const rows = json as readonly { readonly pa_number: string }[];
      expect(rows.length).toBeLessThanOrEqual(1000);
      numbers.push(...rows.map(({ pa_number: number }) => number));
      path = /^<\/pbx\/openapi\.php([^>]*)>; rel="next"$/.exec(headers["link"] ?? "")?.[1];
    }
    expect(numbers).toEqual(Array.from({ length: total }, (_, index) => String(index)));
    const { statements, bytes } = await cost(() => place.ask("GET", "/paginggroups?tenant=B", { key: asked }));
    expect([statements <= 20, bytes < 512 * 1024]).toEqual([true, true]);
  });

  it("a list of long texts has shorter pages without gaps", async () => {
    const tenant = place.tenants.B;
    const text = "𝄞".repeat(255);
    const before = Number(
      await place.storage.write(({ pagingGroups }) =>
        pagingGroups.insert(tenant, {
          pa_name: text,
          pa_number: text,
          pa_pin: text,
          pa_bidirectional: "no",
          pa_checkinuse: text,
          pa_me_id: "0",
          pa_manualheader: text,
        }),
      ),
    );
    await place.storage.write(async ({ pagingGroups }) => {
      for (let count = 1; count < 300; count++)
        await pagingGroups.insert(tenant, {
          pa_name: text,
          pa_number: text,
          pa_pin: text,
          pa_bidirectional: "no",
          pa_checkinuse: text,
          pa_me_id: "0",
          pa_manualheader: text,
        });
    });
    const asked = await place.key("tenant-full", { tenant });
    const ids: number[] = [];
    let path: string | undefined = `/paginggroups?tenant=B&after=${before - 1}`;
    while (path !== undefined) {
      const { json, headers, text: body }: Answer = await place.ask("GET", path, { key: asked });
      expect(body.length).toBeLessThan(512 * 1024);
      ids.push(...(json as readonly { readonly id: number }[]).map(({ id: one }) => one));
      path = /^<\/pbx\/openapi\.php([^>]*)>; rel="next"$/.exec(headers["link"] ?? "")?.[1];
    }
    expect(ids).toEqual(Array.from({ length: 300 }, (_, index) => before + index));
  });
});

describe("numbers", () => {
  const raw = (text: string): Promise<Answer> =>
    place.ask("POST", "/paging", { key, query, body: `{"name":"a","number":"1",${text}}` });

  it.each([
    ['"extensions":[99999999999999999999]', "extensions"],
    ['"mediafile_id":99999999999999999999', "mediafile_id"],
    ['"mediafile_id":9007199254740992', "mediafile_id"],
    ['"mediafile_id":9007199254740993.0', "mediafile_id"],
    ['"mediafile_id":-9007199254740993', "mediafile_id"],
    ['"colour":1e400', "colour"],
    ['"x":[{"y":[1,{"z":9007199254740993}]}]', "x.y.z"],
  ])("%s is refused rather than changed", async (text, field) => {
    const { code, json, status } = await raw(text);
    expect([status, code]).toEqual([400, "invalid_request"]);
    expect(json).toMatchObject({
      error: { details: [{ field, received: expect.stringMatching(/^-?[\de.]+$/) as string }] },
    });
  });

  it.each([
    ['"mediafile_id":1e20', 400],
    ['"mediafile_id":-1', 400],
    ['"mediafile_id":1.5', 400],
    ['"mediafile_id":9007199254740991', 201],
    ['"mediafile_id":"99999999999999999999"', 201],
    ['"extensions":[9007199254740991]', 201],
    ['"mediafile_id":7e2', 201],
  ])("%s is %d", async (text, status) => expect((await raw(text)).status).toBe(status));

  it("as a string keep all digits", async () =>
    expect((await raw('"mediafile_id":"99999999999999999999"')).json).toMatchObject({
      pa_me_id: "99999999999999999999",
    }));

  it("in a string is a string", async () =>
    expect((await raw('"manualheader":"99999999999999999999: 1e999"')).status).toBe(201));
});

describe("a body under a Content-Encoding", () => {
  const encoded = (encoding: string): Promise<Answer> =>
    place.ask("POST", "/paging", {
      key,
      query,
      body: { name: "a", number: "1" },
      headers: { "content-encoding": encoding },
    });

  it.each(["gzip", "br", "identity, gzip", "x-unknown"])("%s is refused", async (encoding) => {
    expect(await encoded(encoding)).toMatchObject({
      status: 415,
      code: "unsupported_media_type",
      headers: { "accept-encoding": "identity" },
    });
  });
  it.each(["identity", "IDENTITY", ""])("“%s” is taken", async (encoding) =>
    expect((await encoded(encoding)).status).toBe(201),
  );
});

describe("an ID in the query string", () => {
  it("reads one object, as the manual's older form does", async () => {
    const { pa_id: id } = (await create({ members: [1] })).json as { readonly pa_id: string };
    const one = await ask("GET", `/paginggroups/${id}`);
    for (const path of ["/paging", "/paginggroups", "/intercom"])
      expect(await ask("GET", path, undefined, { id })).toMatchObject({
        status: 200,
        text: one.text,
        headers: { etag: one.headers["etag"] },
      });
    for (const wrong of ["999999", "0", "", "x", "1 OR 1=1"])
      expect((await ask("GET", "/paging", undefined, { id: wrong })).code).toBe("object_not_found");
  });

  it("does not reach another tenant's", async () => {
    const id = await place.group("B");
    expect(await ask("GET", "/paging", undefined, { id })).toMatchObject({ status: 404, code: "object_not_found" });
  });
});

it("a validity in the past replaces the earlier token with an expired one", async () => {
  await place.storage.write(({ identities }) => identities.insertUser({ username: "ida" }));
  const token = async (validity: string): Promise<Answer> =>
    place.ask("POST", "/auth/token", { key: place.keys["global-full"], body: { user: "ida", validity } });
  const origin = await place.listen();
  const login = async ({ json }: Answer): Promise<number> =>
    (
      await fetch(`${origin}/login`, {
        method: "POST",
        body: new URLSearchParams({ user: "ida", password: (json as { readonly token: string }).token }),
      })
    ).status;
  const before = await token("2099-12-31 23:59:59");
  expect(await login(before)).toBe(200);
  const past = await token("2001-01-01 00:00:00");
  expect(past.status).toBe(200);
  expect([await login(past), await login(before)]).toEqual([403, 403]);
});

interface Schema {
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface Schemas {
  readonly PagingGroupFields: { readonly properties: Readonly<Record<string, Schema>> };
  readonly PagingGroupDestinations: { readonly anyOf: readonly [Schema, Schema] };
}

function schemas(): Schemas {
  const document = JSON.parse(readFileSync(join(rootFolder, "packages/openapi/generated/exchange.json"), "utf8")) as {
    readonly components: { readonly schemas: Schemas };
  };
  return document.components.schemas;
}
