import type { HttpHandler } from "msw";
import { expectTypeOf, test } from "vitest";
import { pagingGroupFromWire, pagingGroupToWire } from "../../packages/client/generated/exchange/convert.js";
import {
  ExchangeError,
  TransportError,
  type PagingGroupDetail as ReadableDetail,
  type PagingGroupRow as ReadableRow,
} from "../../packages/client/generated/exchange/index.js";
import { QueryError } from "../../packages/client/generated/query/index.js";
import { pagingGroupDetail, pagingGroupRow } from "../../packages/mock/generated/exchange/data.js";
import {
  error,
  exchangeMock,
  type ExchangeMock,
  type PagingGroupDetail,
  type PagingGroupRow,
} from "../../packages/mock/generated/exchange/index.js";
import { exchangeOverrides } from "../../packages/mock/generated/exchange/msw.js";
import { allpagesItem } from "../../packages/mock/generated/query/data.js";
import { queryMock, type QueryMock } from "../../packages/mock/generated/query/index.js";
import { queryOverrides } from "../../packages/mock/generated/query/msw.js";
import type { AllpagesItem } from "../../packages/mock/generated/query/results.js";
import { checkedByCompiler } from "../support/checked-by-compiler.ts";

/* Code that `tsc` must accept, and code that it must reject. None of it runs. */

checkedByCompiler(import.meta.filename);

declare const mock: ExchangeMock;
declare const wiki: QueryMock;

/** Type-checks the code in a callback without running it. */
const only = (_: () => unknown): void => undefined;

test("factories return the types of responses, and take parts of them", () => {
  only(() => {
    expectTypeOf(pagingGroupRow()).toEqualTypeOf<PagingGroupRow>();
    expectTypeOf(pagingGroupDetail({ pa_name: "A" }, { index: 1, seed: 2 })).toEqualTypeOf<PagingGroupDetail>();
    expectTypeOf(allpagesItem({ title: "A" })).toEqualTypeOf<AllpagesItem>();
    // @ts-expect-error a name is text
    pagingGroupRow({ pa_name: 1 });
    // @ts-expect-error groups may have more members, and none of this name is known
    pagingGroupDetail({ pa_nmae: "A" });
    pagingGroupDetail({ ...{ more: 1 }, related: [] });
    expectTypeOf(pagingGroupDetail(pagingGroupDetail())).toEqualTypeOf<PagingGroupDetail>();
    exchangeMock({ data: { pagingGroups: [{ pa_name: "A" }] } });
    // @ts-expect-error the same of the objects that there are at the start
    exchangeMock({ data: { pagingGroups: [{ pa_nmae: "A" }] } });
    // @ts-expect-error items have no such member
    allpagesItem({ name: "A" });
  });
});

test("overrides get decoded requests, and return results, errors or responses", () => {
  only(() => {
    mock.override.pagingGroups.get(({ id, parameters }) => pagingGroupDetail({ pa_id: id + parameters.object_id }));
    mock.override.pagingGroups.create(({ body }) => pagingGroupDetail({ pa_name: body.name }), { once: true });
    mock.override.pagingGroups.list(async () => new Response(null, { status: 502 }));
    mock.override.pagingGroups.list(error("tenant_required"));
    // @ts-expect-error an object is no list
    mock.override.pagingGroups.list(() => pagingGroupRow());
    // @ts-expect-error members are missing
    mock.override.pagingGroups.get(() => ({ pa_id: "1" }));
    // @ts-expect-error the service has no such code
    error("no_such_code");
    // @ts-expect-error there is no such operation
    mock.override.pagingGroups.remove(() => undefined);
  });
});

test("conversions and errors of the client have the types of the service", () => {
  only(() => {
    expectTypeOf(pagingGroupFromWire(pagingGroupRow())).toEqualTypeOf<ReadableRow>();
    expectTypeOf(pagingGroupFromWire(pagingGroupDetail())).toEqualTypeOf<ReadableDetail>();
    expectTypeOf(pagingGroupToWire({ number: "1", name: "A" })).toEqualTypeOf<{
      readonly pa_number: string;
      readonly pa_name: string;
      readonly name: string;
    }>();
    // @ts-expect-error a number is text
    pagingGroupToWire({ number: 1 });
    new ExchangeError({ code: "object_not_found", status: 404 });
    // @ts-expect-error an error has a code
    new ExchangeError({ status: 404 });
    new QueryError({ code: "badtoken", info: "Invalid CSRF token." });
    // @ts-expect-error there is no such kind
    new TransportError({ kind: "late" });
  });
});

test("the mock of a wiki has its edits, and overrides of actions", () => {
  only(() => {
    queryMock({ pages: { Sandbox: "A" }, accounts: { "Example@bot": "secret" } });
    expectTypeOf(wiki.edits[0]!.text).toEqualTypeOf<string>();
    wiki.override.action.edit(({ title }) => ({ edit: { result: "Failure", title } }), { once: true });
    queryOverrides(wiki).action.login(() => new Response(null, { status: 500 }));
    // @ts-expect-error the mock has no such action
    wiki.override.action.move(() => ({}));
  });
});

test("those of MSW are handlers", () => {
  only(() => {
    expectTypeOf(exchangeOverrides(mock).pagingGroups.list(() => [pagingGroupRow()])).toEqualTypeOf<HttpHandler>();
    expectTypeOf(queryOverrides(wiki).list.allpages(() => [allpagesItem()])).toEqualTypeOf<HttpHandler>();
    // @ts-expect-error members are missing
    queryOverrides(wiki).list.allpages(() => [{ title: "A" }]);
    // @ts-expect-error the mock of another service
    exchangeOverrides(wiki);
    wiki.override.list.allpages(({ limit, prefix }) => [allpagesItem({ title: `${prefix ?? ""}${limit}` })]);
    wiki.override.list.allcategories(({ item }) => [item({ category: "A" })]);
    wiki.override.prop.categories(({ members }) => members());
    wiki.override.prop.categories(({ members }, { pages }) => pages.map((page) => [page, members()]));
    wiki.override.meta.siteinfo(({ result }) => result());
    wiki.override.generator.allpages(() => [{ title: "A" }]);
    // @ts-expect-error items have no such member
    wiki.override.list.allcategories(({ item }) => [item({ name: "A" })]);
    // @ts-expect-error the module is in another group
    wiki.override.prop.allpages(() => []);
  });
});

test("options are those of the service", () => {
  only(() => {
    exchangeMock({
      keys: { a: "global-full", b: { kind: "tenant-full", tenant: "T" } },
      data: { pagingGroups: [{ pa_id: "1" }] },
    });
    // @ts-expect-error there is no such kind of keys
    exchangeMock({ keys: { a: "admin" } });
    // @ts-expect-error an id is text
    exchangeMock({ data: { pagingGroups: [{ pa_id: 1 }] } });
    queryMock({ modules: { allpages: { namespaces: [0] } }, server: { language: "de" } });
    // @ts-expect-error there is no such module
    queryMock({ handlers: { modules: { nothing: () => [] } } });
  });
});
