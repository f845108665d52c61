import { expectTypeOf, test } from "vitest";
import type {
  AllmessagesParameters,
  AllpagesParameters,
  BacklinksParameters,
  CategorymembersParameters,
  CodexiconsParameters,
  GeneratorModules,
  ListModules,
  MetaModules,
  PropModules,
  QueryRequest,
  QuerypageParameters,
  RevisionsParameters,
  SiteinfoParameters,
  StashimageinfoParameters,
  TokenType,
  UsercontribsParameters,
  UsersParameters,
  WatchlistParameters,
} from "../../../packages/client/generated/query/index.js";
import { checkedByCompiler } from "../../support/checked-by-compiler.ts";

/*
 * One example of each kind of parameter. `tsc` checks which types are equal and which calls must not compile. The file
 * does nothing when run.
 */

checkedByCompiler(import.meta.filename);

test("text, whole numbers, namespaces, users and flags are what they are in JavaScript", () => {
  expectTypeOf<AllpagesParameters["prefix"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<AllpagesParameters["minsize"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<AllpagesParameters["namespace"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<RevisionsParameters["user"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<SiteinfoParameters["showalldb"]>().toEqualTypeOf<boolean | undefined>();
  // @ts-expect-error A number is not a text.
  ({ minsize: "1" }) satisfies AllpagesParameters;
  // @ts-expect-error Namespaces have ids, not names.
  ({ namespace: "Talk" }) satisfies AllpagesParameters;
  // @ts-expect-error A flag is no text: any text would be true.
  ({ showalldb: "false" }) satisfies SiteinfoParameters;
});

test("a limit is a number or the word for the maximum", () => {
  expectTypeOf<AllpagesParameters["limit"]>().toEqualTypeOf<number | "max" | undefined>();
  // @ts-expect-error The word is in small letters.
  ({ limit: "MAX" }) satisfies AllpagesParameters;
});

test("a time is a Date or a text", () => {
  expectTypeOf<RevisionsParameters["start"]>().toEqualTypeOf<Date | string | undefined>();
  // @ts-expect-error Milliseconds are no time.
  ({ start: 1_700_000_000_000 }) satisfies RevisionsParameters;
});

test("one of listed values is just that", () => {
  expectTypeOf<RevisionsParameters["dir"]>().toEqualTypeOf<"newer" | "older" | undefined>();
  // @ts-expect-error A value that is not listed.
  ({ dir: "descending" }) satisfies RevisionsParameters;
  // @ts-expect-error One value, not several.
  ({ dir: ["newer"] }) satisfies RevisionsParameters;
  // @ts-expect-error `*` does not stand for all values here.
  ({ dir: "*" }) satisfies RevisionsParameters;
});

test("several values are one or an array, `*` only where it may stand for all", () => {
  expectTypeOf<RevisionsParameters["slots"]>().toEqualTypeOf<"main" | readonly "main"[] | "*" | undefined>();
  expectTypeOf<UsersParameters["users"]>().toEqualTypeOf<string | readonly string[] | undefined>();
  expectTypeOf<UsersParameters["userids"]>().toEqualTypeOf<number | readonly number[] | undefined>();
  expectTypeOf<BacklinksParameters["namespace"]>().toEqualTypeOf<number | readonly number[] | "*" | undefined>();
  expectTypeOf<QueryRequest["titles"]>().toEqualTypeOf<string | readonly string[] | undefined>();
  // @ts-expect-error `*` does not stand for all values here.
  ({ prop: "*" }) satisfies RevisionsParameters;
  // @ts-expect-error `*` next to other values is not allowed.
  ({ slots: ["main", "*"] }) satisfies RevisionsParameters;
  // @ts-expect-error One bad value among good ones.
  ({ prop: ["ids", "contents"] }) satisfies RevisionsParameters;
});

test("listed values may be others where the list is known to be incomplete", () => {
  expectTypeOf<"cdxIconOfTomorrow">().toExtend<Extract<CodexiconsParameters["names"], string>>();
  // @ts-expect-error Still a text.
  ({ names: [1] }) satisfies CodexiconsParameters;
});

test("what is required cannot be left out, and what is not can", () => {
  ({}) satisfies AllpagesParameters;
  expectTypeOf<QuerypageParameters["page"]>().not.toEqualTypeOf<undefined>();
  // @ts-expect-error The page is required.
  ({ limit: 3 }) satisfies QuerypageParameters;
  // @ts-expect-error Not even as nothing.
  ({ names: undefined }) satisfies CodexiconsParameters;
});

test("of parameters that exclude each other and of which one is required, there is one", () => {
  ({ title: "Category:A" }) satisfies CategorymembersParameters;
  ({ pageid: 3, limit: 5 }) satisfies CategorymembersParameters;
  ({ userids: [1, 2] }) satisfies UsercontribsParameters;
  ({ filekey: "a", sessionkey: "b" }) satisfies StashimageinfoParameters;
  // @ts-expect-error None.
  ({ limit: 5 }) satisfies CategorymembersParameters;
  // @ts-expect-error Two.
  ({ title: "Category:A", pageid: 3 }) satisfies CategorymembersParameters;
  // @ts-expect-error Two of four.
  ({ user: "A", userprefix: "B" }) satisfies UsercontribsParameters;
  // @ts-expect-error Neither.
  ({ prop: "url" }) satisfies StashimageinfoParameters;
});

test("a parameter that exists once for each value of another has the names of the known values", () => {
  expectTypeOf<RevisionsParameters["contentformat-main"]>().toEqualTypeOf<RevisionsParameters["contentformat"]>();
  // @ts-expect-error No such slot.
  ({ "contentformat-other": "text/plain" }) satisfies RevisionsParameters;
});

test("names have no prefix, and others are refused", () => {
  // @ts-expect-error With its prefix.
  ({ aplimit: 3 }) satisfies AllpagesParameters;
  // @ts-expect-error Misspelt.
  ({ prefiks: "A" }) satisfies AllpagesParameters;
  // @ts-expect-error What a text has is no parameter.
  ({ length: 3 }) satisfies WatchlistParameters;
});

test("arrays may be constants, and what is undefined counts as left out", () => {
  const props = ["ids", "content"] as const;
  const none: string | undefined = undefined as string | undefined;
  ({ prop: props }) satisfies RevisionsParameters;
  ({ messages: ["a"], filter: none }) satisfies AllmessagesParameters;
});

test("every module is in the map of its group, and generators in theirs", () => {
  expectTypeOf<ListModules["allpages"]>().toEqualTypeOf<AllpagesParameters>();
  expectTypeOf<PropModules["revisions"]>().toEqualTypeOf<RevisionsParameters>();
  expectTypeOf<MetaModules["siteinfo"]>().toEqualTypeOf<SiteinfoParameters>();
  expectTypeOf<"allpages" | "revisions">().toExtend<keyof GeneratorModules>();
  expectTypeOf<Extract<keyof GeneratorModules, "users" | "siteinfo" | "info">>().toEqualTypeOf<never>();
  expectTypeOf<TokenType>().toEqualTypeOf<
    "createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch"
  >();
});
