import { describe, expect, test } from "vitest";
import { all, connected, diagnostics, files, server } from "./support.ts";

/* A service of another team: its own groups, names, limits, and errors, and no profile. */

interface Call {
  readonly module: string;
  readonly parameters: any;
}

function recording() {
  const calls: Call[] = [];
  const heard = (module: string, parameters: unknown): void => void calls.push({ module, parameters });
  const modules = {
    books(parameters: any) {
      heard("books", parameters);
      return Array.from({ length: 40 }, (_, index) => ({ isbn: `b${index}`, title: "Emma", language: "en" }));
    },
    authors(parameters: any, context: any) {
      heard("authors", parameters);
      if (parameters.name === "nobody")
        context.fail("closed", { text: "Closed because of $1.", parameters: ["rain"], data: { until: "noon" } });
      if (parameters.name === "trouble") throw new Error("a fault of the handler");
      return [{ name: parameters.name, born: null }];
    },
    arrivals(parameters: any) {
      heard("arrivals", parameters);
      return [{ isbn: "b1", arrived: "2024-05-01T00:00:00Z" }];
    },
    copies: (parameters: any, { pages }: any) => (
      heard("copies", parameters), pages.map((page: any) => [page, { copies: [{ shelf: "A", lent: false }] }])
    ),
    lending: (parameters: any, { pages }: any) => (
      heard("lending", parameters), pages.map((page: any) => [page, { times: 3 }])
    ),
    opinions: (parameters: any, { pages }: any) => (
      heard("opinions", parameters), pages.map((page: any) => [page, { opinions: ["Good."] }])
    ),
    opening: (parameters: any) => (heard("opening", parameters), { opening: { from: "09:00", to: "17:00" } }),
    branches: (parameters: any) => (heard("branches", parameters), [{ name: "North", city: "Ulm" }]),
  };
  const generators = {
    books: (parameters: any) => (heard("via books", parameters), [{ isbn: "g1", title: "Persuasion", rank: 1 }]),
  };
  const pages = ({ records }: any) => ({ pages: records.map((isbn: string) => ({ isbn, title: `Book ${isbn}` })) });
  return {
    calls,
    answer: (options = {}) => server.createCatalogueAnswer({ modules, generators, pages } as never, options),
  };
}

test("the spec has no findings", () => {
  expect(diagnostics).toEqual([]);
});

test("nothing of the profile is in what it is compiled to", () => {
  const foreign =
    /mediawiki|action=query|formatversion|errorformat|maxlag|batchcomplete|rawcontinue|paraminfo|wiki|action-api/i;
  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter(([path, text]) => foreign.test(path) || foreign.test(text)).map(([path]) => path)).toEqual(
    [],
  );
  const selectors = /["'`?&](?:list|prop|meta)["'`=]/;
  const own = [...files].filter(([path]) => /generated\/catalogue|README/.test(path));
  expect(own.length).toBeGreaterThan(20);
  expect(
    own.filter(([path, text]) => !/\/(?:results|data)\.js$/.test(path) && selectors.test(text)).map(([path]) => path),
  ).toEqual([]);
});

describe("the client and the server", () => {
  test("list the items of each group of lists, with every kind of parameter", async () => {
    const { calls, answer } = recording();
    const { client, exchanges } = connected(answer());
    const parameters = {
      title: "a;b",
      language: ["de", "la"],
      bound: "cloth",
      printed: true,
      added: new Date(Date.UTC(2024, 0, 2)),
      years: [1813, 1815],
      limit: "all",
      card: "4711",
    };
    expect(await all(client["find"]!("books", parameters))).toHaveLength(25);
    expect(exchanges[0]!.method, "a secret is never in an address").toBe("POST");
    expect(Object.fromEntries(exchanges[0]!.query)).toEqual({
      do: "look-up",
      as: "json",
      search: "books",
      btitle: "a;b",
      blanguage: "de;la",
      bbound: "cloth",
      bprinted: "1",
      badded: "2024-01-02T00:00:00.000Z",
      byears: "1813;1815",
      blimit: "all",
      bcard: "4711",
    });
    expect(calls[0]!.parameters).toEqual({
      title: "a;b",
      language: ["de", "la"],
      bound: "cloth",
      printed: true,
      added: "2024-01-02T00:00:00Z",
      years: [1813, 1815],
      limit: 25,
      card: "4711",
    });
    expect(await all(client["shelf"]!("arrivals", { since: "2024-04-01T00:00:00Z" }))).toEqual([
      { isbn: "b1", arrived: "2024-05-01T00:00:00Z" },
    ]);
    expect(calls[1]!.parameters).toEqual({ since: "2024-04-01T00:00:00Z", limit: 5 });
  });

  test("return facts about the library", async () => {
    const { answer } = recording();
    const { client } = connected(answer());
    expect(await client["house"]!("opening", { day: "mon" })).toEqual({ from: "09:00", to: "17:00" });
    expect(await client["house"]!("branches", { city: ["Ulm"] })).toEqual([{ name: "North", city: "Ulm" }]);
  });

  test("combine the data of several groups about records, with as many requests as the lists need", async () => {
    const { calls, answer } = recording();
    const { client, exchanges } = connected(answer());
    const records = Array.from({ length: 30 }, (_, index) => `i${index}`);
    const request = {
      records,
      details: { copies: { shelf: ["A", "A"] }, lending: {} },
      notes: { opinions: { stars: 3 } },
      house: { opening: { day: "tue" } },
    };
    const { pages, house } = await client.query(request);
    expect(exchanges).toHaveLength(2);
    expect(exchanges[0]!.query.get("show")).toBe("copies;lending");
    expect(pages).toHaveLength(30);
    expect(pages[29]).toEqual({
      isbn: "i29",
      title: "Book i29",
      copies: [{ shelf: "A", lent: false }],
      times: 3,
      opinions: ["Good."],
    });
    expect(house).toEqual({ opening: { from: "09:00", to: "17:00" } });
    expect(calls.find(({ module }) => module === "copies")!.parameters).toEqual({ shelf: ["A", "A"] });
    expect(calls.find(({ module }) => module === "lending")!.parameters).toEqual({ part: ["times"] });
  });

  test("take a templated parameter, the value for all, and another separator for a value that holds the common one", async () => {
    const { calls, answer } = recording();
    const { client } = connected(answer());
    await client.query({
      records: ["1;2", "3"],
      details: { lending: { part: ["times", "readers"], "times-times": "month" } },
      find: { books: { language: "any" } },
    });
    expect(calls.find(({ module }) => module === "lending")!.parameters).toEqual({
      part: ["times", "readers"],
      "times-times": "month",
    });
    expect(calls.find(({ module }) => module === "books")!.parameters.language).toEqual(["de", "en", "fr", "la"]);
  });

  test("let a module name the records, under the selector and the prefix of the service", async () => {
    const { calls, answer } = recording();
    const { client, exchanges } = connected(answer());
    expect(await all(client.generate("books", { limit: 2 }, { details: { copies: {} } }))).toEqual([
      { isbn: "g1", title: "Persuasion", rank: 1, copies: [{ shelf: "A", lent: false }] },
    ]);
    expect(exchanges[0]!.query.get("via")).toBe("books");
    expect(exchanges[0]!.query.get("xblimit")).toBe("2");
    expect(calls[0]).toMatchObject({ module: "via books", parameters: { limit: 2 } });
  });

  test("respond at the path of a module", async () => {
    const { answer } = recording();
    const { status, body } = await answer()({ method: "GET", query: "hday=mon", headers: {}, module: "opening" });
    expect([status, JSON.parse(body)]).toEqual([200, { found: { opening: { from: "09:00", to: "17:00" } } }]);
  });

  test("hold callers to the service's own limits", async () => {
    const many = Array.from({ length: 21 }, (_, index) => index + 1500).join(";");
    const { answer } = recording();
    const ask = async (query: string, high = false) => {
      const { body } = await answer({ highLimits: () => high })({
        method: "GET",
        query: `do=look-up&search=books&${query}`,
        headers: {},
      });
      return JSON.parse(body);
    };
    expect((await ask(`byears=${many}`)).fault.id).toBe("too-many");
    expect((await ask(`byears=${many}`, true)).fault).toBeUndefined();
    expect((await ask("blimit=999")).remarks).toEqual([
      { id: "adjusted", text: expect.stringContaining("blimit"), at: "blimit" },
    ]);
    expect((await ask("blimit=999", true)).found.books).toHaveLength(40);
    expect((await ask("blimit=max")).fault.id).toBe("not-a-number");
    expect((await ask("badded=2024-99-99")).fault).toMatchObject({ id: "bad-time", at: "badded" });
  });
});

describe("errors", () => {
  test.each([
    [
      "find",
      "authors",
      { name: "nobody" },
      503,
      { id: "closed", text: "Closed because of rain.", in: "catalogue/authors", more: { until: "noon" } },
    ],
    [
      "find",
      "authors",
      {},
      422,
      { id: "missing", text: "Something that is needed is missing.", in: "catalogue/authors", at: "aname" },
    ],
    [
      "find",
      "books",
      { years: [1813], since: 1813 },
      409,
      { id: "either-or", text: expect.any(String), in: "catalogue/books", at: "byears" },
    ],
    [
      "find",
      "books",
      { bound: "gold" },
      400,
      { id: "bad-value", text: expect.stringContaining("paper"), in: "catalogue/books", at: "bbound" },
    ],
    ["find", "authors", { name: "trouble" }, 500, { id: "broken", text: "The server could not complete the request." }],
  ])(
    "of %s %s have the form, the code and the status of the service",
    async (group, module, parameters, status, fault) => {
      const { answer } = recording();
      const { client, exchanges } = connected(answer());
      const failure: any = await client.query({ [group]: { [module]: parameters } }).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(exchanges[0]).toMatchObject({ status, headers: { "x-catalogue-fault": fault.id } });
      expect(exchanges[0]!.body).toEqual({ fault });
      expect(failure).toMatchObject({
        name: "QueryError",
        code: fault.id,
        status,
        info: exchanges[0]!.body.fault.text,
      });
    },
  );

  test("name the unsupported method, and the module without a handler", async () => {
    const { answer } = recording();
    const put = await answer()({ method: "PUT", query: "", headers: {} });
    expect([put.status, put.headers["allow"], JSON.parse(put.body).fault.id]).toEqual([
      405,
      "GET, POST",
      "wrong-method",
    ]);
    const none = await server.createCatalogueAnswer()({
      method: "GET",
      query: "do=look-up&about=opening&hday=mon",
      headers: {},
    });
    expect([none.status, JSON.parse(none.body).fault.id]).toEqual([501, "not-here"]);
  });

  test("that only warn come to the caller in the form of the service", async () => {
    const { answer } = recording();
    const heard: unknown[] = [];
    const { client } = connected(answer(), { onWarning: (warning) => heard.push(warning) });
    const { warnings } = await client.query({ find: { books: { language: ["en", "xx"] } } });
    expect(warnings).toEqual([{ code: "unknown-value", text: expect.any(String), module: "", parameter: "blanguage" }]);
    expect(heard).toEqual(warnings);
  });
});

describe("the mock and the check of responses", () => {
  test.each([
    "search=books;authors&aname=Eco",
    "walk=arrivals",
    "records=1;2&show=copies;lending&lpart=times;readers&said=opinions",
    "via=books&show=copies",
    "about=opening;branches&hday=wed",
  ])("agree about %s", async (query) => {
    const found: unknown[] = [];
    const options = {
      checkAnswers: "warn" as const,
      onFindings: (findings: readonly unknown[]) => void found.push(...findings),
    };
    const respond = server.createCatalogueAnswer(await server.mockCatalogueHandlers(), options);
    const { status, body } = await respond({ method: "GET", query: `do=look-up&${query}`, headers: {} });
    expect([status, found]).toEqual([200, []]);
    expect(Object.keys(JSON.parse(body).found)).not.toEqual([]);
  });

  test("a mocked record is the one that was named", async () => {
    const respond = server.createCatalogueAnswer(await server.mockCatalogueHandlers());
    const { body } = await respond({ method: "GET", query: "do=look-up&records=978-3&show=copies", headers: {} });
    expect(JSON.parse(body).found.records[0]).toMatchObject({ isbn: "978-3", copies: expect.any(Array) });
  });

  test("a response that does not match its description is detected", async () => {
    const check = await server.loadCatalogueAnswerCheck();
    expect(
      check({ modules: { opening: { day: "mon" } } }, { found: { opening: { from: 9, to: "17:00" } } }),
    ).toHaveLength(1);
  });
});

test("the contract compares what passes a proxy with the spec", async () => {
  const contract = server.catalogueContract({ checkAnswer: await server.loadCatalogueAnswerCheck() });
  const request = {
    method: "GET",
    path: "/catalogue",
    query: "do=look-up&about=opening&hday=thu",
    headers: {},
    rawHeaders: [],
    body: undefined,
  };
  const checked = await contract(request);
  expect(checked.name).toBe("opening");
  expect(checked.violations).toEqual([{ by: "client", rule: "bad-value", detail: "hday", status: "documented" }]);
  const fault = {
    status: 400,
    headers: { "x-catalogue-fault": "bad-value" },
    body: JSON.stringify({ fault: { id: "bad-value", text: "No." } }),
  };
  expect(checked.checkAnswer(fault)).toEqual([]);
  expect(checked.checkAnswer({ ...fault, status: 500 }).map(({ rule }) => rule)).toEqual(["other-status"]);
});

test("OpenAPI has the groups, the separator and the errors of the service", () => {
  const [document, combined] = ["catalogue", "catalogue-combined"].map((name) =>
    JSON.parse(files.get(`packages/openapi/generated/${name}.json`)!),
  );
  expect(document.tags.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(["Things on the shelves", "What readers say of records"]),
  );
  expect(Object.keys(document.paths)).toContain("/catalogue/arrivals");
  expect(Object.keys(combined.paths)).toEqual(["/catalogue"]);
  const { parameters, schemas, responses } = combined.components;
  expect(parameters["Selector.shelf"]).toMatchObject({
    name: "walk",
    schema: { type: "string", "x-kiln-separator": ";" },
  });
  expect(schemas["Answer.refusal"]).toMatchObject({
    properties: { fault: { required: ["id", "text"] } },
    required: ["fault"],
  });
  expect(Object.keys(responses["Refused405"].headers)).toEqual(["X-Catalogue-Fault"]);
});
