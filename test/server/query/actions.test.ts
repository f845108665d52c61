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
