import { body, query, rows, sent, type Deviation } from "./deviations.ts";

type Send = (request: Request) => Promise<Response>;

const resource = "paging-group";
const json = (value: unknown, status: number): Response => Response.json(value, { status });
const withHeader = (response: Response, name: string, value: string): Response => {
  const headers = new Headers(response.headers);
  headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};
/** Changes the body of each response to requests with a method. */
const of = (method: string, change: (value: any) => unknown): Deviation["change"] => {
  const changed = body(change);
  return (request, send) => (request.method === method ? changed(request, send) : send(request));
};
/** Removes a parameter whose value a list of results contains. */
const ignored = (name: string): Deviation["change"] =>
  query((p) => !/^(?:[<x].*|2026-01-02.*)$/.test(p.get(name) ?? "") && p.delete(name));
/** Accepts requests with a method that the service refuses with a status. */
const accepting =
  (method: string, status: number, isMeant: (url: URL) => boolean = () => true): Deviation["change"] =>
  async (request, send) => {
    const response = await send(request);
    return request.method === method && response.status === status && isMeant(new URL(request.url))
      ? json({}, 200)
      : response;
  };
const isForeign = (url: URL): boolean => url.searchParams.get("tenant") === "OTHER";

/** Deviations of methods, and of the starts of lists. */
export const effectDeviations: readonly Deviation[] = [
  {
    name: "HEAD is not allowed",
    part: resource,
    claim: "listPagingGroups HEAD",
    change: async (r, send) => (r.method === "HEAD" ? new Response(null, { status: 405 }) : send(r)),
  },
  {
    name: "HEAD has another media type",
    part: resource,
    claim: "getPagingGroup HEAD",
    change: async (r, send) => (r.method === "HEAD" ? withHeader(await send(r), "content-type", "text/html") : send(r)),
  },
  {
    name: "the page after the last one is an error",
    part: resource,
    claim: "listPagingGroups.after paging",
    change: async (r, send) => {
      const response = await send(r);
      const isEmpty = new URL(r.url).searchParams.has("after") && (await response.clone().text()) === "[]";
      return isEmpty ? json({ error: { code: "object_not_found", message: "" } }, 404) : response;
    },
  },
  {
    name: "the challenge of the status 401 is empty",
    part: resource,
    claim: "error missing_api_key header WWW-Authenticate",
    change: async (r, send) => {
      const response = await send(r);
      return response.status === 401 ? withHeader(response, "www-authenticate", "") : response;
    },
  },
  {
    name: "a response starts with a byte order mark",
    part: resource,
    claim: "listPagingGroups response",
    change: async (r, send) => {
      const response = await send(r);
      return new Response(`\uFEFF${await response.text()}`, { status: response.status, headers: response.headers });
    },
  },
  {
    name: "HEAD of a query is not allowed",
    part: "service",
    claim: "wire HEAD",
    change: async (r, send) => (r.method === "HEAD" ? new Response(null, { status: 405 }) : send(r)),
  },
  ...(["from", "prefix"] as const).map((name) => ({
    name: `${name} has no effect`,
    part: "allpages",
    claim: `allpages.${name} effect`,
    change: ignored(`ap${name}`),
  })),
  {
    name: "start has no effect",
    part: "recentchanges",
    claim: "recentchanges.start effect",
    change: ignored("rcstart"),
  },
  {
    name: "a form has other results",
    part: "service",
    claim: "wire methods",
    change: async (r, send) => (r.method === "POST" ? json({ batchcomplete: true, query: {} }, 200) : send(r)),
  },
  {
    name: "the case of a value is ignored",
    part: "allpages",
    claim: "allpages.filterredir values",
    change: query((p) => {
      const value = p.get("apfilterredir");
      if (value !== null) p.set("apfilterredir", value.toLowerCase());
    }),
  },
];

/** Deviations of updates and deletions, and of their responses, which only requests that change data show. */
export const effectWriteDeviations: readonly Deviation[] = [
  ...(
    [
      ["PATCH", "update"],
      ["DELETE", "delete"],
    ] as const
  ).flatMap(([method, name]) => [
    {
      name: `another tenant may ${name} an object`,
      part: resource,
      claim: `${name}PagingGroup objects of another tenant`,
      change: accepting(method, 404, isForeign),
    },
    {
      name: `a read-only key may ${name}`,
      part: resource,
      claim: `${name}PagingGroup readOnlyKey`,
      change: accepting(method, 403),
    },
  ]),
  {
    name: "a tenant key may generate a login token",
    part: "login-token",
    claim: "generateLoginToken wrongKeyScope",
    change: accepting("POST", 403),
  },
  {
    name: "a validity without a meaning is accepted",
    part: "login-token",
    claim: "generateLoginToken.validity type",
    change: sent("POST", (v) => ({ ...v, ...(v.validity === "no-such-value" && { validity: "ONCE" }) })),
  },
  {
    name: "an update does not check the maximum length",
    part: resource,
    claim: "paging-group.pa_checkinuse maxLength in an update",
    change: sent("PATCH", (v) => ({ ...v, ...(v.checkinuse?.length > 255 && { checkinuse: "x" }) })),
  },
  {
    name: "an update does not check characters",
    part: resource,
    claim: "paging-group.pa_number pattern in an update",
    change: sent("PATCH", (v) => ({ ...v, ...(v.number === "\u0001" && { number: "1" }) })),
  },
  {
    name: "an update accepts a value that is not listed",
    part: resource,
    claim: "paging-group.pa_bidirectional values in an update",
    change: sent("PATCH", (v) => ({ ...v, ...(v.bidirectional === "no-such-value" && { bidirectional: "no" }) })),
  },
  {
    name: "an update accepts numbers as strings",
    part: resource,
    claim: "paging-group.pa_name number instead of text in an update",
    change: sent("PATCH", (v) => ({ ...v, ...(typeof v.name === "number" && { name: String(v.name) }) })),
  },
  {
    name: "an update ignores another name of a field",
    part: resource,
    claim: "paging-group.pa_manualheader name in an update",
    change: sent("PATCH", ({ pa_manualheader: _, ...v }) => v),
  },
  {
    name: "an update of an unknown object succeeds",
    part: resource,
    claim: "updatePagingGroup unknown id",
    change: accepting("PATCH", 404, (url) => url.pathname.endsWith("/999999999")),
  },
  {
    name: "a deleted object is still in the list",
    part: resource,
    claim: "listPagingGroups contains deleted objects",
    change: (() => {
      const deleted: unknown[] = [];
      const listed = rows((all, p) => (p.has("pa_name") ? [...all, ...deleted] : all));
      return async (r: Request, send: Send) => {
        const id = new URL(r.url).pathname.replace(/^.*\//, "");
        if (r.method === "DELETE") deleted.push({ id: Number(id), pa_id: id });
        return listed(r, send);
      };
    })(),
  },
  {
    name: "the response of a create request has another name",
    part: resource,
    claim: "createPagingGroup values of the response",
    change: of("POST", (v) => ({ ...v, ...(v.pa_name && { pa_name: v.pa_name.toUpperCase() }) })),
  },
  {
    name: "the response of an update has the values before it",
    part: resource,
    claim: "updatePagingGroup values of the response",
    change: async (r, send) => {
      if (r.method !== "PATCH") return send(r);
      const before = await (
        await send(new Request(r.url, { headers: { "x-api-key": r.headers.get("x-api-key")! } }))
      ).text();
      const response = await send(r);
      return response.status === 200 ? new Response(before, { headers: response.headers }) : response;
    },
  },
  {
    name: "the case of a value in a body is ignored",
    part: resource,
    claim: "paging-group.pa_bidirectional values",
    change: sent("POST", (v) => ({
      ...v,
      ...(v.bidirectional && { bidirectional: String(v.bidirectional).toLowerCase() }),
    })),
  },
  {
    name: "strings are trimmed when stored",
    part: resource,
    claim: "createPagingGroup effect on text",
    change: sent("POST", (v) => ({ ...v, ...(typeof v.name === "string" && { name: v.name.trim() }) })),
  },
  {
    name: "Location names another object",
    part: resource,
    claim: "createPagingGroup header Location",
    change: async (r, send) => {
      const response = await send(r);
      return response.status === 201 ? withHeader(response, "location", "/pbx/openapi.php/paginggroups/0") : response;
    },
  },
];
