import type { QueryKey } from "@tanstack/query-core";
import { keyPart, type Scope } from "./key.js";
import { pageOptions, readOptions } from "./options.js";
import type { QueryTable } from "./table.js";

type Data = Readonly<Record<string, any>>;

/** The members of a call's options that are used here. */
interface Call {
  readonly signal?: AbortSignal | undefined;
}

/** A client without the types of its service. */
interface UntypedClient {
  query(request: Data, call: Call): Promise<Data>;
  generate(name: string, parameters: Data, request: Data, call: Call): AsyncIterable<unknown>;
  readonly [group: string]: (...args: any[]) => any;
}

const secret = /(token|password)$/;

/** The continuation of a response. */
type Start = Data | null;

/** Creates the options for the calls of a query service. */
export function createServiceQueries(service: QueryTable, client: object, { scope }: Scope = {}): object {
  const { query, generate, ...groups } = client as UntypedClient;
  const { generator, secrets = [] } = service;
  // False flags are not sent.
  const isLeftOut = (name: string, value: unknown): boolean =>
    value === false || value === null || secret.test(name) || secrets.includes(name);
  const keyOf = (call: string, ...parts: readonly unknown[]): QueryKey => {
    const shown = parts.map((part) => keyPart(part, isLeftOut) ?? {});
    return [service.name, call, ...shown, ...(scope === undefined ? [] : [{ scope }])];
  };
  /** Returns options that request one response at a time. `pageOf` extracts the page from a response. */
  const paged = <Page>(
    key: QueryKey,
    request: Data,
    call: Call | undefined,
    pageOf: (result: Data) => Page,
    nextOf: (page: Page) => Start,
  ): object =>
    pageOptions(
      key,
      true,
      async (signal, start: Start) =>
        pageOf(await query({ ...request, ...(start && { continue: start }) }, withSignal(call, signal))),
      nextOf,
    );
  const itemsOf =
    (items: (result: Data) => unknown) =>
    (result: Data): Data => ({ items: items(result), next: result["continue"] ?? null });
  const nextIn = ({ next }: Data): Start => next;

  const ofItems = (group: string): object => {
    const plain = (name: string, parameters: Data, call?: Call): object =>
      readOptions(keyOf(group, { [name]: parameters }), true, (signal) =>
        collected(groups[group]!(name, parameters, withSignal(call, signal))),
      );
    const pages = (name: string, parameters: Data, call?: Call): object =>
      paged(
        keyOf(group, { [name]: parameters }),
        { [group]: { [name]: parameters } },
        call,
        itemsOf((result) => result[group][name]),
        nextIn,
      );
    return service.continues ? { pages } : plain;
  };
  const ofFacts =
    (group: string) =>
    (name: string, parameters: Data, call?: Call): object =>
      readOptions(keyOf(group, { [name]: parameters }), true, (signal) =>
        groups[group]!(name, parameters, withSignal(call, signal)),
      );
  const generated = (): object => {
    const plain = (name: string, parameters: Data, request: Data = {}, call?: Call): object =>
      readOptions(keyOf("generate", { [name]: parameters }, request), true, (signal) =>
        collected(generate(name, parameters, request, withSignal(call, signal))),
      );
    const pages = (name: string, parameters: Data, request: Data = {}, call?: Call): object =>
      paged(
        keyOf("generate", { [name]: parameters }, request),
        { ...request, [generator!]: { [name]: parameters } },
        call,
        itemsOf((result) => result["pages"]),
        nextIn,
      );
    return service.continues ? { pages } : plain;
  };
  const asked = (request: Data, call?: Call): object =>
    readOptions(keyOf("query", request), true, (signal) => query(request, withSignal(call, signal)));
  const pages = (request: Data, call?: Call): object =>
    paged(
      keyOf("query", request),
      request,
      call,
      (result) => result,
      (result) => result["continue"] ?? null,
    );

  return {
    ...Object.fromEntries(service.items.map((group) => [group, ofItems(group)])),
    ...Object.fromEntries(service.facts.map((group) => [group, ofFacts(group)])),
    ...(generator !== undefined && { generate: generated() }),
    query: service.continues ? Object.assign(asked, { pages }) : asked,
  };
}

function withSignal(call: Call | undefined, signal: AbortSignal): Call {
  return { ...call, signal: call?.signal ? AbortSignal.any([call.signal, signal]) : signal };
}

async function collected(items: AsyncIterable<unknown>): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
}
