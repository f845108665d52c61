import { expectTypeOf, test } from "vitest";
import type {
  AllpagesItem,
  InfoPage,
  PageOf,
  QueryClient,
  QueryRequest,
  RevisionProperties,
  RevisionsPage,
  SiteinfoAnswer,
} from "../../../packages/client/generated/query/index.js";
import type {
  Every,
  Filled,
  Given,
  Holds,
  Not,
  Several,
  Some,
} from "../../../packages/client/generated/runtime/query/client/narrow.js";
import { checkedByCompiler } from "../../support/checked-by-compiler.ts";

/*
 * The response types that follow from a request, and the members they leave undetermined. `tsc` checks them; the
 * functions with the calls never run.
 */

checkedByCompiler(import.meta.filename);

const signatures = (check: (wiki: QueryClient) => unknown): unknown => check;

test("a value that is surely there, perhaps, or not", () => {
  expectTypeOf<Holds<{ prop: "ids" }, "prop", "ids">>().toEqualTypeOf<"yes">();
  expectTypeOf<Holds<{ prop: readonly ["ids", "user"] }, "prop", "user" | "size">>().toEqualTypeOf<"yes">();
  expectTypeOf<Holds<{ prop: readonly ["ids"] }, "prop", "user">>().toEqualTypeOf<"no">();
  expectTypeOf<Holds<{ prop: readonly [] }, "prop", "user", { prop: ["user"] }>>().toEqualTypeOf<"no">();
  expectTypeOf<Holds<{ prop: "ids" | "user" }, "prop", "ids">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Holds<{ prop: readonly ["ids" | "user", "size"] }, "prop", "ids">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Holds<{ prop: readonly ["ids" | "user", "size"] }, "prop", "size">>().toEqualTypeOf<"yes">();
  expectTypeOf<Holds<{ prop: readonly "ids"[] }, "prop", "ids">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Holds<{ prop: readonly "ids"[] }, "prop", "user">>().toEqualTypeOf<"no">();
  expectTypeOf<Holds<{ prop: string }, "prop", "ids">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Holds<{ prop: any }, "prop", "ids">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Holds<any, "prop", "ids">>().toEqualTypeOf<"maybe">();
});

test("a default applies if no value is set", () => {
  expectTypeOf<Holds<{}, "prop", "ids", { prop: ["ids"] }>>().toEqualTypeOf<"yes">();
  expectTypeOf<Holds<unknown, "prop", "ids", { prop: ["ids"] }>>().toEqualTypeOf<"yes">();
  expectTypeOf<Holds<{ prop: undefined }, "prop", "ids", { prop: ["ids"] }>>().toEqualTypeOf<"yes">();
  expectTypeOf<Holds<{ prop?: "user" }, "prop", "ids", { prop: ["ids"] }>>().toEqualTypeOf<"maybe">();
  expectTypeOf<Holds<{ prop?: "user" }, "prop", "size", { prop: ["ids"] }>>().toEqualTypeOf<"no">();
  expectTypeOf<Holds<{}, "prop", "ids">>().toEqualTypeOf<"no">();
  expectTypeOf<Holds<{ prop: "ids" } | {}, "prop", "ids">>().toEqualTypeOf<"maybe">();
});

test("a value counts as set if it differs from the default, and a false flag counts as unset", () => {
  expectTypeOf<Given<{ dir: "newer" }, "dir", { dir: "older" }>>().toEqualTypeOf<"yes">();
  expectTypeOf<Given<{ dir: "older" }, "dir", { dir: "older" }>>().toEqualTypeOf<"no">();
  expectTypeOf<Given<{ dir: "newer" | "older" }, "dir", { dir: "older" }>>().toEqualTypeOf<"maybe">();
  expectTypeOf<Given<{ limit: number }, "limit", { limit: 10 }>>().toEqualTypeOf<"maybe">();
  expectTypeOf<Given<{ user: string }, "user">>().toEqualTypeOf<"yes">();
  expectTypeOf<Given<{ user?: string }, "user">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Given<{}, "user">>().toEqualTypeOf<"no">();
  expectTypeOf<Given<{ parse: true }, "parse">>().toEqualTypeOf<"yes">();
  expectTypeOf<Given<{ parse: false }, "parse">>().toEqualTypeOf<"no">();
  expectTypeOf<Given<{ parse: boolean }, "parse">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Given<{ slots: readonly [] }, "slots">>().toEqualTypeOf<"yes">();
});

test("a value that is filled is neither empty nor 0", () => {
  expectTypeOf<Filled<{ ids: readonly [1, 2] }, "ids">>().toEqualTypeOf<"yes">();
  expectTypeOf<Filled<{ ids: readonly [] }, "ids">>().toEqualTypeOf<"no">();
  expectTypeOf<Filled<{ ids: readonly number[] }, "ids">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Filled<{ ids: 0 }, "ids">>().toEqualTypeOf<"no">();
  expectTypeOf<Filled<{ key: "" }, "key">>().toEqualTypeOf<"no">();
  expectTypeOf<Filled<{ key: "a" }, "key">>().toEqualTypeOf<"yes">();
  expectTypeOf<Filled<{ key: string }, "key">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Filled<{}, "key">>().toEqualTypeOf<"no">();
});

test("several pages may be several, if there are several", () => {
  expectTypeOf<Several<{ titles: readonly ["A", "B"] }, "titles">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Several<{ titles: readonly string[] }, "titles">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Several<{ titles: readonly ["A"] }, "titles">>().toEqualTypeOf<"no">();
  expectTypeOf<Several<{ titles: "A" }, "titles">>().toEqualTypeOf<"no">();
  expectTypeOf<Several<{}, "titles">>().toEqualTypeOf<"no">();
});

test("tests are met together as their words say", () => {
  expectTypeOf<Some<"no" | "maybe">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Some<"maybe" | "yes">>().toEqualTypeOf<"yes">();
  expectTypeOf<Some<"no">>().toEqualTypeOf<"no">();
  expectTypeOf<Every<"yes" | "maybe">>().toEqualTypeOf<"maybe">();
  expectTypeOf<Every<"maybe" | "no">>().toEqualTypeOf<"no">();
  expectTypeOf<Every<"yes">>().toEqualTypeOf<"yes">();
  expectTypeOf<[Not<"yes">, Not<"no">, Not<"maybe">]>().toEqualTypeOf<["no", "yes", "maybe"]>();
});

test("what a variable leaves open may be missing", () => {
  signatures(async (wiki) => {
    const some = ["ids"] as RevisionProperties[];
    const { pages } = await wiki.query({ titles: "A", prop: { revisions: { prop: some } } });
    expectTypeOf(pages[0]!.revisions![0]!.revid).toEqualTypeOf<number | undefined>();
    const request: QueryRequest = { titles: "A" };
    const wide = await wiki.query(request);
    expectTypeOf(wide.pages[0]!.fullurl).toEqualTypeOf<string | undefined>();
    expectTypeOf(wide.list.allpages).toEqualTypeOf<readonly AllpagesItem[] | undefined>();
    const flag = true as boolean;
    const either = await wiki.query({ titles: "A", prop: flag ? { info: {} } : {} });
    expectTypeOf(either.pages[0]!.lastrevid).toEqualTypeOf<number | undefined>();
    const none = await wiki.query({ titles: "A", prop: { info: undefined, links: {} } });
    // @ts-expect-error Not requested.
    void none.pages[0]!.lastrevid;
    const constants = ["ids", "user"] as const;
    for await (const { revisions } of wiki.list("allrevisions", { prop: constants }))
      expectTypeOf(revisions[0]!.revid).toBeNumber();
  });
});

test("pages that exist, that are missing and that cannot be differ in their types", () => {
  signatures(async (wiki) => {
    const { pages } = await wiki.query({ titles: ["A", "[]"], prop: { info: {} } });
    for (const page of pages) {
      if (page.invalid) expectTypeOf(page).toHaveProperty("invalidreason");
      else if (!page.missing && !page.special) {
        expectTypeOf(page.pageid).toBeNumber();
        expectTypeOf(page.title).toBeString();
        expectTypeOf(page.touched).toBeString();
      } else expectTypeOf(page.touched).toEqualTypeOf<undefined>();
    }
  });
});

test("a generator adds to pages, and only where it is one", () => {
  signatures(async (wiki) => {
    for await (const page of wiki.generate("search", { search: "tea" }))
      expectTypeOf(page.index).toEqualTypeOf<number | undefined>();
    const { pages } = await wiki.query({ generator: { prefixsearch: { search: "tea" } } });
    expectTypeOf(pages[0]!.index).toEqualTypeOf<number | undefined>();
    // @ts-expect-error Not requested by a generator.
    for await (const page of wiki.generate("allpages", {})) void page.index;
    // @ts-expect-error The snippet was not requested.
    for await (const page of wiki.generate("search", { search: "tea", prop: "size" })) void page.snippet;
  });
});

test("the response to a continued request may lack earlier members", () => {
  signatures(async (wiki) => {
    const first = await wiki.query({ titles: "A", prop: { info: {} }, list: { allpages: {} }, meta: { siteinfo: {} } });
    expectTypeOf(first.meta.siteinfo.general.sitename).toBeString();
    const next = await wiki.query({
      titles: "A",
      prop: { info: {} },
      list: { allpages: {} },
      meta: { siteinfo: {} },
      continue: first.continue!,
    });
    expectTypeOf(next.meta.siteinfo.general?.sitename).toEqualTypeOf<string | undefined>();
    const page = next.pages[0]!;
    if (!page.invalid && !page.missing && !page.special) expectTypeOf(page.touched).toEqualTypeOf<string | undefined>();
    expectTypeOf(next.list.allpages).toEqualTypeOf<readonly AllpagesItem[]>();
    for await (const { meta } of wiki.batches({ list: { allpages: {} }, meta: { siteinfo: {} } }))
      expectTypeOf(meta.siteinfo.general?.sitename).toEqualTypeOf<string | undefined>();
  });
});

test("each type has its own name, in its widest form", () => {
  expectTypeOf<AllpagesItem>().toEqualTypeOf<{
    readonly pageid: number;
    readonly ns: number;
    readonly title: string;
  }>();
  expectTypeOf<NonNullable<RevisionsPage["revisions"]>[number]["revid"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<RevisionsPage<{ prop: "ids" }>["revisions"]>().toExtend<
    readonly { readonly revid: number }[] | undefined
  >();
  expectTypeOf<InfoPage["fullurl"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<InfoPage<{}, "missing">>().not.toHaveProperty("touched");
  expectTypeOf<NonNullable<SiteinfoAnswer["general"]>["sitename"]>().toBeString();
  expectTypeOf<PageOf["title"]>().toEqualTypeOf<string | undefined>();
});
