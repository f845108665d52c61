import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";

const { createQueryAnswer, defineAction, Unformatted } = await queryServer();

const form = { "content-type": "application/x-www-form-urlencoded" };

const greet = defineAction({
  name: "greet",
  prefix: "gr",
  description: "Greets.",
  readrights: true,
  parameters: {
    name: { type: "string", required: true },
    words: { type: ["hello", "bye"], multi: true, default: "hello" },
    times: { type: "integer", min: 1, max: 3, default: 1 },
    loud: { type: "boolean" },
    page: { type: "title" },
  },
  run: ({ name, words, times, loud, page }, context) => {
    if (name === "nobody") context.fail("nobody", { key: "apierror-nobody", text: "There is no user." });
    if (name === "raw")
      return new Unformatted({ status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, body: "raw" });
    if (name === "list") return [name, words];
    return {
      greet: { text: `${words.join(" ")} ${name}`.repeat(times), loud, ...(page === undefined ? {} : { page }) },
    };
  },
});
const change = defineAction({
  name: "change",
  token: "csrf",
  mustbeposted: true,
  parameters: { text: { type: "text" } },
  run: () => ({ change: "done" }),
});
const enter = defineAction({
  name: "enter",
  mustbeposted: true,
  posted: ["secret"],
  parameters: { secret: { type: "password", sensitive: true } },
  run: (_, { isForAnySite, format }) => ({
    enter: isForAnySite ? format("aborted", { text: "Not from another site." }) : "in",
  }),
});

const respond = createQueryAnswer(
  {},
  { actions: [greet, change, enter], checkToken: ({ type, token }) => type === "csrf" && token === "good" },
);
const common = "format=json&formatversion=2&errorformat=plaintext";

async function got(query: string): Promise<any> {
  return (await ask(respond, `${common}&${query}`)).body;
}

async function posted(body: string, query = ""): Promise<any> {
  return (await ask(respond, `${common}&${query}`, { method: "POST", headers: form, body })).body;
}

async function codeOf(body: Promise<any>): Promise<string> {
  return (await body).errors?.[0].code;
}

test("an action gets its parameters decoded", async () => {
  expect((await got("action=greet&grname=Ann")).greet).toEqual({ text: "hello Ann", loud: false });
  expect((await got("action=greet&grname=Ann&grwords=bye|hello|bye&grtimes=2&grloud=0&grpage=a_b")).greet).toEqual({
    text: "bye hello Ann".repeat(2),
    loud: true,
    page: "a_b",
  });
  expect((await got("action=greet&grname=Ann&requestid=7")).requestid).toBe("7");
});

test("the default action is help", async () => {
  expect((await ask(respond, "")).text).toBe((await ask(respond, "action=help")).text);
});

const measure = defineAction({
  name: "measure",
  parameters: {
    count: { type: "limit", min: 1, max: 10, highmax: 20 },
    number: { type: "integer" },
    one: { type: "namespace", extranamespaces: [-1] },
    several: { type: "namespace", multi: true },
    some: { type: ["a", "b", "c"], multi: true, allspecifier: "*", lowlimit: 2, highlimit: 3, deprecatedvalues: ["c"] },
    repeated: { type: "string", multi: true, allowsduplicates: true },
    word: { type: ["x", "y"], deprecatedvalues: ["y"] },
    old: { type: "string", deprecated: true },
  },
  run: (values) => ({ values }),
});
const deprecation = ["deprecation", "deprecation-help"];

test.each<readonly [query: string, values: object, warnings?: readonly string[], high?: boolean]>([
  ["count=10", { count: 10 }],
  ["count=11", { count: 10 }, ["outofrange"]],
  ["count=0", { count: 1 }, ["outofrange"]],
  ["count=max", { count: 10 }],
  ["count=20", { count: 20 }, [], true],
  ["count=21", { count: 20 }, ["outofrange"], true],
  ["count=max", { count: 20 }, [], true],
  ["number=%2B7", { number: 7 }],
  ["number=-9223372036854775808", { number: -9223372036854775808 }],
  ["one=-1", { one: -1 }],
  ["one=%2B4", { one: 4 }],
  ["several=4|0|4", { several: [4, 0] }],
  ["several=0|99", { several: [0] }, ["unrecognizedvalues"]],
  ["several=*", { several: Array.from({ length: 16 }, (_, id) => id) }],
  ["several=", { several: [] }],
  ["some=*", { some: ["a", "b", "c"] }],
  ["some=a|b", { some: ["a", "b"] }],
  ["some=a|b|c", { some: ["a", "b", "c"] }, deprecation, true],
  ["some=%1Fa%1Fb", { some: ["a", "b"] }],
  ["some=%1F", { some: [] }],
  ["repeated=a|a", { repeated: ["a", "a"] }],
  ["word=x", { word: "x" }],
  ["word=y", { word: "y" }, deprecation],
  ["old=1", { old: "1" }, deprecation],
  ["old=a%00b", { old: "a\uFFFDb" }, ["deprecation", "deprecation-help", "badutf8"]],
])(
  "%s of an action is %j, with the warnings %j and high limits %s",
  async (query, values, warnings = [], high = false) => {
    const rights = high ? ["apihighlimits"] : [];
    const site = createQueryAnswer({}, { actions: [measure], caller: () => ({ name: "Ann", rights, groups: [] }) });
    const { body } = await ask(site, `${common}&action=measure&${query}`);
    const codes = (body.warnings ?? []).map(({ code }: { readonly code: string }) => code);
    expect([body.values, codes]).toEqual([values, warnings]);
  },
);

test.each([
  ["number=9223372036854775808", "badinteger"],
  ["number=7x", "badinteger"],
  ["count=maximum", "badinteger"],
  ["one=99", "badvalue"],
  ["one=x", "badvalue"],
  ["some=a|b|c", "toomanyvalues"],
  ["word=z", "badvalue"],
  ["word=x|y", "badvalue"],
])("%s of an action is refused: %s", async (query, code) => {
  const { body } = await ask(createQueryAnswer({}, { actions: [measure] }), `${common}&action=measure&${query}`);
  expect(body.errors).toMatchObject([{ code, module: "measure" }]);
});

test("the warning of a deprecated list has the whole list", async () => {
  const lists = defineAction({
    name: "lists",
    parameters: { old: { type: "string", multi: true, deprecated: true } },
    run: () => ({}),
  });
  const site = createQueryAnswer({}, { actions: [lists] });
  const { body } = await ask(site, "action=lists&format=json&formatversion=2&errorformat=raw&old=a|b");
  expect(body.warnings[0]).toMatchObject({ code: "deprecation", params: [{ plaintext: "old" }, { plaintext: "a|b" }] });
});

test("the token of an action is a required secret", async () => {
  const { paraminfo } = await got("action=paraminfo&modules=change");
  const token = paraminfo.modules[0].parameters.find(({ name }: { readonly name: string }) => name === "token");
  expect(token).toMatchObject({ type: "string", required: true, multi: false, sensitive: true });
});

test("what is wrong with a parameter is said as of a module's", async () => {
  expect((await got("action=greet")).errors).toEqual([
    { code: "missingparam", text: 'The "grname" parameter must be set.', module: "greet" },
  ]);
  expect(await codeOf(got("action=greet&grname="))).toBe("missingparam");
  expect(await codeOf(got("action=greet&grname=Ann&grtimes=x"))).toBe("badinteger");
  expect(await codeOf(got("action=greet&grname=%1FAnn"))).toBe("badvalue");
  expect((await got("action=greet&grname=Ann&grtimes=9")).warnings).toMatchObject([
    { code: "outofrange", module: "greet", data: { min: 1, curmax: 3 } },
  ]);
  expect((await got("action=greet&grname=Ann&grwords=hello|x")).warnings).toMatchObject([
    { code: "unrecognizedvalues", data: { values: ["x"] }, module: "greet" },
  ]);
  expect((await got("action=greet&grname=Ann&other=1")).warnings).toMatchObject([
    { code: "unrecognizedparams", module: "main" },
  ]);
  expect((await got("action=greet&grname[]=Ann")).warnings).toMatchObject([{ code: "unsupportedarray" }]);
});

test("an action ends with its own error, a list, or its own format", async () => {
  expect((await got("action=greet&grname=nobody")).errors).toEqual([
    { code: "nobody", text: "There is no user.", module: "greet" },
  ]);
  expect(await got("action=greet&grname=list&requestid=7")).toEqual(["list", ["hello"]]);
  expect((await ask(respond, `${common}&action=greet&grname=raw`)).text).toBe("raw");
});

test("a token is checked first, must be in the body, and must be valid", async () => {
  expect(await codeOf(got("action=change"))).toBe("missingparam");
  expect(await codeOf(got("action=change&token=good"))).toBe("mustpostparams");
  expect(await codeOf(posted("token=good", "action=change&token=x"))).toBe("mustpostparams");
  expect(await codeOf(posted("token=bad", "action=change"))).toBe("badtoken");
  expect(await posted("token=good", "action=change")).toEqual({ change: "done" });
  expect(
    await codeOf(
      (async () =>
        (
          await ask(createQueryAnswer({}, { actions: [change] }), `${common}&action=change`, {
            method: "POST",
            headers: form,
            body: "token=good",
          })
        ).body)(),
    ),
  ).toBe("badtoken");
});

test("without required parameters it has to be posted, with what is secret in the body", async () => {
  expect((await got("action=enter")).errors).toEqual([
    { code: "mustbeposted", text: 'The "enter" module requires a POST request.', module: "main" },
  ]);
  expect(await codeOf(posted("", "action=enter&secret=x"))).toBe("mustpostparams");
  expect(await posted("secret=x", "action=enter")).toEqual({ enter: "in" });
  expect(await posted("secret=x", "action=enter&origin=*")).toEqual({
    enter: { code: "aborted", text: "Not from another site." },
  });
});

test("assertions come before an action's own parameters", async () => {
  expect(await codeOf(got("action=greet&assert=user"))).toBe("assertuserfailed");
});

test("a private site is read by those who may", async () => {
  const responseTo = async (rights: readonly string[]): Promise<any> => {
    const site = createQueryAnswer(
      {},
      { actions: [greet], isPrivate: true, caller: () => ({ name: "Ann", rights, groups: [] }) },
    );
    return (await ask(site, `${common}&action=greet&grname=Ann`)).body;
  };
  expect((await responseTo([])).errors).toEqual([
    { code: "readapidenied", text: "You need read permission to use this module.", module: "main" },
  ]);
  expect((await responseTo(["read"])).greet).toBeDefined();
});

test("actions are described like modules", async () => {
  const { paraminfo } = await got("action=paraminfo&modules=change|greet|paraminfo|nothing");
  expect(paraminfo.modules).toMatchObject([
    {
      name: "change",
      group: "action",
      prefix: "",
      mustbeposted: true,
      parameters: [
        { index: 1, name: "text" },
        { index: 2, name: "token", required: true, sensitive: true, tokentype: "csrf" },
      ],
    },
    {
      name: "greet",
      prefix: "gr",
      readrights: true,
      parameters: [
        { name: "name", required: true },
        {
          name: "words",
          type: ["hello", "bye"],
          multi: true,
          lowlimit: 50,
          highlimit: 500,
          limit: 50,
          default: "hello",
        },
        {},
        {},
        {},
      ],
    },
    { name: "paraminfo" },
  ]);
  const all = (await got("action=paraminfo&modules=*")).paraminfo.modules.map(({ name }: { name: string }) => name);
  expect(all).toEqual([
    "change",
    "enter",
    "greet",
    "help",
    "paraminfo",
    "query",
    "json",
    "jsonfm",
    "none",
    "php",
    "phpfm",
    "rawfm",
    "xml",
    "xmlfm",
  ]);
  expect((await ask(respond, "action=help&modules=greet")).text).toContain("<td>grtimes</td>");
  expect((await got("action=nothing")).errors).toMatchObject([{ code: "badvalue", module: "main" }]);
});

test("two actions of one name are refused", () => {
  expect(() => createQueryAnswer({}, { actions: [greet, greet] })).toThrow("two actions “greet”");
  expect(() =>
    createQueryAnswer({}, { actions: [defineAction({ name: "query", parameters: {}, run: () => ({}) })] }),
  ).toThrow("two actions “query”");
});
