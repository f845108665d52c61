import { createResourceClient } from "../../../templates/runtime/resource/client/client.js";
import { ResourceError } from "../../../templates/runtime/resource/client/error.js";
import type { ListPages, OperationEntry, ServiceTable } from "../../../templates/runtime/resource/client/table.js";
import { json, serve, type Received, type TestServer } from "./server.ts";

export interface Row {
  readonly id: number;
}

export type List = (...given: readonly unknown[]) => Promise<readonly Row[]>;

export const rows = (from: number, to: number): readonly Row[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: from + index }));
export const searchOf = ({ url }: Received): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(url, "http://a.invalid").searchParams);

/** Creates a list operation of a client for this server. */
export function listOf({ url }: TestServer, pages: ListPages | undefined, more: Partial<OperationEntry> = {}): List {
  const entry: OperationEntry = { method: "GET", path: "/rows", pages, ...more };
  const service: ServiceTable = {
    validator: "",
    checker: "",
    base: "",
    keys: { query: "key" },
    mediaType: "application/json",
    tenant: "tenant",
    dateTime: ["T", "Z"],
    errorBody: ["code", "message", ""],
    error: ResourceError as unknown as ServiceTable["error"],
    resources: { rows: { list: entry } },
  };
  return createResourceClient(service, { baseUrl: url, key: "s3cret" })["rows"]!["list"] as List;
}

export async function all(items: AsyncIterable<Row>): Promise<readonly number[]> {
  const ids: number[] = [];
  for await (const { id } of items) ids.push(id);
  return ids;
}

/** Serves a list of ten rows, paged by `limit` and the start of the page. */
export const pagesBy = (
  start: (search: Readonly<Record<string, string>>) => number,
  defaultSize = 10,
): Promise<TestServer> =>
  serve((response, request) => {
    const search = searchOf(request);
    const from = start(search);
    json(response, 200, rows(from, Math.min(10, from + Number(search["limit"] ?? defaultSize))));
  });
