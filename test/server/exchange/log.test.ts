import { request } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { base, open, type Place } from "./support.ts";

let lines = "";
let place: Place;

beforeEach(async () => {
  lines = "";
  place = await open({ logLevel: "trace", logStream: { write: (line) => void (lines += line) } });
});

afterEach(() => place.close());

it("the log contains no secrets, from any part of a request", async () => {
  await place.storage.write(({ identities }) => identities.insertUser({ username: "web" }));
  const key = place.keys["global-full"];
  const address = await place.listen();
  const { json } = await place.ask("POST", "/auth/token", { key, body: { user: "web", validity: "ONCE" } });
  const { token } = json as { token: string };
  const pin = "pin-4711-secret";
  const bodies = [{ name: "a", number: "1", pin }, { name: "a", number: "1", pin: [pin] }, `{"pin":"${pin}"`, { pin }];
  for (const body of bodies) await place.ask("POST", "/paginggroups", { key, query: { tenant: "A" }, body });
  await place.ask("GET", "/paginggroups", { query: { key } });
  await place.ask("GET", `/paginggroups?%6bey=${key}`);
  await place.ask("GET", `/none?key=${key}`);
  await place.ask("GET", `/%zz?key=${key}`);
  await place.ask("GET", "/paginggroups", {
    headers: {
      authorization: `Bearer ${key}`,
      "x-api-key": place.keys["tenant-full"],
      cookie: token,
      referer: `http://x/?key=${key}`,
    },
  });
  for (const password of [`${token}x`, token, token])
    await fetch(`${address}/login`, { method: "POST", body: new URLSearchParams({ user: "web", password }) });
  await fetch(`${address}/login?user=web&password=${token}`);
  await fetch(`${address}/none?key=${key}`);
  await raw(address, `GET /?key=${key} HTTP/1.1\r\nX-API-Key ${key}\r\n\r\n`);
  await aborted(`${address}${base}/paginggroups?tenant=A&key=${key}`, key);

  expect(lines.split("\n").length).toBeGreaterThan(15);
  expect(lines).toContain("/pbx/openapi.php/paginggroups");
  for (const secret of [
    ...Object.values(place.keys),
    key.split("_")[3]!,
    token,
    pin,
    Buffer.from(key).toString("base64"),
    [...Buffer.from(key.slice(0, 20))].join(","),
  ])
    expect(lines).not.toContain(secret);
});

it("a failure of the server is in the log, without what was sent", async () => {
  const key = place.keys["global-full"];
  await place.storage.close();
  expect((await place.ask("POST", "/auth/token", { key, body: { user: "somebody", validity: "ONCE" } })).status).toBe(
    500,
  );
  expect(lines).toContain('"failed"');
  expect(lines).not.toContain(key);
  expect(lines).not.toContain("somebody");
});

function raw(address: string, text: string): Promise<void> {
  const { port, hostname } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket
      .on("close", () => resolve())
      .on("error", () => resolve())
      .resume();
  });
}

function aborted(url: string, key: string): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(url, {
      method: "POST",
      headers: { "x-api-key": key, "content-length": "100", "content-type": "application/json" },
    });
    sent.on("error", () => setTimeout(resolve, 50));
    sent.write('{"pin":"pin-4711-secret"', () => setTimeout(() => sent.destroy(), 50));
  });
}
