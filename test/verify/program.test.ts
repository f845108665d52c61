import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from "vitest";
import { runKiln } from "../support/run-kiln.ts";

/** A service that accepts every request, and so ignores bounds, required parameters and keys. */
let server: Server;
let address: string;
let folder: string;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const bound = server.address();
  address = typeof bound === "object" && bound !== null ? `http://127.0.0.1:${bound.port}` : "";
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiln-verify-"));
  cpSync(join(import.meta.dirname, "../fixtures/complete/spec"), join(folder, "spec"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const verify = (...args: readonly string[]) => runKiln(folder, "verify", address, "--key", "secret-key", ...args);

test("reports refuted claims at their lines, with exit code 1", async () => {
  const { code, error, out } = await verify("--service", "shop");
  expect(code).toBe(1);
  expect(error).toMatch(/error\[claim-refuted\]: “goods\.\S+” differs in “/);
  const { diagnostics } = JSON.parse((await verify("--json")).out);
  const found = new Set(diagnostics.map((one: any) => one.code));
  expect([...found].toSorted()).toEqual(["claim-refuted", "decision-refuted", "question-answered"]);
  expect(error).toContain("--> spec/shop/");
  expect(out).toMatch(/^verify +\d+ cases, \d+ requests$/m);
  expect(error + out).not.toContain("secret-key");
});

test("writes SARIF, JUnit and JSON", async () => {
  const sarif = JSON.parse((await verify("--service", "shop", "--format", "sarif")).out);
  const [result] = sarif.runs[0].results;
  expect(result.ruleId).toMatch(/^(?:claim|decision)-refuted$/);
  expect(result.locations[0].physicalLocation.region.startLine).toBeGreaterThan(0);
  const junit = (await verify("--service", "shop", "--format", "junit")).out;
  expect(junit).toMatch(/<testsuite name="shop" tests="\d+" failures="[1-9]\d*"/);
  const { claims } = JSON.parse((await verify("--service", "shop", "--json")).out);
  expect(claims.find((one: any) => one.verdict === "untestable").observed).not.toBe("");
});

test("--exact-url sends requests without the path of the base URL", async () => {
  const pathOf = async (...args: readonly string[]): Promise<string | undefined> => {
    await verify("--service", "shop", "--export", "suite.http", ...args);
    const [, url] = /^GET (\S+)/m.exec(readFileSync(join(folder, "suite.http"), "utf8"))!;
    return /^https?:\/\/[^/]+\/v1\//.exec(url!)?.[0];
  };
  expect(await pathOf()).toBe(`${address}/v1/`);
  expect(await pathOf("--exact-url")).toBeUndefined();
});

test("--export writes the requests and sends none", async () => {
  for (const file of ["suite.jsonl", "suite.http", "suite.arazzo.yaml"]) {
    expect(await verify("--export", file)).toMatchObject({ code: 0, error: "" });
    expect(readFileSync(join(folder, file), "utf8")).not.toContain("secret-key");
  }
  expect(readFileSync(join(folder, "suite.http"), "utf8")).toContain("### shop/goods: goods module, accepted");
  const [first] = readFileSync(join(folder, "suite.jsonl"), "utf8").split("\n");
  expect(JSON.parse(first!)).toHaveProperty("claim.place.file");
});

test("--resume continues where the budget ended", async () => {
  const first = await verify("--service", "shop", "--resume", "verdicts.jsonl", "--budget", "30");
  expect(first).toMatchObject({ code: 2 });
  expect(first.error).toContain("Stopped: the budget of 30 requests is used up.");
  const before = readFileSync(join(folder, "verdicts.jsonl"), "utf8").split("\n").length;
  expect(before).toBeGreaterThan(10);
  const rest = JSON.parse((await verify("--service", "shop", "--resume", "verdicts.jsonl", "--json")).out);
  const whole = JSON.parse((await verify("--service", "shop", "--json")).out);
  expect(rest.requests).toBeLessThan(whole.requests);
  expect(rest.claims.map((one: any) => one.verdict)).toEqual(whole.claims.map((one: any) => one.verdict));

  const elsewhere = ["verify", `${address}/other`, "--service", "shop", "--resume", "verdicts.jsonl", "--json"];
  expect(JSON.parse((await runKiln(folder, ...elsewhere)).out).requests).toBe(whole.requests);
});

test("a file of --resume that cannot be written is one sentence, with exit code 2", async () => {
  const { code, error } = await verify("--service", "shop", "--only", "goods", "--resume", "no/verdicts.jsonl");
  expect(code).toBe(2);
  expect(error).toMatch(/^Stopped: .*verdicts\.jsonl cannot be written: ENOENT/m);
});

test("--write-spec writes what the service shows, with a ground", async () => {
  const before = readFileSync(join(folder, "spec/decisions.yaml"), "utf8");
  const proposed = await verify();
  expect(proposed.out).toContain("+++ spec/decisions.yaml");
  expect(readFileSync(join(folder, "spec/decisions.yaml"), "utf8")).toBe(before);
  const { error } = await verify("--write-spec");
  expect(error).not.toContain("unwritable");
  const source = join(folder, "spec/sources/verified-responses.yaml");
  expect(existsSync(source)).toBe(true);
  expect(readFileSync(join(folder, "spec/decisions.yaml"), "utf8")).toContain("ground: 'verified-responses, ");
});

test.each([
  [["not-a-url"], "is not a URL that starts with http:// or https://"],
  [["http://127.0.0.1:1", "--service", "shp"], "There is no service “shp”. Did you mean “shop”?"],
  [["http://127.0.0.1:1", "--only", "nothing"], "No case matches --only nothing."],
  [["http://127.0.0.1:1", "--budget", "0"], "--budget needs an integer of at least 1."],
  [["http://127.0.0.1:1", "--with", "x"], "“x” is not of the form NAME=VALUE."],
  [["http://127.0.0.1:1", "--export", "suite.txt"], "“suite.txt” does not end with .jsonl, .http, .arazzo.yaml."],
  [["http://127.0.0.1:1", "--export", "no/suite.http"], "no/suite.http cannot be written: "],
])("%j is a problem of the call", async (args, problem) => {
  const { code, error } = await runKiln(folder, "verify", ...args);
  expect(code).toBe(2);
  expect(error).toContain(problem);
});

test("a service that confirms nothing is another service, with exit code 2", async () => {
  const other = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as { readonly port: number };
  const { code, error, out } = await runKiln(folder, "verify", `http://127.0.0.1:${port}`, "--service", "shop");
  other.close();
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(error).toMatch(/^Stopped: http:\/\/127\.0\.0\.1:\d+\S* confirms no claim of “shop”/m);
});

test("a service that cannot be reached is one sentence, with exit code 2", async () => {
  const { code, error } = await runKiln(folder, "verify", "http://127.0.0.1:1", "--service", "shop");
  expect(code).toBe(2);
  expect(error).toMatch(/^Stopped: it cannot be reached: .*\.$/m);
});

test("--fuzz sends random requests after the suite", async () => {
  expect((await verify("--service", "shop", "--fuzz", "fast")).error).toContain("is not a time such as 30s or 5m");
  const { code, error } = await verify("--service", "office", "--fuzz", "2s");
  expect(code).toBe(1);
  expect(error).toMatch(/^fuzz +\d+ requests, [1-9]\d* differences?$/m);
  expect(error).toContain("the request is accepted, but must be refused with");
});
