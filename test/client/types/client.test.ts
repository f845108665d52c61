import { expectTypeOf, test } from "vitest";
import {
  createQueryClient,
  QueryError,
  TransportError,
  type AllpagesItem,
  type Answer,
  type Item,
  type QueryClient,
  type QueryErrorCode,
} from "../../../packages/client/generated/query/index.js";
import type { AccountQueryClient } from "../../../packages/client/generated/query/account.js";
import { checkedByCompiler } from "../../support/checked-by-compiler.ts";

/* The signatures of the client. `tsc` checks them; the functions with the calls never run. */

checkedByCompiler(import.meta.filename);

const signatures = (check: (wiki: QueryClient) => unknown): unknown => check;

test("calls return the types of their names, and no part is any", () => {
  signatures(async (wiki) => {
    const result = await wiki.query({
      titles: ["A", "B"],
      prop: { info: { prop: ["url"] }, categories: { limit: "max" } },
      list: { allpages: {} },
    });
    expectTypeOf(result).toExtend<Answer>();
    expectTypeOf(result.pages[0]!.title).toEqualTypeOf<string | undefined>();
    expectTypeOf(result.pages[0]!.fullurl).toEqualTypeOf<string | undefined>();
    expectTypeOf(result.list.allpages).toEqualTypeOf<readonly AllpagesItem[]>();
    expectTypeOf(result.warnings[0]!.code).toBeString();
    for await (const page of wiki.list("allpages", { namespace: 0, prefix: "A" }))
      expectTypeOf(page).toEqualTypeOf<AllpagesItem>();
    for await (const page of wiki.generate(
      "categorymembers",
      { title: "Category:X" },
      { prop: { revisions: { prop: ["ids"] } } },
    )) {
      expectTypeOf(page.revisions![0]!.revid).toBeNumber();
    }
    for await (const one of wiki.batches({ titles: "A" }))
      expectTypeOf(one.pages[0]!.missing).toEqualTypeOf<true | undefined>();
    expectTypeOf((await wiki.meta("siteinfo", { prop: "general" })).general.sitename).toBeString();
    expectTypeOf(await wiki.request({ action: "parse", page: "A" })).toEqualTypeOf<Item>();
  });
});

test("who can log in can do all the others can", () => {
  const account = (check: (wiki: AccountQueryClient) => unknown): unknown => check;
  account(async (wiki) => {
    expectTypeOf(wiki).toExtend<QueryClient>();
    expectTypeOf(await wiki.token("csrf")).toBeString();
    expectTypeOf(await wiki.login({ name: "A@b", password: "secret" })).toEqualTypeOf<{
      readonly id: number;
      readonly name: string;
    }>();
    expectTypeOf(await wiki.postWithToken("csrf", { action: "edit" })).toEqualTypeOf<Item>();
  });
});

test("wrong names are rejected in every place", () => {
  signatures((wiki) => [
    // @ts-expect-error No such list.
    wiki.list("allpagse", {}),
    // @ts-expect-error A list that is no generator.
    wiki.generate("users", {}),
    // @ts-expect-error A module of another group.
    wiki.list("siteinfo", {}),
    // @ts-expect-error Misspelt in the request.
    wiki.query({ titels: "A" }),
    // @ts-expect-error Misspelt module.
    wiki.query({ prop: { inof: {} } }),
    // @ts-expect-error Misspelt parameter of a module.
    wiki.query({ prop: { info: { porp: "url" } } }),
    // @ts-expect-error A generator without what it needs.
    wiki.query({ generator: { categorymembers: {} } }),
    // @ts-expect-error What the client writes itself.
    wiki.query({ format: "xml" }),
    // @ts-expect-error No such token.
    wiki.token("edit"),
    // @ts-expect-error A parameter that is an object.
    wiki.request({ action: { name: "parse" } }),
    // @ts-expect-error Parameters of another module.
    wiki.list("users", { prefix: "A" }),
  ]);
});

test("a call takes separate options, and a client needs its endpoint", () => {
  signatures((wiki) =>
    wiki.list(
      "allpages",
      {},
      { signal: AbortSignal.timeout(100), timeout: 50, headers: { a: "b" }, onWarning: ({ code }) => code },
    ),
  );
  expectTypeOf(createQueryClient).toBeCallableWith({
    endpoint: new URL("https://wiki.example/w/api.php"),
    userAgent: "a (b@c.example)",
    maxlag: 5,
    assert: "bot",
    retries: { attempts: 2 },
  });
  // @ts-expect-error No endpoint.
  expectTypeOf(createQueryClient).toBeCallableWith({ userAgent: "a (b@c.example)" });
  // @ts-expect-error The caller is not named.
  expectTypeOf(createQueryClient).toBeCallableWith({ endpoint: "a" });
  // @ts-expect-error No contact.
  expectTypeOf(createQueryClient).toBeCallableWith({ endpoint: "a", userAgent: "MyBot/1.0" });
  // @ts-expect-error No contact in the parentheses.
  expectTypeOf(createQueryClient).toBeCallableWith({ endpoint: "a", userAgent: "MyBot/1.0 (beta)" });
  expectTypeOf(createQueryClient).toBeCallableWith({
    endpoint: "a",
    userAgent: "MyBot/1.0 (https://wiki.example/User:Me) lib/2",
  });
  expectTypeOf(createQueryClient).toBeCallableWith({ endpoint: "a", userAgent: "MyGadget (User:Me)" });
  expectTypeOf(createQueryClient).toBeCallableWith({ endpoint: "a", origin: "*" });
  // @ts-expect-error Not a kind of caller.
  expectTypeOf(createQueryClient).toBeCallableWith({ endpoint: "a", assert: "admin" });
});

test("errors narrow to their codes, known ones by name and others too", () => {
  const errors = (error: unknown): void => {
    if (error instanceof QueryError) {
      expectTypeOf(error.code).toEqualTypeOf<QueryErrorCode | (string & {})>();
      if (error.is("maxlag")) expectTypeOf(error.code).toExtend<"maxlag">();
      if (error.is("a-code-of-an-extension")) expectTypeOf(error.code).toExtend<"a-code-of-an-extension">();
      expectTypeOf(error.status).toEqualTypeOf<number | undefined>();
    }
    if (error instanceof TransportError) expectTypeOf(error.kind).toExtend<string>();
  };
  errors(undefined);
  expectTypeOf<"badid_rvstartid">().toExtend<QueryErrorCode>();
});
