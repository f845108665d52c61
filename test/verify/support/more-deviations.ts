import { body, head, items, key, query, replace, rows, sent, type Deviation } from "./deviations.ts";

const isError = (headers: Headers): boolean => headers.has("mediawiki-api-error");

/** Changes a module's list that a request without an error returns. */
const pages = (change: (page: any) => any): Deviation["change"] =>
  body((value) => {
    if (value.query?.pages) value.query.pages = value.query.pages.map(change);
  });

export const wikiDeviations: readonly Deviation[] = [
  {
    name: "responses are text/html",
    part: "allpages",
    claim: "",
    change: head((_, h) => h.set("content-type", "text/html")),
  },
  {
    name: "responses are ISO 8859-1",
    part: "allpages",
    claim: "",
    change: head((_, h) => h.set("content-type", "application/json; charset=iso-8859-1")),
  },
  {
    name: "names are case-insensitive",
    part: "allpages",
    claim: "",
    change: query((p) => {
      for (const [n, v] of [...p])
        if (n !== n.toLowerCase()) {
          p.delete(n);
          p.set(n.toLowerCase(), v);
        }
    }),
  },
  {
    name: "values are case-insensitive",
    part: "allpages",
    claim: "",
    change: query((p) => {
      for (const [n, v] of [...p]) if (/^[A-Z]+$/.test(v)) p.set(n, v.toLowerCase());
    }),
  },
  {
    name: "values are trimmed",
    part: "allpages",
    claim: "",
    change: query((p) => {
      for (const [n, v] of [...p]) p.set(n, v.trim());
    }),
  },
  {
    name: "a descending direction has no effect",
    part: "allpages",
    claim: "",
    change: query((p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apdir") ?? "") && p.delete("apdir")),
  },
  {
    name: "the start of a list has no effect",
    part: "allpages",
    claim: "",
    change: query(
      (p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apfrom") ?? "") && p.delete("apfrom"),
    ),
  },
  {
    name: "the end of a list has no effect",
    part: "allpages",
    claim: "",
    change: query((p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apto") ?? "") && p.delete("apto")),
  },
  {
    name: "a prefix has no effect",
    part: "allpages",
    claim: "",
    change: query(
      (p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apprefix") ?? "") && p.delete("apprefix"),
    ),
  },
  {
    name: "a minimum size has no effect",
    part: "allpages",
    claim: "",
    change: query(
      (p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apminsize") ?? "") && p.delete("apminsize"),
    ),
  },
  {
    name: "a namespace has no effect",
    part: "allpages",
    claim: "",
    change: query(
      (p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apnamespace") ?? "") && p.delete("apnamespace"),
    ),
  },
  {
    name: "a filter has no effect",
    part: "allpages",
    claim: "",
    change: query(
      (p) => p.get("apfilterredir") !== "x" && p.get("apfilterredir") !== "no-such-value" && p.delete("apfilterredir"),
    ),
  },
  {
    name: "an empty list is missing",
    part: "allpages",
    claim: "",
    change: body((v) => {
      if (v.query?.allpages?.length === 0) delete v.query.allpages;
    }),
  },
  {
    name: "an item occurs twice",
    part: "allpages",
    claim: "",
    change: items("allpages", (l, p) => (l.length > 1 && !p.has("apcontinue") ? [l[0], ...l.slice(0, -1)] : l)),
  },
  {
    name: "the continuation lacks a member",
    part: "allpages",
    claim: "",
    change: body((v) => {
      if (v.continue) delete v.continue.continue;
    }),
  },
  {
    name: "a list never ends",
    part: "allpages",
    claim: "",
    change: body((v, p) => {
      if (v.query?.allpages && p.get("aplimit") !== "max")
        v.continue = { apcontinue: v.continue?.apcontinue ?? "A", continue: "-||" };
    }),
  },
  { name: "batchcomplete is missing", part: "allpages", claim: "", change: body(({ batchcomplete: _, ...v }) => v) },
  {
    name: "warnings have the older form",
    part: "allpages",
    claim: "",
    change: body((v) => (v.warnings ? { ...v, warnings: { main: { warnings: v.warnings[0].text } } } : v)),
  },
  {
    name: "warnings lack the module",
    part: "allpages",
    claim: "",
    change: body((v) => {
      for (const w of v.warnings ?? []) delete w.module;
    }),
  },
  {
    name: "errors lack the text",
    part: "allpages",
    claim: "",
    change: body((v) => {
      for (const w of v.errors ?? []) delete w.text;
    }),
  },
  {
    name: "errors lack the module",
    part: "allpages",
    claim: "",
    change: body((v) => {
      for (const w of v.errors ?? []) delete w.module;
    }),
  },
  {
    name: "successful responses have the error header",
    part: "allpages",
    claim: "",
    change: head((_, h) => {
      if (!isError(h)) h.set("mediawiki-api-error", "none");
    }),
  },
  {
    name: "the error header has another code",
    part: "allpages",
    claim: "",
    change: head((_, h) => {
      if (isError(h)) h.set("mediawiki-api-error", "error");
    }),
  },
  {
    name: "repeated values are refused",
    part: "allpages",
    claim: "",
    change: query((p) => {
      const v = p.get("apprtype")?.split("|") ?? [];
      if (new Set(v).size < v.length) p.set("aplimit", "x");
    }),
  },
  {
    name: "repeated values count once for the maximum",
    part: "allpages",
    claim: "",
    change: query((p) => {
      const v = p.get("apprtype")?.split("|") ?? [];
      if (new Set(v).size < v.length) p.set("apprtype", [...new Set(v)].join("|"));
    }),
  },
  {
    name: "the alternative separator is unknown",
    part: "service",
    claim: "",
    change: query((p) => {
      for (const [n, v] of [...p]) if (v.startsWith("\u001f")) p.set(n, v.slice(1).replaceAll("\u001f", "\u0001"));
    }),
  },
  {
    name: "a second module of a list is ignored",
    part: "service",
    claim: "",
    change: query((p) => {
      const l = p.get("list");
      if (l?.includes("|") && !l.includes("no-such")) p.set("list", l.split("|")[0]!);
    }),
  },
  {
    name: "parameters of a POST body are ignored",
    part: "service",
    claim: "",
    change: async (r, send) =>
      r.method === "POST"
        ? send(
            new Request(r.url, {
              method: "POST",
              headers: r.headers,
              body: "action=query&format=json&formatversion=2&errorformat=plaintext",
            }),
          )
        : send(r),
  },
  { name: "assertions are ignored", part: "service", claim: "", change: query((p) => p.delete("assert")) },
  {
    name: "an unknown format version is accepted",
    part: "service",
    claim: "",
    change: query((p) => p.get("formatversion") !== "2" && p.set("formatversion", "2")),
  },
  {
    name: "an unknown format is JSON",
    part: "service",
    claim: "",
    change: query((p) => p.get("format") !== "json" && p.set("format", "json")),
  },
  {
    name: "an unknown action is a query",
    part: "service",
    claim: "",
    change: query((p) => p.get("action") !== "query" && p.set("action", "query")),
  },
  { name: "a request id is not returned", part: "service", claim: "", change: query((p) => p.delete("requestid")) },
  {
    name: "the current time is not returned",
    part: "service",
    claim: "",
    change: query((p) => p.delete("curtimestamp")),
  },
  {
    name: "timestamps have an offset",
    part: "recentchanges",
    claim: "",
    change: body((v) => JSON.parse(JSON.stringify(v).replaceAll(/(\d\d:\d\d:\d\d)Z/g, "$1+00:00"))),
  },
  {
    name: "timestamps lack seconds",
    part: "recentchanges",
    claim: "",
    change: body((v) => JSON.parse(JSON.stringify(v).replaceAll(/(T\d\d:\d\d):\d\dZ/g, "$1Z"))),
  },
  {
    name: "timestamps are in local time",
    part: "recentchanges",
    claim: "",
    change: body((v) =>
      JSON.parse(
        JSON.stringify(v).replaceAll(/T(\d\d):/g, (_, h) => `T${String((Number(h) + 1) % 24).padStart(2, "0")}:`),
      ),
    ),
  },
  {
    name: "the start of a time range has no effect",
    part: "recentchanges",
    claim: "",
    change: query((p) => p.delete("rcstart")),
  },
  {
    name: "changes are in ascending order",
    part: "recentchanges",
    claim: "",
    change: items("recentchanges", (l) => l.toReversed()),
  },
  {
    name: "absent members are null",
    part: "recentchanges",
    claim: "",
    change: items("recentchanges", (l) => l.map((i) => ({ ...i, oldtitle: null, comment: i.comment ?? null }))),
  },
  {
    name: "ids are strings",
    part: "revisions",
    claim: "",
    change: pages((page) => ({ ...page, pageid: String(page.pageid) })),
  },
  {
    name: "a missing page is not marked",
    part: "service",
    claim: "",
    change: pages(({ missing: _, ...page }) => page),
  },
  {
    name: "an invalid title is a missing page",
    part: "service",
    claim: "",
    change: pages(({ invalid, invalidreason: _, ...page }) => (invalid ? { ns: 0, ...page, missing: true } : page)),
  },
  {
    name: "titles are not normalized",
    part: "info",
    claim: "",
    change: body((v) => {
      if (v.query) delete v.query.normalized;
    }),
  },
  {
    name: "booleans that are false are missing",
    part: "siteinfo",
    claim: "",
    change: body((v) => {
      if (v.query?.general)
        v.query.general = Object.fromEntries(Object.entries(v.query.general).filter(([, x]) => x !== false));
    }),
  },
  {
    name: "booleans are strings",
    part: "siteinfo",
    claim: "",
    change: body((v) => {
      if (v.query?.general)
        v.query.general = Object.fromEntries(Object.entries(v.query.general).map(([n, x]) => [n, x === true ? "" : x]));
    }),
  },
  {
    name: "text is in decomposed form",
    part: "allmessages",
    claim: "",
    change: body((v) => JSON.parse(JSON.stringify(v).normalize("NFD"))),
  },
  {
    name: "text is encoded twice",
    part: "search",
    claim: "",
    change: body((v) => JSON.parse(JSON.stringify(v).replaceAll("&", "&amp;"))),
  },
  { name: "a redirect is not resolved", part: "service", claim: "", change: query((p) => p.delete("redirects")) },
  {
    name: "a position before the first timestamp is accepted",
    part: "recentchanges",
    claim: "",
    change: replace("rcend", "x", "2026-01-01T00:00:00Z"),
  },
];

const resource = "paging-group";

export const exchangeDeviations: readonly Deviation[] = [
  {
    name: "the challenge has another scheme",
    part: resource,
    claim: "",
    change: head((_, h) => {
      if (h.has("www-authenticate")) h.set("www-authenticate", "Basic");
    }),
  },
  { name: "the status 405 lacks Allow", part: resource, claim: "", change: head((_, h) => h.delete("allow")) },
  {
    name: "an unsupported method is an unknown path",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      return s.status === 405 ? Response.json({ error: { code: "not_found", message: "" } }, { status: 404 }) : s;
    },
  },
  {
    name: "responses are text/plain",
    part: resource,
    claim: "",
    change: head((_, h) => h.set("content-type", "text/plain")),
  },
  {
    name: "errors are text/html",
    part: resource,
    claim: "",
    change: head((s, h) => {
      if (s >= 400) h.set("content-type", "text/html");
    }),
  },
  {
    name: "errors lack the message",
    part: resource,
    claim: "",
    change: body((v) => {
      if (v.error) delete v.error.message;
    }),
  },
  { name: "a full page lacks Link", part: resource, claim: "", change: head((_, h) => h.delete("link")) },
  {
    name: "Link leads to the same page",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      const h = new Headers(s.headers);
      if (h.has("link")) h.set("link", `<${r.url}>; rel="next"`);
      return new Response(s.body, { status: s.status, headers: h });
    },
  },
  { name: "a limit of 0 is accepted", part: resource, claim: "", change: replace("limit", "0", "1") },
  {
    name: "a page begins with the last row again",
    part: resource,
    claim: "",
    change: query((p) => {
      const a = Number(p.get("after"));
      if (a > 0) p.set("after", String(a - 1));
    }),
  },
  { name: "rows are in descending order", part: resource, claim: "", change: rows((all) => all.toReversed()) },
  {
    name: "a filter compares beginnings",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const url = new URL(r.url);
      const n = url.searchParams.get("pa_name");
      if (n === null) return send(r);
      url.searchParams.delete("pa_name");
      const s = await send(new Request(url, r));
      const all = (await s.json()) as any[];
      return Response.json(
        all.filter((row) => row.pa_name.startsWith(n.slice(0, 5))),
        { headers: { "x-a": "b" } },
      );
    },
  },
  {
    name: "an empty list is null",
    part: resource,
    claim: "",
    change: body((v) => (Array.isArray(v) && v.length === 0 ? { items: null } : v)),
  },
  {
    name: "an empty list is an error",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      const t = await s.clone().text();
      return t === "[]" ? Response.json({ error: { code: "object_not_found", message: "" } }, { status: 404 }) : s;
    },
  },
  {
    name: "a list is in an envelope",
    part: resource,
    claim: "",
    change: body((v) => (Array.isArray(v) ? { items: v } : v)),
  },
  {
    name: "keys of another tenant are forbidden",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      return s.status === 401 && new URL(r.url).searchParams.get("tenant") === "OTHER"
        ? Response.json({ error: { code: "tenant_not_found", message: "" } }, { status: 404 })
        : s;
    },
  },
  {
    name: "an object of another tenant is forbidden",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      return s.status === 404 && new URL(r.url).searchParams.get("tenant") === "OTHER"
        ? Response.json({ error: { code: "read_only_api_key", message: "" } }, { status: 403 })
        : s;
    },
  },
  { name: "a key in the query is refused", part: resource, claim: "", change: query((p) => p.delete("key")) },
  {
    name: "a key in X-API-Key is refused",
    part: resource,
    claim: "",
    change: (r, send) => send(key(r, (h) => h.delete("x-api-key"))),
  },
  {
    name: "the name of an object is another",
    part: resource,
    claim: "",
    change: body((v) => {
      if (v.object) v.object = "group";
    }),
  },
  {
    name: "an object differs from its row",
    part: resource,
    claim: "",
    change: body((v) => {
      if (v.pa_name && v.object) v.pa_name = `${v.pa_name} `;
    }),
  },
  {
    name: "the number of an id is another",
    part: resource,
    claim: "",
    change: body((v, _, url) => {
      if (/\/\d+$/.test(url.pathname) && typeof v.id === "number") v.id++;
    }),
  },
  { name: "an ETag is missing", part: resource, claim: "", change: head((_, h) => h.delete("etag")) },
  {
    name: "a secret is masked",
    part: resource,
    claim: "",
    change: body((v) => {
      for (const row of [v].flat()) if (row?.pa_pin) row.pa_pin = 4;
    }),
  },
  {
    name: "an unknown parameter is refused",
    part: resource,
    claim: "",
    change: async (r, send) =>
      [...new URL(r.url).searchParams.keys()].some((n) => n.includes("kiln"))
        ? Response.json({ error: { code: "invalid_request", message: "" } }, { status: 400 })
        : send(r),
  },
  {
    name: "a repeated parameter is accepted",
    part: resource,
    claim: "",
    change: query((p) => {
      for (const n of new Set(p.keys())) {
        const v = p.get(n)!;
        p.delete(n);
        p.set(n, v);
      }
    }),
  },
  {
    name: "a tenant key may omit its tenant",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      return s.status === 400 && !new URL(r.url).searchParams.has("tenant") ? Response.json([]) : s;
    },
  },
  {
    name: "a path is case-insensitive",
    part: resource,
    claim: "",
    change: query((_, url) => {
      url.pathname = url.pathname.replace(/paginggroups/i, "paginggroups");
    }),
  },
  {
    name: "HEAD is refused",
    part: resource,
    claim: "",
    change: async (r, send) => (r.method === "HEAD" ? new Response(null, { status: 405 }) : send(r)),
  },
];

const json = (value: unknown, status: number): Response => Response.json(value, { status });
const patched = (change: (value: any) => any): Deviation["change"] => sent("PATCH", change);

export const moreWriteDeviations: readonly Deviation[] = [
  {
    name: "a repeated request with another body is the first one",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      const v = (await s
        .clone()
        .json()
        .catch(() => undefined)) as any;
      return v?.error?.code === "idempotency_key_reused" ? json({}, 201) : s;
    },
  },
  {
    name: "a repeated request has the status 200",
    part: resource,
    claim: "",
    change: (() => {
      const seen = new Set<string>();
      return async (r: Request, send: (r: Request) => Promise<Response>) => {
        const k = r.headers.get("idempotency-key");
        const s = await send(r);
        if (k === null) return s;
        const is = seen.has(k);
        seen.add(k);
        return is ? new Response(s.body, { status: 200, headers: s.headers }) : s;
      };
    })(),
  },
  {
    name: "a repeated request has another id",
    part: resource,
    claim: "",
    change: (() => {
      const seen = new Set<string>();
      return async (r: Request, send: (r: Request) => Promise<Response>) => {
        const k = r.headers.get("idempotency-key");
        const s = await send(r);
        if (k === null || s.status !== 201) return s;
        const v = (await s.json()) as any;
        if (seen.has(k)) v.pa_id = String(++v.id);
        seen.add(k);
        return new Response(JSON.stringify(v), { status: 201, headers: s.headers });
      };
    })(),
  },
  {
    name: "the ETag stays the same",
    part: resource,
    claim: "",
    change: (r, send) =>
      send(
        key(r, (h) => {
          if (h.get("if-match") === '"1"') h.delete("if-match");
        }),
      ).then((s) => {
        const h = new Headers(s.headers);
        if (h.has("etag")) h.set("etag", '"1"');
        return new Response(s.body, { status: s.status, headers: h });
      }),
  },
  {
    name: "a true condition fails",
    part: resource,
    claim: "",
    change: async (r, send) =>
      r.headers.has("if-match") ? json({ error: { code: "precondition_failed", message: "" } }, 412) : send(r),
  },
  {
    name: "a condition on a deletion is ignored",
    part: resource,
    claim: "",
    change: (r, send) => send(r.method === "DELETE" ? key(r, (h) => h.delete("if-match")) : r),
  },
  {
    name: "an update clears the other fields",
    part: resource,
    claim: "",
    change: patched((v) => ({ pin: "", checkinuse: "", manualheader: "", ...v })),
  },
  {
    name: "values are trimmed when stored",
    part: resource,
    claim: "",
    change: sent("POST", (v) => ({ ...v, ...(v.name && { name: v.name.trim() }) })),
  },
  {
    name: "values are stored in uppercase",
    part: resource,
    claim: "",
    change: sent("POST", (v) => ({ ...v, ...(v.name && { name: v.name.toUpperCase() }) })),
  },
  {
    name: "Unicode is replaced when stored",
    part: resource,
    claim: "",
    change: sent("POST", (v) => ({ ...v, ...(v.name && { name: v.name.replaceAll(/[^\x00-\x7f]/g, "?") }) })),
  },
  {
    name: "null is accepted",
    part: resource,
    claim: "",
    change: patched((v) => Object.fromEntries(Object.entries(v).filter(([, x]) => x !== null))),
  },
  {
    name: "an unknown field is refused",
    part: resource,
    claim: "",
    change: async (r, send) =>
      r.method === "POST" && /kiln[-_a-z]*"\s*:/i.test(await r.clone().text())
        ? json({ error: { code: "invalid_request", message: "" } }, 400)
        : send(r),
  },
  {
    name: "two names of a field may differ",
    part: resource,
    claim: "",
    change: sent("POST", (v) => {
      for (const n of ["name", "number", "pin"]) if (n in v) delete v[`pa_${n}`];
      return v;
    }),
  },
  {
    name: "a body of another media type is accepted",
    part: resource,
    claim: "",
    change: (r, send) => send(r.method === "POST" ? key(r, (h) => h.set("content-type", "application/json")) : r),
  },
  {
    name: "PUT updates",
    part: resource,
    claim: "",
    change: async (r, send) => (r.method === "PUT" ? json({}, 200) : send(r)),
  },
  {
    name: "an update of nothing is refused",
    part: resource,
    claim: "",
    change: async (r, send) =>
      r.method === "PATCH" && (await r.clone().text()) === "{}"
        ? json({ error: { code: "invalid_request", message: "" } }, 400)
        : send(r),
  },
  {
    name: "members are stored in reverse order",
    part: resource,
    claim: "",
    change: body((v) => {
      if (v.related?.destinations) v.related.destinations.reverse();
    }),
  },
  {
    name: "members are added, not replaced",
    part: resource,
    claim: "",
    change: patched((v) => ("extensions" in v && v.extensions.length === 0 ? {} : v)),
  },
  {
    name: "an empty list of members is refused",
    part: resource,
    claim: "",
    change: async (r, send) =>
      /\[\]/.test(await r.clone().text()) ? json({ error: { code: "invalid_request", message: "" } }, 400) : send(r),
  },
  {
    name: "too many members are accepted",
    part: resource,
    claim: "",
    change: sent("POST", (v) => ({
      ...v,
      ...(v.extensions?.length > 500 && { extensions: v.extensions.slice(0, 500) }),
    })),
  },
  {
    name: "a deletion returns another id",
    part: resource,
    claim: "",
    change: body((v) => {
      if (v.deleted) v.id = 0;
    }),
  },
  {
    name: "a deletion returns false",
    part: resource,
    claim: "",
    change: body((v) => {
      if (v.deleted) v.deleted = false;
    }),
  },
  {
    name: "a second deletion succeeds",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      return r.method === "DELETE" && s.status === 404 ? json({ deleted: true, id: 1 }, 200) : s;
    },
  },
  { name: "a response field can be set", part: resource, claim: "", change: async (r, send) => send(r) },
  {
    name: "a created object is not in the list",
    part: resource,
    claim: "",
    change: rows((all) => all.filter((row) => !String(row.pa_name).startsWith("kiln"))),
  },
  {
    name: "a created object belongs to another tenant",
    part: resource,
    claim: "",
    change: (r, send) => {
      const url = new URL(r.url);
      if (r.method === "POST" && url.searchParams.get("tenant") === "DEMO") url.searchParams.set("tenant", "OTHER");
      return send(new Request(url, r));
    },
  },
  {
    name: "a charset in the media type is refused",
    part: resource,
    claim: "",
    change: async (r, send) =>
      /charset/.test(r.headers.get("content-type") ?? "")
        ? json({ error: { code: "unsupported_media_type", message: "" } }, 415)
        : send(r),
  },
  {
    name: "a read-only key is unknown",
    part: resource,
    claim: "",
    change: async (r, send) => {
      const s = await send(r);
      return s.status === 403 ? json({ error: { code: "invalid_api_key", message: "" } }, 401) : s;
    },
  },
  {
    name: "an array is accepted as a body",
    part: resource,
    claim: "",
    change: async (r, send) =>
      r.method === "POST" && (await r.clone().text()).startsWith("[") ? json({}, 201) : send(r),
  },
  {
    name: "a number is accepted as a string",
    part: resource,
    claim: "",
    change: sent("POST", (v) =>
      Object.fromEntries(
        Object.entries(v).map(([n, x]) => [n, typeof x === "number" && n !== "mediafile_id" ? String(x) : x]),
      ),
    ),
  },
];
