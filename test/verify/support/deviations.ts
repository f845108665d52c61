/** A deviation of a service from its contract, as a change of requests or responses on their way. */
export interface Deviation {
  readonly name: string;
  /** The part of the suite that must find it. */
  readonly part: string;
  /** The claim that must be refuted, as `subject attribute`. */
  readonly claim: string;
  readonly change: Change;
}

type Change = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

type Parameters = URLSearchParams;

/** Changes the query parameters of each request, or its path. */
export const query =
  (change: (parameters: Parameters, url: URL) => void): Change =>
  (request, send) => {
    const url = new URL(request.url);
    change(url.searchParams, url);
    return send(new Request(url, request));
  };

/** Changes the JSON body of each response. */
export const body =
  (change: (body: any, parameters: Parameters, url: URL) => unknown): Change =>
  async (request, send) => {
    const response = await send(request);
    const text = await response.text();
    const url = new URL(request.url);
    let changed = text;
    try {
      const value = JSON.parse(text);
      changed = JSON.stringify(change(value, url.searchParams, url) ?? value);
    } catch {
      // Bodies that are not JSON stay the same.
    }
    return new Response(response.status === 204 ? null : changed, {
      status: response.status,
      headers: response.headers,
    });
  };

export const head =
  (change: (status: number, headers: Headers, url: URL) => number | void): Change =>
  async (request, send) => {
    const response = await send(request);
    const headers = new Headers(response.headers);
    const status = change(response.status, headers, new URL(request.url)) ?? response.status;
    return new Response(response.body, { status, headers });
  };

/** Replaces the value of a parameter. */
export const replace = (name: string, from: string, to: string | undefined): Change =>
  query((parameters) => {
    if (parameters.get(name) !== from) return;
    if (to === undefined) parameters.delete(name);
    else parameters.set(name, to);
  });

const codes = (from: string, to: string): Change =>
  body((value) => {
    for (const error of value.errors ?? []) if (error.code === from) error.code = to;
  });
export const withoutWarning = (code: string): Change =>
  body((value) => {
    if (value.warnings) value.warnings = value.warnings.filter((warning: any) => warning.code !== code);
  });
export const items = (module: string, change: (list: any[], parameters: Parameters) => any[]): Change =>
  body((value, parameters) => {
    if (value.query?.[module]) value.query[module] = change(value.query[module], parameters);
  });
export const rows = (change: (list: any[], parameters: Parameters) => any[]): Change =>
  body((value, parameters) => (Array.isArray(value) ? change(value, parameters) : value));

/** Refuses the requests that meet a condition. */
const refusing =
  (isRefused: (parameters: Parameters) => boolean): Change =>
  async (request, send) => {
    if (!isRefused(new URL(request.url).searchParams)) return send(request);
    const error = { errors: [{ code: "badvalue", text: "", module: "query" }] };
    return Response.json(error, { headers: { "MediaWiki-API-Error": "badvalue" } });
  };

const wiki: readonly Deviation[] = [
  {
    name: "the maximum of a limit is one less",
    part: "allpages",
    claim: "allpages.limit maximum",
    change: body((value, p) =>
      p.get("aplimit") === "500"
        ? { ...value, warnings: [{ code: "outofrange", text: "", module: "query+allpages" }] }
        : value,
    ),
  },
  {
    name: "the maximum of a limit is one more",
    part: "allpages",
    claim: "allpages.limit maximum",
    change: replace("aplimit", "501", "500"),
  },
  {
    name: "the minimum of a limit is one less",
    part: "allpages",
    claim: "allpages.limit minimum",
    change: replace("aplimit", "0", "1"),
  },
  {
    name: "a limit has no effect",
    part: "allpages",
    claim: "allpages.limit effect",
    change: replace("aplimit", "1", "20"),
  },
  {
    name: "the word for the maximum is refused",
    part: "allpages",
    claim: "allpages.limit value for the maximum",
    change: replace("aplimit", "max", "maximum"),
  },
  {
    name: "a parameter may be used without another",
    part: "allpages",
    claim: "allpages rule needs",
    change: query((p) => p.has("apprlevel") && !p.has("apprtype") && p.delete("apprlevel")),
  },
  {
    name: "a rule has another error code",
    part: "allpages",
    claim: "allpages rule needs",
    change: codes("invalidparammix", "badparams"),
  },
  {
    name: "one of two parameters is not needed",
    part: "backlinks",
    claim: "backlinks rule exactly-one-of",
    change: query(
      (p) => p.get("list") === "backlinks" && !p.has("bltitle") && !p.has("blpageid") && p.set("bltitle", "Main Page"),
    ),
  },
  {
    name: "two parameters are accepted together",
    part: "backlinks",
    claim: "backlinks rule exactly-one-of",
    change: query((p) => p.has("bltitle") && p.delete("blpageid")),
  },
  {
    name: "a listed value is refused",
    part: "allpages",
    claim: "allpages.filterredir=redirects value",
    change: replace("apfilterredir", "redirects", "no"),
  },
  {
    name: "an unlisted value is accepted",
    part: "allpages",
    claim: "allpages.filterredir values",
    change: replace("apfilterredir", "no-such-value", undefined),
  },
  {
    name: "an unlisted value of a list has no warning",
    part: "allpages",
    claim: "allpages.prtype values",
    change: withoutWarning("unrecognizedvalues"),
  },
  {
    name: "the default of a limit is another",
    part: "allpages",
    claim: "allpages.limit default",
    change: query((p) => p.get("list") === "allpages" && !p.has("aplimit") && p.set("aplimit", "3")),
  },
  {
    name: "the default of a direction is another",
    part: "allpages",
    claim: "allpages.dir default",
    change: query((p) => p.get("list") === "allpages" && !p.has("apdir") && p.set("apdir", "descending")),
  },
  {
    name: "an integer may be a word",
    part: "allpages",
    claim: "allpages.minsize type",
    change: replace("apminsize", "x", "1"),
  },
  {
    name: "errors have the status 400",
    part: "allpages",
    claim: "error badinteger httpStatus",
    change: async (request, send) => {
      const response = await send(request);
      return new Response(response.body, {
        status: response.headers.has("mediawiki-api-error") ? 400 : 200,
        headers: response.headers,
      });
    },
  },
  {
    name: "errors lack their header",
    part: "allpages",
    claim: "wire errorHeader",
    change: head((_, headers) => headers.delete("mediawiki-api-error")),
  },
  {
    name: "errors have the older form",
    part: "allpages",
    claim: "errors form",
    change: body(({ errors, ...rest }) =>
      errors === undefined ? rest : { ...rest, error: { code: errors[0].code, info: errors[0].text } },
    ),
  },
  {
    name: "POST is refused",
    part: "service",
    claim: "wire methods",
    change: async (request, send) =>
      request.method === "POST"
        ? send(new Request(request.url, { method: "PUT", headers: request.headers }))
        : send(request),
  },
  {
    name: "an unknown parameter has no warning",
    part: "service",
    claim: "warnings unknown parameter",
    change: withoutWarning("unrecognizedparams"),
  },
  {
    name: "a page skips an item",
    part: "allpages",
    claim: "allpages.continue paging",
    change: items("allpages", (list, p) => (p.has("apcontinue") ? list.slice(1) : list)),
  },
  {
    name: "a page repeats an item",
    part: "allpages",
    claim: "allpages.continue paging",
    change: items("allpages", (list, p) => (p.has("apcontinue") ? [list[0], ...list] : list)),
  },
  {
    name: "the items of a page have another order",
    part: "allpages",
    claim: "allpages.continue paging",
    change: items("allpages", (list) => list.toReversed()),
  },
  {
    name: "a member of the result is missing",
    part: "allpages",
    claim: "allpages.pageid result",
    change: items("allpages", (list) => list.map(({ pageid: _, ...rest }) => rest)),
  },
  {
    name: "a member of the result has another type",
    part: "allpages",
    claim: "allpages.ns result",
    change: items("allpages", (list) => list.map((item) => ({ ...item, ns: String(item.ns) }))),
  },
  {
    name: "a member is present without its parameter",
    part: "allcategories",
    claim: "allcategories.hidden result",
    change: items("allcategories", (list) => list.map((item) => ({ hidden: true, ...item }))),
  },
  {
    name: "a member of a body has another type",
    part: "allpages",
    claim: "batchcomplete result",
    change: body((value) => ("batchcomplete" in value ? { ...value, batchcomplete: "" } : value)),
  },
  {
    name: "a list may have one more value",
    part: "allpages",
    claim: "allpages.prtype maximum number of values",
    change: query((p) => p.get("apprtype")?.split("|").length === 51 && p.set("apprtype", "edit")),
  },
  {
    name: "a list may have one value less",
    part: "allpages",
    claim: "allpages.prtype maximum number of values",
    change: query((p) => p.get("apprtype")?.split("|").length === 50 && p.set("apprtype", `${p.get("apprtype")}|edit`)),
  },
  {
    name: "a flag is false with the value 0",
    part: "allmessages",
    claim: "allmessages.nocontent flag",
    change: replace("amnocontent", "0", undefined),
  },
  {
    name: "a module is no generator",
    part: "allpages",
    claim: "allpages generator",
    change: replace("generator", "allpages", "siteinfo"),
  },
  {
    name: "a module is a generator",
    part: "siteinfo",
    claim: "siteinfo generator",
    change: replace("generator", "siteinfo", undefined),
  },
  {
    name: "a position to continue from is not checked",
    part: "backlinks",
    claim: "backlinks.continue syntax",
    change: query((p) => p.get("blcontinue")?.startsWith("<") && p.delete("blcontinue")),
  },
  {
    name: "a title is not checked",
    part: "backlinks",
    claim: "backlinks.title syntax",
    change: replace("bltitle", "<>", "A"),
  },
  {
    name: "a lower maximum is ignored",
    part: "backlinks",
    claim: "backlinks.limit maximum in some requests",
    change: replace("bllimit", "251", "250"),
  },
  {
    name: "all values cannot be requested",
    part: "backlinks",
    claim: "backlinks.namespace all values",
    change: replace("blnamespace", "*", "0|*"),
  },
  {
    name: "a timestamp may be a date",
    part: "recentchanges",
    claim: "recentchanges.start type",
    change: replace("rcstart", "2026-01-02", "2026-01-02T00:00:00Z"),
  },
  {
    name: "a user name is not checked",
    part: "usercontribs",
    claim: "usercontribs.user type",
    change: replace("ucuser", "<", "Example"),
  },
  {
    name: "a deprecated parameter has no warning",
    part: "random",
    claim: "random.redirect deprecated",
    change: withoutWarning("deprecation"),
  },
];

export const key = (request: Request, change: (headers: Headers) => void): Request => {
  const headers = new Headers(request.headers);
  change(headers);
  return new Request(request, { headers });
};
const resource = "paging-group";
const list = "listPagingGroups";

const exchange = (globalKey: () => string): readonly Deviation[] => [
  {
    name: "a request needs no key",
    part: resource,
    claim: `${list} missingKey`,
    change: (request, send) =>
      send(
        request.headers.has("x-api-key") || request.headers.has("authorization") || request.url.includes("key=")
          ? request
          : key(request, (headers) => headers.set("x-api-key", globalKey())),
      ),
  },
  {
    name: "an unknown key has another status",
    part: resource,
    claim: "error invalid_api_key httpStatus",
    change: head((status) => (status === 401 ? 403 : status)),
  },
  {
    name: "the status 401 lacks its header",
    part: resource,
    claim: "error missing_api_key header WWW-Authenticate",
    change: head((_, headers) => headers.delete("www-authenticate")),
  },
  {
    name: "a key in Authorization is refused",
    part: resource,
    claim: `${list} key place`,
    change: (request, send) => send(key(request, (headers) => headers.delete("authorization"))),
  },
  {
    name: "the maximum of a limit is one less",
    part: resource,
    claim: `${list}.limit maximum`,
    change: replace("limit", "1000", "1001"),
  },
  {
    name: "the maximum of a limit is one more",
    part: resource,
    claim: `${list}.limit maximum`,
    change: replace("limit", "1001", "1000"),
  },
  {
    name: "a limit has no effect",
    part: resource,
    claim: `${list}.limit effect`,
    change: query((p) => p.delete("limit")),
  },
  {
    name: "a filter has no effect",
    part: resource,
    claim: `${list}.pa_name effect`,
    change: query((p) => p.delete("pa_name")),
  },
  {
    name: "a filter finds too little",
    part: resource,
    claim: `${list}.pa_number effect`,
    change: rows((all, p) => (p.has("pa_number") ? [] : all)),
  },
  {
    name: "an alias of a path is lost",
    part: resource,
    claim: `${list} path alias`,
    change: query((_, url) => {
      url.pathname = url.pathname.replace("/intercoms", "/lost");
    }),
  },
  {
    name: "a list contains objects of other tenants",
    part: resource,
    claim: `${resource} lists of tenants`,
    change: query(
      (p, url) => url.pathname.endsWith("/paginggroups") && p.get("tenant") === "OTHER" && p.delete("tenant"),
    ),
  },
  {
    name: "an object of another tenant is visible",
    part: resource,
    claim: `${resource} objects of another tenant`,
    change: query((p, url) => /\/\d+$/.test(url.pathname) && p.get("tenant") === "OTHER" && p.delete("tenant")),
  },
  {
    name: "an unknown tenant is ignored",
    part: resource,
    claim: `${list} unknownTenant`,
    change: replace("tenant", "NO-SUCH-TENANT", undefined),
  },
  {
    name: "a page skips a row",
    part: resource,
    claim: `${list}.after paging`,
    change: rows((all, p) => (p.has("after") ? all.slice(1) : all)),
  },
  {
    name: "the rows of a page have another order",
    part: resource,
    claim: `${list}.after paging`,
    change: rows((all, p) => (p.has("after") || p.get("limit") === "1000" ? all.toReversed() : all)),
  },
  {
    name: "a field of a row is missing",
    part: resource,
    claim: "row.pa_checkinuse response field",
    change: rows((all) => all.map(({ pa_checkinuse: _, ...rest }) => rest)),
  },
  {
    name: "a field of a row has another type",
    part: resource,
    claim: "row.id response field",
    change: rows((all) => all.map((row) => ({ ...row, id: String(row.id) }))),
  },
  {
    name: "a response has another status",
    part: resource,
    claim: `${list} httpStatus`,
    change: head((status) => (status === 200 ? 203 : status)),
  },
  {
    name: "errors lack their envelope",
    part: resource,
    claim: "errors errorBody",
    change: body((value) => value.error ?? value),
  },
  {
    name: "an error has another code",
    part: resource,
    claim: `${list} tenant missing`,
    change: body((value) => {
      if (value.error?.code === "tenant_required") value.error.code = "invalid_request";
    }),
  },
  {
    name: "an unknown object is an empty one",
    part: resource,
    claim: "getPagingGroup unknown id",
    change: async (request, send) => {
      const response = await send(request);
      return /\/999999999/.test(request.url) && response.status === 404 ? Response.json({}) : response;
    },
  },
  {
    name: "an unknown path is an empty response",
    part: resource,
    claim: `${resource} unknownPath`,
    change: async (request, send) => (request.url.includes("kiln-verify") ? Response.json({}) : send(request)),
  },
  {
    name: "a bound of a value is not checked",
    part: resource,
    claim: `${list}.limit type`,
    change: replace("limit", "x", "1"),
  },
];

/** Changes the JSON body of each request with a method. */
export const sent =
  (method: string, change: (body: any) => unknown): Change =>
  async (request, send) => {
    if (request.method !== method || !request.headers.get("content-type")?.includes("json")) return send(request);
    try {
      return await send(
        new Request(request, { body: JSON.stringify(change(JSON.parse(await request.clone().text()))) }),
      );
    } catch {
      return send(request);
    }
  };
const create = "createPagingGroup";

/** Deviations that only requests that change data show. */
export const writeDeviations: readonly Deviation[] = [
  {
    name: "a created object has the status 200",
    part: resource,
    claim: `${create} httpStatus`,
    change: head((status) => (status === 201 ? 200 : status)),
  },
  {
    name: "a required field is optional",
    part: resource,
    claim: `${create} required pa_number`,
    change: sent("POST", (value) => ("number" in value || "pa_number" in value ? value : { ...value, number: "1" })),
  },
  {
    name: "an empty field is accepted",
    part: resource,
    claim: `${create} empty pa_name`,
    change: sent("POST", (value) => (value.name === "" ? { ...value, name: "1" } : value)),
  },
  {
    name: "the maximum length is one more",
    part: resource,
    claim: "paging-group.pa_name maxLength",
    change: sent("POST", (value) => ({ ...value, name: value.name?.slice(0, 255) })),
  },
  {
    name: "a control character is accepted",
    part: resource,
    claim: "paging-group.pa_number pattern",
    change: sent("POST", (value) => (value.number === "\u0001" ? { ...value, number: "1" } : value)),
  },
  {
    name: "a value of a list is refused",
    part: resource,
    claim: "paging-group.pa_bidirectional value",
    change: sent("POST", (value) => (value.bidirectional === "yes" ? { ...value, bidirectional: "maybe" } : value)),
  },
  {
    name: "an update has no effect",
    part: resource,
    claim: "updatePagingGroup effect on pa_bidirectional",
    change: sent("PATCH", () => ({})),
  },
  {
    name: "a name of a field is unknown",
    part: resource,
    claim: "paging-group.pa_manualheader name",
    change: sent("POST", ({ pa_manualheader: _, ...value }) => value),
  },
  {
    name: "a deleted object remains",
    part: resource,
    claim: "deletePagingGroup effect",
    change: async (request, send) =>
      request.method === "DELETE" ? Response.json({ deleted: true, id: 1 }) : send(request),
  },
  {
    name: "a repeated request is carried out again",
    part: resource,
    claim: `${create} Idempotency-Key`,
    change: (request, send) => send(key(request, (headers) => headers.delete("idempotency-key"))),
  },
  {
    name: "a condition on the state is ignored",
    part: resource,
    claim: "updatePagingGroup preconditionFailed",
    change: (request, send) => send(key(request, (headers) => headers.delete("if-match"))),
  },
  {
    name: "a read-only key may write",
    part: resource,
    claim: `${create} readOnlyKey`,
    change: async (request, send) => {
      const response = await send(request);
      return response.status === 403 ? Response.json({}, { status: 201 }) : response;
    },
  },
  {
    name: "a body that is no JSON has another code",
    part: resource,
    claim: `${create} malformed`,
    change: body((value) => {
      if (value.error?.code === "invalid_json") value.error.code = "invalid_request";
    }),
  },
];

export function deviations(globalKey: () => string): readonly Deviation[] {
  return [...wiki, ...exchange(globalKey)];
}

/** Returns a `fetch` that sends requests with a deviation. */
export function deviating({ change }: Deviation): typeof fetch {
  return async (input, init) => change(new Request(input, init), (request) => fetch(request));
}

/** Deviations that need several values together, or a value that no bound of the spec suggests. */
export const fuzzDeviations: readonly (Deviation & { readonly smallest: RegExp })[] = [
  {
    name: "three parameters together are refused",
    part: "allpages",
    claim: "allpages.minsize+limit+dir values",
    smallest: /list=allpages&(?=.*aplimit=)(?=.*apminsize=)(?=.*apdir=)[^&]*&[^&]*&[^&]*$/,
    change: refusing((p) => p.has("apdir") && p.has("aplimit") && p.has("apminsize")),
  },
  {
    name: "a value of more than 30 characters is refused",
    part: "allpages",
    claim: "allpages.prefix values",
    smallest: /apprefix=A{31}$/,
    change: refusing((p) => (p.get("apprefix") ?? "").length > 30),
  },
  {
    name: "three filters together are refused",
    part: "backlinks",
    claim: "backlinks.title+namespace+filterredir+redirect values",
    smallest: /list=backlinks&(?=.*blredirect=)(?=.*blnamespace=)(?=.*blfilterredir=)/,
    change: refusing((p) => p.has("blredirect") && p.has("blfilterredir") && p.has("blnamespace")),
  },
  {
    name: "two filters together fail",
    part: "paging-group",
    claim: "listPagingGroups.pa_name+pa_number values",
    smallest: /paginggroups\?tenant=DEMO&(?=.*pa_name=)(?=.*pa_number=)[^&]*&[^&]*$/,
    change: head((_, __, url) =>
      url.searchParams.has("pa_name") && url.searchParams.has("pa_number") ? 500 : undefined,
    ),
  },
];
