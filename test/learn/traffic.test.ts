import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { startTestServer } from "../../packages/reference-server/src/index.ts";
import { runKiln } from "../support/run-kiln.ts";
import { harOf, recorder, type Exchanged } from "./support/traffic.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiln-traffic-"));
  cpSync(join(import.meta.dirname, "../fixtures/complete/spec"), join(folder, "spec"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const base = "https://office.invalid";
const learn = (har: string, ...args: readonly string[]) => {
  writeFileSync(join(folder, "traffic.har"), har);
  return runKiln(folder, "learn", "--from", "traffic.har", ...args);
};

/** Returns the findings about the exchanges: their codes and messages. */
async function findings(...all: readonly Exchanged[]): Promise<readonly string[]> {
  const { diagnostics } = JSON.parse((await learn(harOf(all), "--json")).out);
  return diagnostics.map((one: { code: string; message: string }) => `${one.code}: ${one.message}`);
}

/** An exchange that reads a desk. */
const desk = (id: number, body: { readonly [name: string]: unknown }): Exchanged => ({
  url: `${base}/rooms/1/desks/${id}?key=url-secret`,
  body: { de_id: id, ...body } as never,
});
const without = (id: number): Exchanged => ({ url: `${base}/rooms/1/desks/${id}`, body: {} });

describe("a finding counts responses", () => {
  test("without a required field, and with null, each in one finding", async () => {
    const found = await findings(desk(1, {}), without(2), without(3), desk(4, { de_id: null }));
    expect(found).toEqual([
      "decision-refuted: “row.de_id” differs in “response field” (in the response of getDesk, decided by D-001): it is missing in 2 of 4 responses, with GET /rooms/{room_id}/desks/{desk_id}.",
      "decision-refuted: “row.de_id” differs in “response field” (in the response of getDesk, decided by D-001): null is not a whole number (/de_id) in 1 of 4 responses, with GET /rooms/{room_id}/desks/{desk_id}.",
      expect.stringContaining("de_id is null instead of 4 in 1 of 4 responses"),
    ]);
  });

  test("with a value outside of an enum", async () => {
    const found = await findings(desk(1, { span: { from: "08:00", until: "09:00", place: "moon" } }), desk(2, {}));
    expect(found).toEqual([expect.stringMatching(/"moon" is not one of [^ ]+.* \S+ in 1 of 2 responses/)]);
  });

  test("with a status or an error code that the spec does not list", async () => {
    const patch = { method: "PATCH", url: `${base}/rooms/1`, sent: "{}" };
    const found = await findings(
      { ...patch, status: 418, body: { error: { id: "gone_room", text: "x" } } },
      { ...patch, status: 400, body: { error: { id: "no_room", text: "x" } } },
      { method: "POST", url: `${base}/rooms/1/desks`, sent: "{}", body: { de_id: 1 } },
    );
    expect(found).toEqual([
      expect.stringContaining("“error no_room” differs in “httpStatus” (404 in the document): the status is 400"),
      expect.stringContaining("“createDesk” differs in “httpStatus” (201, decided by D-001): the status is 200"),
      expect.stringContaining("the error is gone_room (status 418) in 1 of 2 responses"),
    ]);
  });

  test("to requests that the spec forbids", async () => {
    const sent = JSON.stringify({ name: 5, de_mail: "a@b.example" });
    const url = `${base}/rooms/1/desks`;
    const headers = { "content-type": "application/vnd.office+json" };
    expect(await findings({ method: "POST", url, sent, status: 201, headers, body: { de_id: 1 } })).toEqual([
      expect.stringContaining("the request is accepted although 5 is not a string in 1 of 1 response"),
    ]);
  });
});

test("a finding names a query parameter whose value the spec forbids", async () => {
  const url = `${base}/rooms/1/desks?low=deep&high=2.5&cheap=true&most=1000`;
  expect(await findings({ url, body: [] })).toEqual([
    expect.stringMatching(/“listDesks\.most” .*: the request is accepted although 1000 is not at most 100/),
    expect.stringMatching(/“listDesks\.low” .*: the request is accepted although "deep" is not a number/),
  ]);
});

test("proposes fields and values that the spec lacks, and is silent after --write", async () => {
  const list = { url: `${base}/rooms?since=x`, body: [{ ro_id: 1, ro_name: null, extra: { deep: 1 } }] };
  const har = harOf([desk(1, { colour: "red" }), desk(2, { colour: null }), list]);
  const proposed = await learn(har);
  expect(proposed.code).toBe(1);
  expect(proposed.error).toContain("The spec lacks the field “row.colour”: its type is string in 2 of 2 responses");
  expect(proposed.error).toContain("“httpStatus” of “listRooms” is 200 in 1 of 1 response");
  const added = "colour: { type: { decided: string, by: D-004 }, optional: true, nullable: true }";
  expect(proposed.out).toContain(`+      ${added}`);
  expect(proposed.out).toMatch(
    /^read {8}3 responses\nlearn {7}0 refuted, 3 answered, \d+ confirmed; proposed in 4 files$/m,
  );

  const written = await learn(har, "--write");
  expect(written).toMatchObject({ code: 0, error: "" });
  expect(readFileSync(join(folder, "spec/office/resources/desk.yaml"), "utf8")).toContain(added);
  const decisions = readFileSync(join(folder, "spec/decisions.yaml"), "utf8");
  expect(decisions).toContain(
    "ground: 'recorded-traffic, 2026-11-29T08:00:00.000Z, GET /rooms/{room_id}/desks/{desk_id}'",
  );
  expect(await learn(har)).toMatchObject({ code: 0, error: "" });
});

test("the first decision of a spec is written", async () => {
  const inSpec = (file: string): string => join(folder, "spec", file);
  rmSync(join(folder, "spec"), { recursive: true });
  await runKiln(folder, "init", "shop");
  const resource = readFileSync(inSpec("tasks/resources/task.yaml"), "utf8")
    .replace("{ decided: 200, by: D-001 }", "200")
    .replace("    title: Task\n", "    title: Task\n    closed: false\n");
  writeFileSync(inSpec("tasks/resources/task.yaml"), resource);
  writeFileSync(inSpec("decisions.yaml"), "# None yet.\n{}\n");
  const task = { id: 1, title: "a", done: false, due: "today" };
  const har = harOf([{ url: "http://localhost:8080/tasks", body: [task] }]);
  expect(await learn(har, "--write")).toMatchObject({ code: 0, error: "" });
  expect(readFileSync(inSpec("decisions.yaml"), "utf8")).toMatch(/^# None yet\.\nD-001:\n {2}question: /);
  expect(await learn(har)).toMatchObject({ code: 0, error: "" });
});

test("documented facts are reported, and never edited", async () => {
  const file = join(folder, "spec/office/errors.yaml");
  const before = readFileSync(file, "utf8");
  const refusal = { status: 400, body: { error: { id: "no_room", text: "x" } } };
  const { code, out } = await learn(harOf([{ method: "PATCH", url: `${base}/rooms/1`, ...refusal }]), "--write");
  expect(code).toBe(1);
  expect(out).toMatch(/1 refuted, 0 answered, \d+ confirmed$/m);
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("answers that differ are not proposed", async () => {
  const list = { url: `${base}/rooms?since=x`, body: [] };
  expect(await findings(list, { ...list, status: 203 })).toEqual([]);
});

test("adds a field once where shapes extend each other", async () => {
  const room = { ro_id: 1, ro_name: "Blue", colour: "red" };
  const { claims, diagnostics } = JSON.parse(
    (
      await learn(
        harOf([
          { url: `${base}/rooms/found`, body: { rooms: [room], count: 1 } },
          { method: "PATCH", url: `${base}/rooms/1`, sent: "{}", body: { ...room, size: 2 } },
        ]),
        "--json",
      )
    ).out,
  );
  const lacking = claims.filter((one: any) => one.verdict === "answered").map((one: any) => one.subject);
  expect(lacking).toEqual(["row.colour", "detail.size"]);
  expect(diagnostics.map((one: any) => one.code)).toContain("undescribed-field");
});

test("cookies that a browser leaves out of its export are not missing", async () => {
  const file = join(folder, "spec/office/resources/desk.yaml");
  const get = "keys: [reading-key]\n    tenant: required\n    response: { httpStatus: 200, body: { shape: row }";
  const headers = "headers: { Set-Cookie: { by: D-001, type: string, description: A session. } }";
  const before = readFileSync(file, "utf8");
  expect(before).toContain(get);
  writeFileSync(file, before.replace(get, `${get}, ${headers}`));
  expect(await findings(desk(1, {}))).toEqual([]);
});

test("a path with an invalid percent-encoding is compared as it is", async () => {
  expect(await findings({ url: `${base}/rooms/1/desks/%zz`, body: { de_id: 1 } })).toEqual([
    expect.stringContaining("de_id is 1 instead of %zz"),
  ]);
});

test("skips what is no response of the service, and decodes base64", async () => {
  const empty = { size: 0, mimeType: "x-unknown" };
  const body = Buffer.from('{"de_id":"x"}').toString("base64");
  const url = `${base}/rooms/1/desks/x`;
  const { code, out, error } = await learn(
    harOf([
      { url, content: { size: 9, mimeType: "application/json", encoding: "base64", text: body } },
      { method: "OPTIONS", url, status: 204, content: empty },
      { url: "https://cdn.example/app.js", content: { size: 4, mimeType: "text/javascript", text: "1+1;" } },
      { url, content: { size: 9, mimeType: "application/json" } },
      { url, status: 304, content: empty },
      { url, status: 0, content: empty },
      { url: `${base}/cupboards`, body: {} },
    ]),
  );
  expect(code).toBe(1);
  expect(error).toContain('"x" is not a whole number (/de_id) in 1 of 1 response');
  expect(out).toContain(
    "skipped: preflight requests (1), other addresses (1), no recorded body (1), redirected or not modified (1), no response (1), no operation of the spec (1)",
  );
});

test("never shows or stores credentials and secret fields", async () => {
  const har = harOf([
    { url: `${base}/rooms?since=x&key=url-secret`, body: [{ ro_id: 1, ro_name: "Blue", ro_pin: 77_123 }] },
    { method: "POST", url: `${base}/rooms/1/lock`, sent: '{"ro_pin":88234}', status: 204, content: { size: 0 } },
  ]);
  for (const args of [[], ["--json"], ["--write"]]) {
    const { out, error } = await learn(har, ...args);
    const files = ["decisions.yaml", "office/resources/room.yaml"].map((file) =>
      readFileSync(join(folder, "spec", file), "utf8"),
    );
    const all = [out, error, ...files].join("\n");
    expect(out + error).toContain("the value is not a string");
    expect(all).not.toMatch(/header-secret|cookie-secret|url-secret|77123|88234/);
  }
});

test.each([
  ["{", "“traffic.har” cannot be read: it is not JSON."],
  ["[]", "it is not an HTTP Archive: it has no list “log.entries”."],
  ['{"log":{"entries":{}}}', "it has no list “log.entries”."],
  ['{"log":{"entries":[7]}}', "entry 1 is not an object."],
  ['{"log":{"entries":[{"request":{"method":"GET","url":"x"}}]}}', "entry 1 has no valid “request.url”."],
  ['{"log":{"entries":[{"request":{"method":"GET","url":"http://x/"},"response":{}}]}}', "no “response.status”."],
  [
    harOf([{ url: base, content: { text: `${"[".repeat(9000)}${"]".repeat(9000)}` } }]),
    "entry 1 has a body with too many nested levels.",
  ],
  [harOf([{ url: "https://other.example/" }]), "Name the base URL of the service in the recording with --url."],
])("input %# that is no archive of the service is one sentence, with exit code 2", async (har, problem) => {
  const { code, error, out } = await learn(har);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(error).toContain(problem);
});

test("--url is the base URL of the traffic", async () => {
  const har = harOf([{ url: "http://127.0.0.1:8080/api/rooms/1/desks/1", body: { de_id: 1 } }]);
  expect(await learn(har, "--url", "http://127.0.0.1:8080/api/")).toMatchObject({ code: 0 });
  expect(await learn(har, "--url", "http://127.0.0.1:8080/ap")).toMatchObject({ code: 2 });
  expect((await learn(har, "--url", "x")).error).toContain("“x” is not a URL.");
  expect((await learn(har, "--service", "ofice")).error).toContain("Did you mean “office”?");
});

test("the traffic of the client and the reference server contradicts nothing, and answers defaults", async () => {
  await using server = await startTestServer();
  const { fetch, har } = recorder();
  const client = createExchangeClient({
    baseUrl: `${server.address}/pbx/openapi.php`,
    key: server.keys["tenant-full"],
    tenant: "DEMO",
    fetch,
  });
  await client.pagingGroups.list();
  await client.pagingGroups.create({ name: "Sales", number: "77" });
  await client.pagingGroups.create({ name: "Support", number: "78", bidirectional: "yes" });
  await client.pagingGroups.list();
  const root = join(import.meta.dirname, "../..");
  writeFileSync(join(folder, "traffic.har"), har());
  const { out } = await runKiln(root, "learn", "--from", join(folder, "traffic.har"), "--json");
  const { claims, responses } = JSON.parse(out);
  expect(responses).toBe(4);
  const shown = claims.filter((one: any) => one.verdict !== "confirmed");
  // The server chooses the defaults that the document leaves open.
  expect(shown.map((one: any) => `${one.verdict} ${one.attribute} ${one.decision}`)).toEqual(
    Array(shown.length).fill("answered default D-069"),
  );
  const bidirectional = shown.find((one: any) => one.subject === "paging-group.pa_bidirectional");
  expect(bidirectional).toMatchObject({ proposed: "no", responses: 1, of: 2 });
  expect(out).not.toContain(server.keys["tenant-full"]);
});
