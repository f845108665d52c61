import { describe, expect, test } from "vitest";
import { ask, silent } from "./support/ask.ts";
import { queryServer, type Handlers } from "./support/package.ts";

const { createQueryAnswer, table } = await queryServer();
const json = "format=json&formatversion=2&errorformat=plaintext";

function answering(handlers: Handlers, options = {}): (query: string) => Promise<any> {
  const respond = createQueryAnswer(handlers, options);
  return async (query) => (await ask(respond, `action=query&${json}&${query}`)).body;
}

const titles = Array.from({ length: 7 }, (_, index) => ({ ns: 0, title: `Page ${index}` }));
/**
 * Returns the result of a module that starts at a title. It continues at the first title that has not been returned.
 */
const from = (at: string | undefined): object => ({
  items: titles.filter(({ title }) => at === undefined || title >= at),
  continueAt: ({ title }: { title: string }) => title,
});
const allpages = (given: { continue?: string }): object => from(given.continue);

async function followed(respond: (query: string) => Promise<any>, query: string, most = 20): Promise<readonly any[]> {
  const responses = [await respond(query)];
  while (responses.at(-1).continue !== undefined && responses.length < most) {
    const all = new URLSearchParams(query);
    for (const [name, value] of Object.entries(responses.at(-1).continue as Record<string, string>))
      all.set(name, value);
    responses.push(await respond(all.toString()));
  }
  return responses;
}

describe("a list", () => {
  const respond = answering({ modules: { allpages, allcategories: () => [{ category: "A" }] } });

  test("ends at the limit and has a continuation", async () => {
    expect(await respond("list=allpages&aplimit=2")).toEqual({
      batchcomplete: true,
      continue: { apcontinue: "Page 2", continue: "-||" },
      query: { allpages: titles.slice(0, 2) },
    });
  });

  test("is whole where it fits", async () => {
    expect(await respond("list=allpages&aplimit=7")).toEqual({ batchcomplete: true, query: { allpages: titles } });
  });

  test("is completed by continuation, each item once, and a second list once", async () => {
    const responses = await followed(respond, "list=allpages|allcategories&aplimit=3");
    expect(responses.flatMap(({ query }) => query.allpages ?? [])).toEqual(titles);
    expect(responses.flatMap(({ query }) => query.allcategories ?? [])).toEqual([{ category: "A" }]);
    expect(responses[0].continue).toEqual({ apcontinue: "Page 3", continue: "-||allcategories" });
  });

  test("may be an async iterable, of which no more is taken than is needed", async () => {
    let taken = 0;
    async function* endless(): AsyncGenerator<object> {
      for (;;) yield { number: taken++ };
    }
    const body = await answering({
      modules: {
        allpages: () => ({ items: endless(), continueAt: ({ number }: { number: number }) => [number, "x"] }),
      },
    })("list=allpages&aplimit=3");
    expect(body.continue.apcontinue).toBe("3|x");
    expect(taken).toBe(4);
  });

  test("with `rawcontinue` continues in the older format", async () => {
    expect(await respond("list=allpages&aplimit=2&rawcontinue")).toEqual({
      "query-continue": { allpages: { apcontinue: "Page 2" } },
      query: { allpages: titles.slice(0, 2) },
    });
  });

  test("a bad `continue` is refused", async () => {
    expect((await respond("list=allpages&continue=x")).errors).toMatchObject([{ code: "badcontinue", module: "main" }]);
  });
});

describe("parameters reach a handler", () => {
  const heard: any[] = [];
  const hear = (parameters: object, context: object): readonly [] => (heard.push([parameters, context]), []);
  const respond = (high: boolean): ((query: string) => Promise<any>) =>
    answering(
      { modules: { allpages: hear, backlinks: hear, codexicons: hear } },
      { caller: () => ({ rights: high ? ["apihighlimits"] : [], groups: [] }) },
    );

  test("typed and with defaults", async () => {
    await respond(false)("list=allpages&apminsize=5&apprtype=edit|move");
    expect(heard.pop()[0]).toEqual({
      namespace: 0,
      filterredir: "all",
      filterlanglinks: "all",
      prfiltercascade: "all",
      prexpiry: "all",
      limit: 10,
      dir: "ascending",
      minsize: 5,
      prtype: ["edit", "move"],
    });
  });

  test.each([
    [false, 500],
    [true, 5000],
  ])("with a number for `max`, which the response contains (high limits: %s)", async (high, most) => {
    expect((await respond(high)("list=allpages&aplimit=max")).limits).toEqual({ allpages: most });
    expect(heard.pop()[0].limit).toBe(most);
  });

  test("with all values for `*`", async () => {
    await respond(false)("list=backlinks&bltitle=A&blnamespace=*");
    expect(heard.pop()[0].namespace).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    await respond(false)("list=codexicons&names=*");
    expect(heard.pop()[0].names).toHaveLength(234);
  });

  test("not where one is wrong: nothing runs", async () => {
    expect((await respond(false)("list=allpages&apdir=x")).errors).toMatchObject([
      { code: "badvalue", module: "query+allpages" },
    ]);
    expect(heard).toEqual([]);
  });
});

describe("pages", () => {
  const pages = (named: { titles?: readonly string[] }): object => ({
    pages: (named.titles ?? []).map((title, index) => ({ pageid: index + 1, ns: 0, title })),
    normalized: [{ from: "a", to: "A" }],
  });
  const links = ({ continue: at = "0|0|x" }, { pages: all }: any): object => {
    const [page, link] = at.split("|").map(Number) as [number, number];
    const items = all
      .flatMap((one: object, of: number) => [0, 1, 2].map((number) => ({ one, of, number })))
      .filter(({ of, number }: any) => of > page || (of === page && number >= link));
    return {
      items: items.map(({ one, of, number }: any) =>
        Object.assign([one, { links: [{ title: `${of}-${number}` }] }], { at: [of, number, "x"] }),
      ),
      continueAt: (next: any) => next.at,
    };
  };
  const info = (_: object, { pages: all }: any): object => all.map((page: object) => [page, { length: 3 }]);
  const respond = answering({ pages, modules: { links, info } });

  test("get data from each module, and page set data is next to them", async () => {
    expect((await respond("titles=A|B&prop=info")).query).toEqual({
      normalized: [{ from: "a", to: "A" }],
      pages: [
        { pageid: 1, ns: 0, title: "A", length: 3 },
        { pageid: 2, ns: 0, title: "B", length: 3 },
      ],
    });
  });

  test("are complete only after each module has returned everything", async () => {
    const responses = await followed(respond, "titles=A|B&prop=links|info&pllimit=4");
    expect(responses.map(({ batchcomplete }) => batchcomplete)).toEqual([undefined, true]);
    expect(responses[0].continue).toEqual({ plcontinue: "1|1|x", continue: "||info" });
    expect(
      responses.flatMap(({ query }) =>
        query.pages.flatMap((page: any) => page.links?.map(({ title }: any) => title) ?? []),
      ),
    ).toEqual(["0-0", "0-1", "0-2", "1-0", "1-1", "1-2"]);
    expect(responses[1].query.pages[0]).not.toHaveProperty("length");
  });

  test("are not resolved again if only a list continues", async () => {
    const titlesOf = (named: object): object => (asked++, pages(named));
    let asked = 0;
    const both = answering({ pages: titlesOf, modules: { info, allpages } });
    const responses = await followed(both, "titles=A&prop=info&list=allpages&aplimit=4");
    expect(responses[0].continue).toEqual({ apcontinue: "Page 4", continue: "-||info" });
    expect(responses[1].query).toEqual({ allpages: titles.slice(4) });
    expect(asked).toBe(1);
  });

  test("in the first version of the format are by id, and those that are missing below zero", async () => {
    const some = createQueryAnswer({
      pages: () => ({
        pages: [
          { pageid: 5, title: "A", new: true, old: false },
          { title: "B", missing: true },
        ],
      }),
    });
    const { body } = await ask(some, "action=query&format=json&titles=A|B");
    expect(body).toEqual({
      batchcomplete: "",
      query: { pages: { "5": { pageid: 5, title: "A", new: "" }, "-1": { title: "B", missing: "" } } },
    });
  });
});

describe("a generator", () => {
  const generator = (given: { continue?: string }, { generator }: any): object => (
    expect(generator).toBe(true), from(given.continue)
  );
  const two = (_: object, { pages }: any): object => ({
    items: pages.map((page: object) => [page, { seen: true }]),
    continueAt: () => "never",
  });
  const respond = answering({ modules: { info: two }, generators: { allpages: generator } });

  test("makes pages, batch by batch, to its end", async () => {
    const responses = await followed(respond, "generator=allpages&gaplimit=3&prop=info");
    expect(responses.map(({ batchcomplete }) => batchcomplete)).toEqual([true, true, true]);
    expect(responses[0].continue).toEqual({ gapcontinue: "Page 3", continue: "gapcontinue||" });
    expect(responses.flatMap(({ query }) => query.pages)).toEqual(titles.map((page) => ({ ...page, seen: true })));
  });

  test("waits while a module has more data about the pages", async () => {
    const slow = ({ continue: at = "0" }, { pages }: any): object => ({
      items: pages
        .map((page: any, index: number) => Object.assign([page, { links: [page.title] }], { index }))
        .slice(Number.parseInt(at, 10)),
      continueAt: (next: any) => [next.index, 0, "x"],
    });
    const responses = await followed(
      answering({ modules: { links: slow }, generators: { allpages: generator } }),
      "generator=allpages&gaplimit=3&prop=links&pllimit=2",
    );
    expect(responses.flatMap(({ query }) => query.pages.flatMap((page: any) => page.links ?? []))).toEqual(
      titles.map(({ title }) => title),
    );
    expect(responses.map(({ batchcomplete }) => batchcomplete ?? false)).toEqual([false, true, false, true, true]);
    expect(responses[2].continue).toEqual({ plcontinue: "2|0|x", gapcontinue: "Page 3", continue: "gapcontinue||" });
  });

  test("names its limit where that was `max`", async () => {
    expect((await respond("generator=allpages&gaplimit=max")).limits).toEqual({ allpages: 500 });
  });
});

describe("modules without a handler", () => {
  test.each([
    ["list=allpages", "query+allpages", ["allpages"]],
    ["list=allpages|tags&prop=info", "query+info", ["info", "allpages", "tags"]],
    ["generator=allpages", "query", ["generator=allpages"]],
    ["titles=A", "query", ["page-set"]],
  ])("%s is 501, in whatever form errors have", async (query, module, handlers) => {
    const { status, headers, body } = await ask(createQueryAnswer(), `action=query&${json}&${query}`);
    expect([status, headers["mediawiki-api-error"]]).toEqual([501, "nohandler"]);
    expect(body.errors).toEqual([
      {
        code: "nohandler",
        text: `This server has no handler for: ${handlers.join(", ")}.`,
        data: { handlers },
        module,
      },
    ]);
  });

  test("a request that is too long is not read", async () => {
    const { body } = await ask(createQueryAnswer(), `action=query&${json}&titles=${"x".repeat(1_100_000)}`);
    expect(body.errors).toMatchObject([{ code: "toolong", module: "main" }]);
  });

  test("an invalid request gets its own error first", async () => {
    const { status, body } = await ask(createQueryAnswer(), `action=query&${json}&list=allpages&aplimit=x`);
    expect([status, body.errors[0].code]).toEqual([200, "badinteger"]);
  });

  test("is listed", () => {
    expect(createQueryAnswer().missing).toEqual({
      modules: Object.keys(table.modules),
      generators: table.generators,
      pages: true,
    });
    expect(createQueryAnswer(silent(table)).missing).toEqual({ modules: [], generators: [], pages: false });
  });
});

describe("a handler", () => {
  test("can warn and fail", async () => {
    const words = { key: "k", text: "Not <kbd>$1</kbd>.", parameters: ["<1>"] };
    const respond = answering({
      modules: {
        allpages: (_, context) => (context.warn("odd", words), []),
        tags: (_, context) => context.fail("gone", words),
      },
    });
    expect((await respond("list=allpages")).warnings).toEqual([
      { code: "odd", text: 'Not "<1>".', module: "query+allpages" },
    ]);
    expect((await respond("list=tags")).errors).toEqual([{ code: "gone", text: 'Not "<1>".', module: "query+tags" }]);
    expect((await respond("list=tags&errorformat=html")).errors).toEqual([
      { code: "gone", html: "Not <kbd>&lt;1&gt;</kbd>.", module: "query+tags" },
    ]);
  });

  test("that throws reveals nothing to the caller, and everything to the owner", async () => {
    const heard: unknown[] = [];
    const error = new Error("secret");
    const respond = createQueryAnswer(
      { modules: { tags: () => Promise.reject(error) } },
      { onError: (one) => heard.push(one) },
    );
    const { status, text, body } = await ask(respond, `action=query&list=tags&${json}`);
    expect([status, body.errors[0].code]).toEqual([500, "internal_api_error"]);
    expect(text).not.toContain("secret");
    expect(heard).toEqual([error]);
  });

  test("that returns too much and cannot continue causes an error", async () => {
    const respond = createQueryAnswer({ modules: { tags: () => [1, 2, 3].map((number) => ({ number })) } });
    expect((await ask(respond, `action=query&list=tags&tglimit=2&${json}`)).status).toBe(500);
  });
});
