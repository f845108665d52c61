import { describe, expectTypeOf, it } from "vitest";
import {
  createExchangeClient,
  ExchangeError,
  TransportError,
  type AnswerForm,
  type CreatePagingGroupRequest,
  type ExchangeClient,
  type ExchangeClientWithoutTenant,
  type ExchangeErrorCode,
  type GenerateLoginTokenRequest,
  type PagingGroupDestinationRow,
  type PagingGroupDetail,
  type PagingGroupRow,
  type RawPagingGroupDetail,
  type RawPagingGroupRow,
} from "../../packages/client/generated/exchange/index.js";
import { AnswerError, check } from "../../packages/client/generated/exchange/check.js";
import type { TenantOptions } from "../../packages/client/generated/runtime/resource/client/options.js";
import {
  each,
  first,
  logTo,
  requestsPerMinute,
  withResponse,
} from "../../packages/client/generated/exchange/extras.js";
import { checkedByCompiler } from "../support/checked-by-compiler.ts";

/* Code that `tsc` must accept, and code that it must reject. None of it runs. */

checkedByCompiler(import.meta.filename);

declare const named: ExchangeClient;
declare const unnamed: ExchangeClientWithoutTenant;
declare const anyText: string;
declare const maybe: string | undefined;

const sure = { name: "a", number: "1" };

/** Type-checks the code in a callback without running it. */
const only = (_: (row: PagingGroupRow) => unknown): void => undefined;

describe("calls that may be repeated, and changes of one state", () => {
  it("are those whose header fields the spec has", () => {
    only(() => {
      void named.pagingGroups.create(sure, { idempotencyKey: true });
      void named.pagingGroups.create(sure, { idempotencyKey: anyText });
      void unnamed.pagingGroups.create(sure, { idempotencyKey: true, tenant: "T1" });
      void named.tokens.generate({ user: "a" }, { idempotencyKey: "a" });
      void named.pagingGroups.update(1, {}, { ifMatch: maybe });
      void named.pagingGroups.delete(1, { ifMatch: anyText });
      // @ts-expect-error a key is made or given
      void named.pagingGroups.create(sure, { idempotencyKey: false });
      // @ts-expect-error no key for what is not created
      void named.pagingGroups.update(1, {}, { idempotencyKey: true });
      // @ts-expect-error no state of what is yet to be created
      void named.pagingGroups.create(sure, { ifMatch: anyText });
      // @ts-expect-error no state where nothing is changed
      void named.pagingGroups.get(1, { ifMatch: anyText });
      // @ts-expect-error a tenant is needed all the same
      void unnamed.pagingGroups.create(sure, { idempotencyKey: true });
    });
  });

  it("have the etag of what was read", () => {
    only(async () => {
      const { data, etag, status } = await withResponse((call) => named.pagingGroups.get(1, call));
      expectTypeOf(data).toEqualTypeOf<PagingGroupDetail>();
      expectTypeOf(etag).toEqualTypeOf<string | undefined>();
      expectTypeOf(status).toEqualTypeOf<number>();
      void withResponse((call) => named.pagingGroups.create(sure, { ...call, idempotencyKey: true }));
      void named.pagingGroups.get(1, {
        onAnswer: ({ headers }) => expectTypeOf(headers.ETag).toEqualTypeOf<string | undefined>(),
      });
    });
  });
});

describe("the items of a list", () => {
  it("have the type of the response items, and the arguments are those of the call", () => {
    only(async () => {
      for await (const row of each(named.pagingGroups.list)) expectTypeOf(row).toEqualTypeOf<PagingGroupRow>();
      expectTypeOf(await first(3, each(named.pagingGroups.list, { query: { limit: 2 }, tenant: "T1" }))).toEqualTypeOf<
        PagingGroupRow[]
      >();
      // @ts-expect-error no such parameter
      each(named.pagingGroups.list, { query: { limmit: 2 } });
      // @ts-expect-error no list
      each(named.pagingGroups.get, 1);
    });
  });
});

describe("the client", () => {
  it("knows whether it has a tenant", () => {
    only(() => {
      const options = { baseUrl: "http://pbx.invalid", key: "k" };
      expectTypeOf(createExchangeClient({ ...options, tenant: "T1" })).toEqualTypeOf<ExchangeClient>();
      expectTypeOf(createExchangeClient(options)).toEqualTypeOf<ExchangeClientWithoutTenant>();
      expectTypeOf(createExchangeClient({ ...options, tenant: maybe })).toEqualTypeOf<ExchangeClientWithoutTenant>();
      createExchangeClient({
        ...options,
        log: logTo(console),
        rateLimit: requestsPerMinute(5),
        onRequest: () => ({ a: "b" }),
      });
      createExchangeClient({ ...options, log: logTo((line) => line.length), onRequest: async () => undefined });
      // @ts-expect-error a log is made by logTo
      createExchangeClient({ ...options, log: console });
      createExchangeClient({
        ...options,
        baseUrl: new URL("http://pbx.invalid"),
        keyIn: "bearer",
        fetch,
        timeout: 1,
        retries: { attempts: 1 },
        headers: { a: "b" },
      });
      // @ts-expect-error a key is needed
      createExchangeClient({ baseUrl: "http://pbx.invalid" });
      // @ts-expect-error no place of a key
      createExchangeClient({ ...options, keyIn: "cookie" });
      // @ts-expect-error no option
      createExchangeClient({ ...options, tennant: "T1" });
    });
  });

  it("with a tenant needs none in a call, and takes one", () => {
    only(() => [
      named.pagingGroups.create(sure),
      named.pagingGroups.create(sure, { tenant: "T2" }),
      named.pagingGroups.delete(1),
      named.pagingGroups.list({ tenant: "T2" }),
    ]);
  });

  it("without a tenant needs one where the document demands it", () => {
    only(() => {
      void unnamed.pagingGroups.create(sure, { tenant: "T1" });
      void unnamed.pagingGroups.update(1, {}, { tenant: "T1", timeout: 5 });
      void unnamed.pagingGroups.delete(1, { tenant: "T1" });
      // @ts-expect-error a tenant is needed
      void unnamed.pagingGroups.create(sure);
      // @ts-expect-error a tenant is needed
      void unnamed.pagingGroups.create(sure, { timeout: 5 });
      // @ts-expect-error a tenant is needed
      void unnamed.pagingGroups.update(1, {});
      // @ts-expect-error a tenant is needed
      void unnamed.pagingGroups.delete(1);
      // @ts-expect-error a tenant is needed
      void unnamed.pagingGroups.delete(1, { tenant: maybe });
    });
  });

  it("needs no tenant to read, and takes none for tokens", () => {
    only(() => {
      void unnamed.pagingGroups.list();
      void unnamed.pagingGroups.get(1, { signal: new AbortController().signal });
      void unnamed.tokens.generate({ user: "100", validity: "ONCE" });
      // @ts-expect-error tokens are of no tenant
      void unnamed.tokens.generate({ user: "100" }, { tenant: "T1" });
    });
  });

  it("with a tenant does where one without is wanted", () => {
    expectTypeOf<ExchangeClient>().toExtend<ExchangeClientWithoutTenant>();
    expectTypeOf<ExchangeClientWithoutTenant>().not.toExtend<ExchangeClient>();
  });
});

describe("requests", () => {
  it("of tokens hold a user, and ONCE, a Date or text", () => {
    expectTypeOf<GenerateLoginTokenRequest["user"]>().toEqualTypeOf<string>();
    expectTypeOf<"ONCE" | Date | string | undefined>().toExtend<GenerateLoginTokenRequest["validity"]>();
    expectTypeOf<number>().not.toExtend<GenerateLoginTokenRequest["validity"]>();
    only(() => {
      // @ts-expect-error a user is needed
      void named.tokens.generate({ validity: "ONCE" });
      // @ts-expect-error no field
      void named.tokens.reset({ user: "100", validity: "ONCE" });
    });
  });

  it("of paging groups need name and number, under either name", () => {
    expectTypeOf<{ name: string; number: string }>().toExtend<CreatePagingGroupRequest>();
    expectTypeOf<{ pa_name: string; number: string }>().toExtend<CreatePagingGroupRequest>();
    expectTypeOf<{ pa_name: string; pa_number: string }>().toExtend<CreatePagingGroupRequest>();
    expectTypeOf<{ name: string; pa_name: string }>().not.toExtend<CreatePagingGroupRequest>();
    expectTypeOf<{ name: string | undefined; number: string }>().not.toExtend<CreatePagingGroupRequest>();
    only(() => {
      // @ts-expect-error a number is needed
      void named.pagingGroups.create({ name: "a" });
      // @ts-expect-error a number is text
      void named.pagingGroups.create({ name: "a", number: 830 });
      // @ts-expect-error null is refused by the service
      void named.pagingGroups.update(1, { pin: null });
      // @ts-expect-error one of the listed values
      void named.pagingGroups.update(1, { bidirectional: "maybe" });
      // @ts-expect-error only responses have it
      void named.pagingGroups.update(1, { pa_id: "1" });
      // @ts-expect-error no field
      void named.pagingGroups.create({ ...sure, nmae: "a" });
    });
  });

  it("have destinations as one, many or in the object", () => {
    only(() => {
      void named.pagingGroups.update(1, { members: "EXT-100" });
      void named.pagingGroups.update(1, { extensions: [100, "VOICEMAIL-100"] });
      void named.pagingGroups.update(1, { destinations: { PAGING: ["EXT-100"] } });
      // @ts-expect-error a bare number is allowed only in lists
      void named.pagingGroups.update(1, { members: 100 });
      // @ts-expect-error no slot
      void named.pagingGroups.update(1, { destinations: { QUEUE: ["EXT-100"] } });
    });
  });

  it("have an id, as text or number", () => {
    only(() => [named.pagingGroups.get(1), named.pagingGroups.get("1")]);
    // @ts-expect-error no id
    only(() => named.pagingGroups.get());
    // @ts-expect-error no id
    only(() => named.pagingGroups.delete(undefined));
  });
});

describe("responses", () => {
  it("have the fields of the shapes, and no others: a misspelt one is an error", () => {
    only(() => {
      expectTypeOf(named.pagingGroups.list()).resolves.toEqualTypeOf<readonly PagingGroupRow[]>();
      expectTypeOf(named.pagingGroups.create(sure)).resolves.toEqualTypeOf<PagingGroupDetail>();
    });
    expectTypeOf<PagingGroupRow["id"]>().toEqualTypeOf<number>();
    expectTypeOf<PagingGroupRow["pa_pin"]>().toEqualTypeOf<string>();
    // @ts-expect-error misspelt
    only((row: PagingGroupRow) => row.nmae);
  });

  it("have readable names in addition to the wire names, and lists are always present", () => {
    expectTypeOf<PagingGroupRow["number"]>().toEqualTypeOf<PagingGroupRow["pa_number"]>();
    expectTypeOf<PagingGroupDetail["mediafile_id"]>().toEqualTypeOf<string>();
    expectTypeOf<PagingGroupDetail["related"]["destinations"]>().toEqualTypeOf<readonly PagingGroupDestinationRow[]>();
    // @ts-expect-error misspelt
    only((row: PagingGroupRow) => row.nubmer);
  });

  it("have the wire types if requested", () => {
    only(() => {
      const raw = createExchangeClient({ baseUrl: "http://pbx.invalid", key: "k", tenant: "T1", answers: "raw" });
      expectTypeOf(raw).toEqualTypeOf<ExchangeClient<TenantOptions, "raw">>();
      expectTypeOf(raw.pagingGroups.list()).resolves.toEqualTypeOf<readonly RawPagingGroupRow[]>();
      expectTypeOf(raw.pagingGroups.get(1)).resolves.toEqualTypeOf<RawPagingGroupDetail>();
      expectTypeOf(createExchangeClient({ baseUrl: "http://pbx.invalid", key: "k", answers: "raw" })).toEqualTypeOf<
        ExchangeClientWithoutTenant<"raw">
      >();
      expectTypeOf(
        createExchangeClient({ baseUrl: "http://pbx.invalid", key: "k", answers: "readable" }),
      ).toEqualTypeOf<ExchangeClientWithoutTenant>();
      // @ts-expect-error no form
      createExchangeClient({ baseUrl: "http://pbx.invalid", key: "k", answers: "wire" });
    });
    // @ts-expect-error the wire does not have it
    only(() => [undefined as unknown as RawPagingGroupRow].map(({ number }) => number));
    expectTypeOf<PagingGroupDetail>().toExtend<RawPagingGroupDetail>();
  });

  it("keep their types through functions around calls", () => {
    const form = <As extends AnswerForm = "readable">(answers?: As) =>
      createExchangeClient<As>({ baseUrl: "http://pbx.invalid", key: "k", answers });
    const traced =
      <Id, Answer>(call: (id: Id) => Promise<Answer>) =>
      (id: Id): Promise<Answer> =>
        call(id);
    only(() => {
      expectTypeOf(traced(named.pagingGroups.get)(1)).resolves.toEqualTypeOf<PagingGroupDetail>();
      expectTypeOf(form("raw").pagingGroups.get(1)).resolves.toEqualTypeOf<RawPagingGroupDetail>();
      expectTypeOf(form().pagingGroups.get(1)).resolves.toEqualTypeOf<PagingGroupDetail>();
    });
  });

  it("are checked by a function, or by the package of the validators", () => {
    only(() =>
      [true, false, check, undefined].map((one) =>
        createExchangeClient({ baseUrl: "http://pbx.invalid", key: "k", check: one }),
      ),
    );
    // @ts-expect-error no check
    only(() => createExchangeClient({ baseUrl: "http://pbx.invalid", key: "k", check: "strict" }));
    // @ts-expect-error only responses cause these errors
    only(() => new AnswerError([]));
  });
});

describe("errors", () => {
  it("are narrowed by is(), to known codes and to others", () => {
    only(() => {
      const error: unknown = undefined;
      if (error instanceof TransportError) expectTypeOf(error.kind).not.toEqualTypeOf<string>();
      if (!(error instanceof ExchangeError)) return;
      expectTypeOf(error.code).toEqualTypeOf<ExchangeErrorCode>();
      expectTypeOf(error.status).toEqualTypeOf<number>();
      if (error.is("tenant_required")) expectTypeOf(error.code).toExtend<"tenant_required">();
      else expectTypeOf(error.code).toEqualTypeOf<ExchangeErrorCode>();
      if (error.is(anyText)) expectTypeOf(error.code).toExtend<string>();
    });
    expectTypeOf<"tenant_required">().toExtend<ExchangeErrorCode>();
    // @ts-expect-error only responses cause these errors
    only(() => new ExchangeError());
  });
});
