import { afterEach, expect, it } from "vitest";
import { reportText } from "../../../packages/reference-server/src/proxy/contract-record.ts";
import { json, openProxy, type Answerer, type Proxy } from "./support.ts";

/* The status behind a finding of the proxy: in the report, in the log, and in the summary at the end. */

let proxy: Proxy;
afterEach(() => proxy.close());

const key = { "x-api-key": "k", "content-type": "application/json" };
const decided = (decision: string) => ({ status: "decided", decision });
const documented = { status: "documented" };
const unknown = { status: "unknown" };

/**
 * Sends a request to the exchange, for which the upstream returns the given response. Returns the findings as `by rule:
 * detail`, each with its ground.
 */
async function asked(
  method: string,
  path: string,
  body: object | undefined,
  respond: Answerer,
): Promise<readonly unknown[]> {
  proxy = await openProxy("exchangeUpstream", "/openapi.php");
  proxy.upstream(respond);
  const address = `${proxy.address}/pbx/openapi.php${path}`;
  await (
    await fetch(address, { method, headers: key, redirect: "manual", ...(body && { body: JSON.stringify(body) }) })
  ).text();
  return found();
}

async function found(): Promise<readonly unknown[]> {
  await proxy.told();
  const report = proxy.report();
  const all = [report.documented, report.decided, report.unknown].flatMap(({ violations }) => violations);
  return all.map(({ by, rule, detail, status, decision }) => [
    `${by} ${rule}: ${detail}`,
    { status, ...(decision && { decision }) },
  ]);
}

const token = { user: "100", validity: "ONCE" };
const issued = { token: "t", user: "100", target_type: "WEBPASSWORD" };
const error = (code: string): object => ({ error: { code, message: "No." } });

it.each([
  [
    "a member that the document lists",
    "POST",
    "/auth/token",
    token,
    json({ ...issued, user: 100 }),
    "upstream other-shape: /user: string wanted",
    documented,
  ],
  [
    "a type that a decision chose",
    "GET",
    "/paginggroups?tenant=A",
    undefined,
    json({}),
    "upstream other-shape: : list wanted",
    decided("D-053"),
  ],
  [
    "the status of success",
    "POST",
    "/auth/token",
    token,
    json(issued, 201),
    "upstream other-status: HTTP 201, not 200",
    decided("D-045"),
  ],
  [
    "the status of a code",
    "DELETE",
    "/auth/token",
    { user: "100" },
    json(error("user_not_found"), 410),
    "upstream other-status: user_not_found: HTTP 410, not 404",
    decided("D-017"),
  ],
  [
    "the form of errors",
    "GET",
    "/paginggroups?tenant=A",
    undefined,
    json({ message: "No." }, 404),
    "upstream other-error-shape: HTTP 404",
    decided("D-012"),
  ],
  [
    "the media type",
    "GET",
    "/paginggroups?tenant=A",
    undefined,
    json("[]", 200, { "content-type": "text/plain" }),
    "upstream other-media-type: HTTP 200: text/plain",
    documented,
  ],
  [
    "… of an error",
    "GET",
    "/paginggroups?tenant=A",
    undefined,
    json("No.", 500, { "content-type": "text/plain" }),
    "upstream other-media-type: HTTP 500: text/plain",
    decided("D-012"),
  ],
  [
    "a code that the spec does not have",
    "GET",
    "/paginggroups?tenant=A",
    undefined,
    json(error("gone_fishing"), 404),
    "upstream unknown-code: gone_fishing",
    unknown,
  ],
  [
    "a redirect, which it does not describe",
    "GET",
    "/paginggroups?tenant=A",
    undefined,
    json("", 302, { location: "/" }),
    "upstream redirect: HTTP 302",
    unknown,
  ],
] as const)("%s", async (_, method, path, body, respond, line, ground) => {
  expect(await asked(method, path, body, respond)).toEqual([[line, ground]]);
});

it.each([
  [
    "a field that the document wants",
    "POST",
    "/paginggroups?tenant=A",
    { name: "a" },
    "missing_required_field",
    documented,
  ],
  [
    "a field whose type a decision chose",
    "POST",
    "/paginggroups?tenant=A",
    { name: 1, number: "1" },
    "invalid_request",
    decided("D-063"),
  ],
  [
    "a text that counts as none",
    "POST",
    "/paginggroups?tenant=A",
    { name: "", number: "1" },
    "missing_required_field",
    decided("D-072"),
  ],
  [
    "a member of the request without which a code is documented",
    "POST",
    "/auth/token",
    { validity: "ONCE" },
    "missing_user",
    documented,
  ],
  [
    "the forms of a time",
    "POST",
    "/auth/token",
    { user: "100", validity: "soon" },
    "invalid_validity",
    decided("D-037"),
  ],
  [
    "a slot of destinations",
    "POST",
    "/paginggroups?tenant=A",
    { name: "a", number: "1", members: ["x"] },
    "invalid_request",
    decided("D-073"),
  ],
  ["a method that no path takes", "PUT", "/paginggroups/1?tenant=A", undefined, "method_not_allowed", decided("D-020")],
] as const)("of a request, and of an upstream that takes it: %s", async (_, method, path, body, code, ground) => {
  const [client] = await asked(method, path, body, json(error(code), 499));
  expect(client).toEqual([expect.stringContaining(`client ${code}: `), ground]);
  await proxy.close();
  const taken = await asked(method, path, body, json({}, 200));
  expect(taken).toContainEqual([`either accepted-there: refused here: ${code}`, ground]);
});

it("of a query, too", async () => {
  proxy = await openProxy("upstream", "/api.php");
  const list = "action=query&format=json&formatversion=2&errorformat=plaintext&list=allpages";
  const ask = async (query: string, respond: Answerer): Promise<void> => {
    proxy.upstream(respond);
    await (await fetch(`${proxy.address}/api.php?${list}&${query}`)).text();
  };
  const refusal = (code: string): Answerer =>
    json({ errors: [{ code, text: "No.", module: "query+allpages" }] }, 200, { "mediawiki-api-error": code });
  await ask("apdir=sideways", refusal("badvalue"));
  await ask("aplimit=x", refusal("badinteger"));
  await ask("apnosuch=1", json({ batchcomplete: true, query: { allpages: [{}] } }));
  await ask("apcontinue=A", refusal("x-new"));
  expect((await found()).toSorted()).toEqual(
    [
      // The document lists the values. The response to an unlisted one is a decision.
      ["client badvalue: apdir", documented],
      ["client badinteger: aplimit", decided("D-117")],
      ["client unrecognizedparams: apnosuch", decided("D-129")],
      ...["ns", "pageid", "title"].map((name) => [
        `upstream other-result: /query/allpages/*/${name}: missing`,
        decided("D-219"),
      ]),
      ["upstream unknown-code: x-new", unknown],
    ].toSorted(),
  );
});

it("the log says it, too", async () => {
  await asked("POST", "/auth/token", token, json({ ...issued, user: 100 }, 201));
  const lines = proxy.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === "the contract is violated");
  expect(lines).toEqual([
    expect.objectContaining({ rule: "other-status", ...decided("D-045") }),
    expect.objectContaining({ rule: "other-shape", ...documented }),
  ]);
});

it("the summary separates violations of the document, differences from a decision, and unknown behavior", async () => {
  await asked("POST", "/auth/token", token, json({ ...issued, user: 100, token: 1 }, 201));
  const { documented, decided, unknown } = proxy.report();
  expect([documented.count, decided.count, unknown.count]).toEqual([2, 1, 0]);
  expect(reportText(proxy.report())).toMatch(
    new RegExp(
      "^\n.*\nViolations of the contract: 3\nViolate a documented statement: 2\n.*/token: string wanted\n.*/user: string wanted\n" +
        "Differ from a decision of the spec: 1\n.*HTTP 201, not 200 \\(D-045\\)\n$",
    ),
  );
  proxy.upstream(json("", 302));
  await (
    await fetch(`${proxy.address}/pbx/openapi.php/paginggroups?tenant=A`, { headers: key, redirect: "manual" })
  ).text();
  await proxy.told();
  expect(reportText(proxy.report())).toMatch(/\nConcern unknown facts: 1\n.*redirect/);
});
