import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { open, type Answer, type Place } from "./support.ts";

interface Detail {
  readonly [name: string]: unknown;
  readonly pa_id: string;
  readonly related: { readonly destinations: readonly Readonly<Record<string, string>>[] } | readonly [];
}

let place: Place;
let time = Date.now();

beforeEach(async () => void (place = await open({ now: () => time })));
afterEach(() => place.close());

const inA = { tenant: "A" };

function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  query: Record<string, string> = inA,
): Promise<Answer> {
  return place.ask(method, path, { key: place.keys["tenant-full"], query, body, headers });
}

async function create(body: object): Promise<Detail> {
  const { json, text, status } = await ask("POST", "/paginggroups", { name: "a", number: "1", ...body });
  expect(status, text).toBe(201);
  return json as Detail;
}

const membersOf = ({ related }: Detail): readonly string[] =>
  "destinations" in related ? related.destinations.map((one) => `${one["de_type_dst"]}-${one["de_type_id_dst"]}`) : [];

describe("fields", () => {
  it("are stored and returned as rows of text", async () => {
    const { json } = await ask("POST", "/paginggroups", {
      name: "Hall",
      number: "830",
      pin: "1234",
      bidirectional: "yes",
      checkinuse: "on",
      mediafile_id: 7,
      manualheader: "X: y",
      members: ["VOICEMAIL-100"],
    });
    const row = {
      pa_id: "1",
      pa_te_id: place.tenants.A,
      pa_number: "830",
      pa_name: "Hall",
      pa_pin: "1234",
      pa_bidirectional: "yes",
      pa_checkinuse: "on",
      pa_me_id: "7",
      pa_manualheader: "X: y",
      id: 1,
      name: "Hall",
    };
    const destination = {
      de_id: "1",
      de_te_id: place.tenants.A,
      de_type_src: "PAGING",
      de_type_id_src: "1",
      de_type_dst: "VOICEMAIL",
      de_type_id_dst: "100",
      de_ord: "0",
    };
    expect(json).toEqual({ ...row, object: "paginggroup", related: { destinations: [destination] } });
    expect((await ask("GET", "/paginggroups/1")).json).toEqual(json);
    expect((await ask("GET", "/paginggroups")).json).toEqual([row]);
    expect(Object.keys(((await ask("GET", "/paginggroups")).json as object[])[0]!)).toEqual([
      "pa_id",
      "pa_te_id",
      "pa_number",
      "pa_name",
      "pa_pin",
      "pa_bidirectional",
      "pa_checkinuse",
      "pa_me_id",
      "pa_manualheader",
      "id",
      "name",
    ]);
  });

  it("left out have the values that are decided, and an empty related is a list", async () => {
    expect(await create({})).toMatchObject({
      pa_pin: "",
      pa_bidirectional: "no",
      pa_checkinuse: "",
      pa_me_id: "0",
      pa_manualheader: "",
      related: [],
    });
  });

  it("may have their source names, and both where they are equal", async () => {
    expect(await create({ name: undefined, pa_name: "b", pa_number: "1" })).toMatchObject({ pa_name: "b" });
    expect((await ask("POST", "/paginggroups", { name: "a", pa_name: "b", number: "1" })).code).toBe("invalid_request");
    expect((await ask("POST", "/paginggroups", { name: "a", number: "1", pa_bidirectional: "maybe" })).code).toBe(
      "invalid_request",
    );
  });

  it("that an update leaves out stay; empty text clears, null does not", async () => {
    const { pa_id } = await create({ pin: "1", manualheader: "h", members: [1, 2] });
    expect((await ask("PATCH", `/paging/${pa_id}`, { number: "2" })).json).toMatchObject({
      pa_name: "a",
      pa_number: "2",
      pa_pin: "1",
      pa_manualheader: "h",
      related: { destinations: [{}, {}] },
    });
    expect((await ask("PATCH", `/paging/${pa_id}`, { pin: "" })).json).toMatchObject({
      pa_pin: "",
      pa_manualheader: "h",
    });
    for (const body of [{ pin: null }, { name: "" }, { number: "" }, { name: null }])
      expect((await ask("PATCH", `/paging/${pa_id}`, body)).code).toBe("invalid_request");
    const before = (await ask("GET", `/paging/${pa_id}`)).json;
    for (const body of [{}, { colour: "red" }, { pa_id: "9", id: 9, object: "x" }])
      expect(await ask("PATCH", `/paging/${pa_id}`, body)).toMatchObject({ status: 200, json: before });
  });

  it("are text, whatever their content", async () => {
    for (const name of [
      "'; DROP TABLE pa_paginggroups; --",
      "<script>",
      "%",
      "𝄞\u2028",
      "__proto__",
      "𝄞".repeat(255),
    ]) {
      const { pa_id } = await create({ name, manualheader: name });
      expect((await ask("GET", `/paging/${pa_id}`)).json).toMatchObject({ pa_name: name, name, pa_manualheader: name });
    }
  });
});

describe("destinations", () => {
  it.each([
    [{ members: "EXT-100" }, ["EXT-100"]],
    [{ extensions: [100, 101] }, ["EXT-100", "EXT-101"]],
    [{ peers: ["EXT-2", 1, "VOICEMAIL-a-b"] }, ["EXT-2", "EXT-1", "VOICEMAIL-a-b"]],
    [{ destination: ["EXT-1", "EXT-1"] }, ["EXT-1", "EXT-1"]],
    [{ destinations: { PAGING: ["EXT-9", "EXT-8"] } }, ["EXT-9", "EXT-8"]],
    [{ destinations: { members: 5 } }, undefined],
    [{ destinations: { members: "EXT-5" } }, ["EXT-5"]],
    [{ members: [1], destinations: { PAGING: ["EXT-1"] } }, ["EXT-1"]],
    [{ members: [1], peers: [2] }, undefined],
    [{ members: ["ext-1"] }, undefined],
    [{ members: [1.5] }, undefined],
    [{ members: [-1] }, undefined],
    [{ members: null }, undefined],
    [{ members: [] }, []],
    [{ destinations: {} }, []],
    [{ destinations: [] }, undefined],
  ] as const)("%j are %j", async (given, wanted) => {
    const { json, code } = await ask("POST", "/paginggroups", { name: "a", number: "1", ...given });
    if (wanted === undefined) return expect(code).toBe("invalid_request");
    expect(membersOf(json as Detail)).toEqual(wanted);
  });

  it("are replaced as a whole, in the order given", async () => {
    const { pa_id } = await create({ members: [1, 2, 3] });
    await create({ members: [7] });
    expect(membersOf((await ask("PATCH", `/paging/${pa_id}`, { members: [3, 9, 1] })).json as Detail)).toEqual([
      "EXT-3",
      "EXT-9",
      "EXT-1",
    ]);
    expect(membersOf((await ask("PATCH", `/paging/${pa_id}`, { members: [] })).json as Detail)).toEqual([]);
    expect(membersOf((await ask("GET", "/paging/2")).json as Detail)).toEqual(["EXT-7"]);
    const many = Array.from({ length: 500 }, (_, index) => 1000 - index);
    expect(membersOf((await ask("PATCH", `/paging/${pa_id}`, { members: many })).json as Detail)).toEqual(
      many.map((one) => `EXT-${one}`),
    );
  });

  it("of a group that cannot be updated stay", async () => {
    const { pa_id } = await create({ members: [1] });
    expect((await ask("PATCH", `/paging/${pa_id}`, { members: [2], pin: 5 })).code).toBe("invalid_request");
    expect(membersOf((await ask("GET", `/paging/${pa_id}`)).json as Detail)).toEqual(["EXT-1"]);
  });
});

describe("deleting", () => {
  it("is confirmed once, and an ID is not reused", async () => {
    const { pa_id } = await create({ members: [1] });
    expect(await ask("DELETE", `/intercom/${pa_id}`)).toMatchObject({
      status: 200,
      text: `{"deleted":true,"id":${pa_id}}`,
    });
    expect((await ask("DELETE", `/intercom/${pa_id}`)).code).toBe("object_not_found");
    const next = await create({});
    expect(Number(next.pa_id)).toBeGreaterThan(Number(pa_id));
    expect(membersOf(next)).toEqual([]);
  });
});

describe("versions", () => {
  it("change with the object, and guard it", async () => {
    const { headers, json } = await ask("POST", "/paging", { name: "a", number: "1" });
    const [id, first] = [(json as Detail).pa_id, headers["etag"]!];
    expect(first).toMatch(/^"[\w-]{27}"$/);
    expect((await ask("GET", `/paging/${id}`)).headers["etag"]).toBe(first);
    const second = (await ask("PATCH", `/paging/${id}`, { number: "2" }, { "if-match": first })).headers["etag"]!;
    expect(second).not.toBe(first);
    for (const etag of [first, `W/${second}`, '"*"', "nonsense"])
      expect(await ask("PATCH", `/paging/${id}`, { number: "3" }, { "if-match": etag })).toMatchObject({
        status: 412,
        code: "precondition_failed",
      });
    expect((await ask("GET", `/paging/${id}`)).headers["etag"]).toBe(second);
    expect(
      (await ask("PATCH", `/paging/${id}`, { members: [1] }, { "if-match": `"x", ${second}` })).headers["etag"],
    ).not.toBe(second);
    expect((await ask("DELETE", `/paging/${id}`, undefined, { "if-match": second })).status).toBe(412);
    expect((await ask("DELETE", `/paging/${id}`, undefined, { "if-match": "*" })).status).toBe(200);
  });

  it("avoid sending a known response again", async () => {
    const { headers } = await ask("POST", "/paging", { name: "a", number: "1" });
    const etag = headers["etag"]!;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"])
      expect(await ask("GET", "/paging/1", undefined, { "if-none-match": known })).toMatchObject({
        status: 304,
        text: "",
        headers: { etag },
      });
    expect((await ask("GET", "/paging/1", undefined, { "if-none-match": '"x"' })).status).toBe(200);
  });

  it("let one of many who change the same win", async () => {
    const { headers } = await ask("POST", "/paging", { name: "a", number: "0" });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask("PATCH", "/paging/1", { number: `n${index}` }, { "if-match": headers["etag"]! }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(412)]);
  });
});

describe("a repeated create", () => {
  const body = { name: "a", number: "1", members: [1] };
  const groups = async (): Promise<number> => ((await ask("GET", "/paging")).json as unknown[]).length;

  it("gets the first response, whatever happened to the object, and creates nothing", async () => {
    const headers = { "idempotency-key": "k-1" };
    const first = await ask("POST", "/paging", body, headers);
    const again = await ask(
      "POST",
      "/intercoms",
      { pa_number: "1", destinations: { PAGING: "EXT-1" }, pa_name: "a", colour: "red" },
      headers,
    );
    expect([again.status, again.text, again.headers["etag"]]).toEqual([
      first.status,
      first.text,
      first.headers["etag"],
    ]);
    await ask("DELETE", "/paging/1");
    expect((await ask("POST", "?object=paginggroup&action=add", body, headers)).text).toBe(first.text);
    expect(await groups()).toBe(0);
  });

  it("is refused when it is another request", async () => {
    const headers = { "idempotency-key": "k-1" };
    await ask("POST", "/paging", body, headers);
    expect(await ask("POST", "/paging", { ...body, number: "2" }, headers)).toMatchObject({
      status: 422,
      code: "idempotency_key_reused",
    });
    const full = place.keys["global-full"];
    expect((await place.ask("POST", "/paging", { key: full, query: inA, body, headers })).status).toBe(201);
    expect((await place.ask("POST", "/paging", { key: full, query: { tenant: "B" }, body, headers })).code).toBe(
      "idempotency_key_reused",
    );
  });

  it("is a new one after 24 hours, with another key, without one, and after a failure", async () => {
    const headers = { "idempotency-key": "k-1" };
    expect((await ask("POST", "/paging", { name: "a" }, headers)).status).toBe(400);
    await ask("POST", "/paging", body, headers);
    time += 24 * 3600 * 1000;
    await ask("POST", "/paging", body, headers);
    await ask("POST", "/paging", body, { "idempotency-key": "k-2" });
    await ask("POST", "/paging", body);
    expect(await groups()).toBe(4);
  });

  it("makes one of many at the same time", async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => ask("POST", "/paging", body, { "idempotency-key": "k-1" })),
    );
    expect(new Set(responses.map(({ status, text }) => status + text)).size).toBe(1);
    expect(await groups()).toBe(1);
  });

  it.each(["", "a b", "é", "x".repeat(256)])("needs a key that is one: %j", async (key) => {
    expect((await ask("POST", "/paging", body, { "idempotency-key": key })).code).toBe("invalid_request");
    expect(await groups()).toBe(0);
  });

  it("survives a restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kiln-repeat-"));
    const database = join(folder, "server.db");
    const before = await open({ database });
    const key = before.keys["global-full"];
    const call = { key, query: inA, body, headers: { "idempotency-key": "k" } };
    const first = await before.ask("POST", "/paging", call);
    await before.close();
    const after = await open({ database });
    expect((await after.ask("POST", "/paging", call)).text).toBe(first.text);
    expect((await after.ask("GET", "/paging", { key })).json).toHaveLength(1);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});

describe("pages of the list", () => {
  it("follow one another by Link, to the end, and hold everything once", async () => {
    for (let index = 0; index < 7; index++) await place.group(index === 3 ? "B" : "A");
    const seen: number[] = [];
    let next: string | undefined = "/pbx/openapi.php/pagings?limit=2&tenant=Alpha Company";
    for (let count = 0; next !== undefined && count < 10; count++) {
      const { json, headers }: Answer = await place.ask("GET", next.slice("/pbx/openapi.php".length), {
        headers: { authorization: `Bearer ${place.keys["tenant-full"]}` },
      });
      seen.push(...(json as { id: number }[]).map(({ id }) => id));
      if (count === 0) await place.group("A");
      next = /^<([^>]+)>; rel="next"$/.exec(headers["link"] ?? "")?.[1];
    }
    expect(seen).toEqual([1, 2, 3, 5, 6, 7, 8]);
  });

  it("do not repeat the key in the address", async () => {
    await place.group("A");
    await place.group("A");
    const { headers } = await place.ask("GET", `/paging?limit=1&key=${place.keys["tenant-full"]}&tenant=A`);
    expect(headers["link"]).toBe('</pbx/openapi.php/paging?limit=1&tenant=A&after=1>; rel="next"');
  });

  it("are requested with numbers", async () => {
    for (const query of [
      { limit: "0" },
      { limit: "1001" },
      { limit: "-1" },
      { limit: "1.5" },
      { limit: "x" },
      { limit: "0x2" },
      { limit: "1e2" },
      { after: "x" },
      { after: "-1" },
      { after: "1 OR 1" },
    ]) {
      expect((await ask("GET", "/paging", undefined, {}, { ...inA, ...query })).code, JSON.stringify(query)).toBe(
        "invalid_request",
      );
    }
    await place.group("A");
    for (const query of [{ limit: "1000" }, { after: "0" }, {}])
      expect((await ask("GET", "/paging", undefined, {}, { ...inA, ...query })).json).toHaveLength(1);
    expect(await ask("GET", "/paging", undefined, {}, { ...inA, after: "999999999999999" })).toMatchObject({
      status: 200,
      text: "[]",
    });
  });

  it("a list without any is empty", async () =>
    expect(await ask("GET", "/paging")).toMatchObject({ status: 200, text: "[]" }));
});

describe("a list with fields", () => {
  const numbers = async (query: Record<string, string>): Promise<unknown> =>
    ((await ask("GET", "/paging", undefined, {}, query)).json as { pa_number: string }[]).map(
      ({ pa_number: number }) => number,
    );

  beforeEach(async () => {
    await place.group("A", { pa_number: "1", pa_name: "Sales", pa_manualheader: "" });
    await place.group("A", { pa_number: "2", pa_name: "sales", pa_manualheader: "x" });
    await place.group("A", { pa_number: "3", pa_name: "Sales", pa_manualheader: "' OR ''='" });
    await place.group("B", { pa_number: "4", pa_name: "Sales" });
  });

  it.each([
    [{ name: "Sales" }, ["1", "3"]],
    [{ pa_name: "Sales" }, ["1", "3"]],
    [{ name: "Sales", pa_name: "Sales" }, ["1", "3"]],
    [{ name: "Sales", number: "3" }, ["3"]],
    [{ manualheader: "" }, ["1"]],
    [{ manualheader: "' OR ''='" }, ["3"]],
    [{ name: "Sales%" }, []],
    [{ mediafile_id: "0", bidirectional: "no", checkinuse: "" }, ["1", "2", "3"]],
  ])("returns the rows that have exactly these values: %j", async (query, expected) =>
    expect(await numbers({ ...inA, ...query })).toEqual(expected),
  );

  it("is refused where two names of a field differ", async () =>
    expect((await ask("GET", "/paging", undefined, {}, { ...inA, name: "a", pa_name: "b" })).code).toBe(
      "invalid_request",
    ));

  it("cannot be filtered by a secret or by other columns", async () => {
    for (const query of [{ pin: "nobody's" }, { pa_pin: "nobody's" }, { pa_te_id: "9" }, { pa_id: "9" }])
      expect(await numbers({ ...inA, ...query }), JSON.stringify(query)).toHaveLength(3);
  });

  it("has pages, which keep to the fields", async () => {
    const { headers, json } = await ask("GET", "/paging", undefined, {}, { ...inA, name: "Sales", limit: "1" });
    expect(json).toMatchObject([{ pa_number: "1" }]);
    const next = /^<\/pbx\/openapi\.php([^>]+)>; rel="next"$/.exec(headers["link"]!)![1]!;
    const second = await place.ask("GET", next, { key: place.keys["tenant-full"] });
    expect([second.json, second.headers["link"]]).toMatchObject([[{ pa_number: "3" }], undefined]);
  });
});
