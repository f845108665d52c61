import { body, head, items, key, query, rows, sent, type Deviation } from "./deviations.ts";

/** Changes each page of a response. */
const pages = (change: (page: any) => any): Deviation["change"] =>
  body((value) => {
    if (value.query?.pages) value.query.pages = value.query.pages.map(change);
  });

const wiki: readonly Deviation[] = [
  {
    name: "a descending direction has no effect",
    part: "allpages",
    claim: "allpages.dir effect",
    change: query((p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apdir") ?? "") && p.delete("apdir")),
  },
  {
    name: "the end of a list has no effect",
    part: "allpages",
    claim: "allpages.to effect",
    change: query((p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apto") ?? "") && p.delete("apto")),
  },
  {
    name: "a namespace has no effect",
    part: "allpages",
    claim: "allpages.namespace effect",
    change: query(
      (p) => !/^(?:no-such-value|[<x].*|1\.5|-?\d+\|.*)$/.test(p.get("apnamespace") ?? "") && p.delete("apnamespace"),
    ),
  },
  {
    name: "a list never ends",
    part: "allpages",
    claim: "allpages.continue paging",
    change: body((v, p) => {
      if (v.query?.allpages && p.get("aplimit") !== "max")
        v.continue = { apcontinue: v.continue?.apcontinue ?? "A", continue: "-||" };
    }),
  },
  {
    name: "batchcomplete is missing",
    part: "allpages",
    claim: "batchcomplete result",
    change: body(({ batchcomplete: _, ...v }) => v),
  },
  {
    name: "warnings have the older form",
    part: "allpages",
    claim: "allpages.limit maximum",
    change: body((v) => (v.warnings ? { ...v, warnings: { main: { warnings: v.warnings[0].text } } } : v)),
  },
  {
    name: "errors lack the text",
    part: "allpages",
    claim: "errors form",
    change: body((v) => {
      for (const w of v.errors ?? []) delete w.text;
    }),
  },
  {
    name: "repeated values count once for the maximum",
    part: "allpages",
    claim: "allpages.prtype maximum number of values",
    change: query((p) => {
      const v = p.get("apprtype")?.split("|") ?? [];
      if (new Set(v).size < v.length) p.set("apprtype", [...new Set(v)].join("|"));
    }),
  },
  {
    name: "the alternative separator is unknown",
    part: "service",
    claim: "wire alternativeSeparator",
    change: query((p) => {
      for (const [n, v] of [...p]) if (v.startsWith("\u001f")) p.set(n, v.slice(1).replaceAll("\u001f", "\u0001"));
    }),
  },
  {
    name: "a second module of a list is ignored",
    part: "service",
    claim: "exturlusage.exturlusage result",
    change: query((p) => {
      const l = p.get("list");
      if (l?.includes("|") && !l.includes("no-such")) p.set("list", l.split("|")[0]!);
    }),
  },
  { name: "assertions are ignored", part: "service", claim: "assert values", change: query((p) => p.delete("assert")) },
  {
    name: "an unknown action is a query",
    part: "service",
    claim: "action values",
    change: query((p) => p.get("action") !== "query" && p.set("action", "query")),
  },
  {
    name: "a request id is not returned",
    part: "service",
    claim: "requestid result",
    change: query((p) => p.delete("requestid")),
  },
  {
    name: "timestamps are in local time",
    part: "recentchanges",
    claim: "recentchanges.end effect",
    change: body((v) =>
      JSON.parse(
        JSON.stringify(v).replaceAll(/T(\d\d):/g, (_, h) => `T${String((Number(h) + 1) % 24).padStart(2, "0")}:`),
      ),
    ),
  },
  {
    name: "absent members are null",
    part: "recentchanges",
    claim: "recentchanges.comment result",
    change: items("recentchanges", (l) => l.map((i) => ({ ...i, oldtitle: null, comment: i.comment ?? null }))),
  },
  {
    name: "a missing page is not marked",
    part: "service",
    claim: "pages missing page",
    change: pages(({ missing: _, ...page }) => page),
  },
  {
    name: "an invalid title is a missing page",
    part: "service",
    claim: "pages invalid page",
    change: pages(({ invalid, invalidreason: _, ...page }) => (invalid ? { ns: 0, ...page, missing: true } : page)),
  },
];

const resource = "paging-group";

const exchange: readonly Deviation[] = [
  {
    name: "errors are text/html",
    part: resource,
    claim: "responses mediaType",
    change: head((s, h) => {
      if (s >= 400) h.set("content-type", "text/html");
    }),
  },
  {
    name: "errors lack the message",
    part: resource,
    claim: "errors errorBody",
    change: body((v) => {
      if (v.error) delete v.error.message;
    }),
  },
  {
    name: "Link leads to the same page",
    part: resource,
    claim: "listPagingGroups.after paging",
    change: async (r, send) => {
      const s = await send(r);
      const h = new Headers(s.headers);
      if (h.has("link")) h.set("link", `<${r.url}>; rel="next"`);
      return new Response(s.body, { status: s.status, headers: h });
    },
  },
  {
    name: "a page begins with the last row again",
    part: resource,
    claim: "listPagingGroups.after paging",
    change: query((p) => {
      const a = Number(p.get("after"));
      if (a > 0) p.set("after", String(a - 1));
    }),
  },
  {
    name: "an empty list is null",
    part: resource,
    claim: "listPagingGroups response",
    change: body((v) => (Array.isArray(v) && v.length === 0 ? { items: null } : v)),
  },
  {
    name: "an empty list is an error",
    part: resource,
    claim: "listPagingGroups.pa_name no match",
    change: async (r, send) => {
      const s = await send(r);
      const t = await s.clone().text();
      return t === "[]" ? Response.json({ error: { code: "object_not_found", message: "" } }, { status: 404 }) : s;
    },
  },
  {
    name: "an object of another tenant is forbidden",
    part: resource,
    claim: "paging-group objects of another tenant",
    change: async (r, send) => {
      const s = await send(r);
      return s.status === 404 && new URL(r.url).searchParams.get("tenant") === "OTHER"
        ? Response.json({ error: { code: "read_only_api_key", message: "" } }, { status: 403 })
        : s;
    },
  },
  {
    name: "an object differs from its row",
    part: resource,
    claim: "getPagingGroup values",
    change: body((v) => {
      if (v.pa_name && v.object) v.pa_name = `${v.pa_name} `;
    }),
  },
  {
    name: "a tenant key may omit its tenant",
    part: resource,
    claim: "listPagingGroups tenant missing",
    change: async (r, send) => {
      const s = await send(r);
      return s.status === 400 && !new URL(r.url).searchParams.has("tenant") ? Response.json([]) : s;
    },
  },
];

/** Deviations of other kinds: effects, media types, forms of messages, and the ends of lists. */
export const moreDeviations: readonly Deviation[] = [...wiki, ...exchange];

const json = (value: unknown, status: number): Response => Response.json(value, { status });
const patched = (change: (value: any) => any): Deviation["change"] => sent("PATCH", change);

/** Further deviations that only requests that change data show: states, stored values, refused bodies. */
export const moreWriteDeviations: readonly Deviation[] = [
  {
    name: "a repeated request with another body is the first one",
    part: resource,
    claim: "createPagingGroup idempotencyKeyReused",
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
    name: "a repeated request has another id",
    part: resource,
    claim: "createPagingGroup Idempotency-Key",
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
    claim: "updatePagingGroup preconditionFailed after a change",
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
    claim: "updatePagingGroup If-Match",
    change: async (r, send) =>
      r.headers.has("if-match") ? json({ error: { code: "precondition_failed", message: "" } }, 412) : send(r),
  },
  {
    name: "a condition on a deletion is ignored",
    part: resource,
    claim: "deletePagingGroup preconditionFailed",
    change: (r, send) => send(r.method === "DELETE" ? key(r, (h) => h.delete("if-match")) : r),
  },
  {
    name: "an update clears the other fields",
    part: resource,
    claim: "updatePagingGroup effect on other fields",
    change: patched((v) => ({ pin: "", checkinuse: "", manualheader: "", ...v })),
  },
  {
    name: "Unicode is replaced when stored",
    part: resource,
    claim: "createPagingGroup effect on text",
    change: sent("POST", (v) => ({ ...v, ...(v.name && { name: v.name.replaceAll(/[^\x00-\x7f]/g, "?") }) })),
  },
  {
    name: "null is accepted",
    part: resource,
    claim: "paging-group.pa_name null in an update",
    change: patched((v) => Object.fromEntries(Object.entries(v).filter(([, x]) => x !== null))),
  },
  {
    name: "an unknown field is refused",
    part: resource,
    claim: "createPagingGroup unknownFields",
    change: async (r, send) =>
      r.method === "POST" && /kiln[-_a-z]*"\s*:/i.test(await r.clone().text())
        ? json({ error: { code: "invalid_request", message: "" } }, 400)
        : send(r),
  },
  {
    name: "PUT updates",
    part: resource,
    claim: "PUT /paginggroups methodNotAllowed",
    change: async (r, send) => (r.method === "PUT" ? json({}, 200) : send(r)),
  },
  {
    name: "a deletion returns another id",
    part: resource,
    claim: "deletePagingGroup id",
    change: body((v) => {
      if (v.deleted) v.id = 0;
    }),
  },
  {
    name: "a second deletion succeeds",
    part: resource,
    claim: "deletePagingGroup unknown id",
    change: async (r, send) => {
      const s = await send(r);
      return r.method === "DELETE" && s.status === 404 ? json({ deleted: true, id: 1 }, 200) : s;
    },
  },
  {
    name: "a created object is not in the list",
    part: resource,
    claim: "listPagingGroups contains created objects",
    change: rows((all) => all.filter((row) => !String(row.pa_name).startsWith("kiln"))),
  },
  {
    name: "a charset in the media type is refused",
    part: resource,
    claim: "createPagingGroup media type",
    change: async (r, send) =>
      /charset/.test(r.headers.get("content-type") ?? "")
        ? json({ error: { code: "unsupported_media_type", message: "" } }, 415)
        : send(r),
  },
  {
    name: "an array is accepted as a body",
    part: resource,
    claim: "createPagingGroup body is an object",
    change: async (r, send) =>
      r.method === "POST" && (await r.clone().text()).startsWith("[") ? json({}, 201) : send(r),
  },
  {
    name: "a number is accepted as a string",
    part: resource,
    claim: "paging-group.pa_name number instead of text",
    change: sent("POST", (v) =>
      Object.fromEntries(
        Object.entries(v).map(([n, x]) => [n, typeof x === "number" && n !== "mediafile_id" ? String(x) : x]),
      ),
    ),
  },
];
