import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import { html } from "@kiln/wiki";
import { table } from "@kiln/server/query";
import type { ServerOptions } from "../server-options.ts";
import type { Storage } from "../storage/storage.ts";
import { countRequests, metricsOn } from "./metrics.ts";
import { watchingRoute } from "./control.ts";
import { openApiDocument, packageVersion } from "../package.ts";

/** Registers the routes of a server other than its services: the overview, probes and metrics, and tools for tests. */
export async function operate(
  app: FastifyInstance,
  storage: Storage,
  options: ServerOptions,
  origins: Origins,
): Promise<void> {
  const { control = false, metricsFrom } = options;
  await app.register(frontPage({ origins, control: control !== false }));
  await app.register(probesOn(storage, options));
  await app.register(metricsOn(countRequests(app), metricsFrom));
  await letTest(app, storage, options);
}

/** Registers faults and the routes that reset the data. */
async function letTest(app: FastifyInstance, storage: Storage, options: ServerOptions): Promise<void> {
  const { control = false, faults = [], faultSeed = 1 } = options;
  const isControlled = control !== false;
  if (faults.length === 0 && !isControlled) return;
  const [{ failOn }, { readFaultRule }] = await Promise.all([
    import("../faults/plugin.ts"),
    import("../faults/rule.ts"),
  ]);
  const rules = faults.map((text) => readFaultRule("A fault", text));
  const choice = failOn(app, { rules, seed: faultSeed, headers: isControlled });
  if (!isControlled) return;
  const [{ controlOn }, { resetPointOf }] = await Promise.all([import("./control.ts"), import("./control.ts")]);
  const resetPoint = control === true ? resetPointOf(storage) : control;
  await app.register(controlOn({ storage, resetPoint, onReset: choice.reset }));
}

const headers = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "referrer-policy": "no-referrer",
  vary: "accept",
  "x-content-type-options": "nosniff",
};

/** Serves an overview of the server at `/`: a page for browsers, JSON for other clients. */
function frontPage(options: OverviewOptions): FastifyPluginAsync {
  return async (app) => {
    let overview: Overview | undefined;
    app.get("/", (request, reply) => {
      overview ??= overviewOf(options);
      const isPage = /\btext\/html\b/i.test(request.headers.accept ?? "");
      reply.headers(headers).type(isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8");
      return reply.send(isPage ? pageOf(overview) : `${JSON.stringify(overview, undefined, 2)}\n`);
    });
  };
}

const remarks = {
  server: "",
  upstream: ", forwarded to another server",
  recording: ", served from a recording",
} as const;

/** Returns the page. Its links are relative, so that they work behind a proxy that adds a path. */
function pageOf({ name, version, services, links }: Overview): string {
  const rows = services.map(({ title, path, origin }) => row(title, path, remarks[origin]));
  const others = Object.entries(links).map(([title, path]) => row(title, path, ""));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(name)}</title>
<link rel="icon" href="data:,">
<style>body { font: 1em/1.6 system-ui, sans-serif; margin: 2em auto; max-width: 40em; padding: 0 1em }</style>
</head>
<body>
<h1>${html(name)} ${html(version)}</h1>
<h2>Services</h2>
<ul>
${rows.join("\n")}
</ul>
<h2>More</h2>
<ul>
${others.join("\n")}
</ul>
</body>
</html>
`;
}

function row(title: string, path: string, remark: string): string {
  const label = title.slice(0, 1).toUpperCase() + title.slice(1);
  return `<li>${html(label)}: <a href="${html(path.slice(1))}"><code>${html(path)}</code></a>${remark}</li>`;
}

/** In milliseconds: the timeout for the database, and the time for which a result is reused. */
const [patience, freshness] = [2000, 1000];

/** The reason why a server cannot serve now; `undefined` if it can. */
type Reason = string | undefined;

/**
 * Registers `/healthz`, which reports that the process responds, and `/readyz`, which reports whether it can serve
 * requests. `/readyz` returns 503 and the reason while the server starts or stops, and if the database is not readable
 * or lacks tables.
 */
function probesOn(
  storage: Storage,
  { isStarting, isEnding }: Pick<ServerOptions, "isStarting" | "isEnding"> = {},
): FastifyPluginAsync {
  return async (app) => {
    const databaseFault = atMostEvery(freshness, () => faultOf(storage));
    app.get("/healthz", watchingRoute, (_, reply) => send(reply, undefined, "ok"));
    app.get("/readyz", watchingRoute, async (_, reply) => {
      if (isStarting?.()) return send(reply, "The server creates its first data.", "ready");
      return send(
        reply,
        isEnding?.() ? "The server is shutting down: send requests elsewhere." : await databaseFault(),
        "ready",
      );
    });
  };
}

function send(reply: FastifyReply, reason: Reason, status: string): FastifyReply {
  reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
  if (reason === undefined) return reply.send(JSON.stringify({ status }));
  return reply
    .code(503)
    .header("retry-after", "1")
    .send(JSON.stringify({ status: "unavailable", reason }));
}

/** Returns a reason without the database's own error, which may contain addresses and names. */
async function faultOf(storage: Storage): Promise<Reason> {
  const stop = new AbortController();
  const late = wait(patience, "The database does not respond in time.", { signal: stop.signal, ref: false });
  const read = storage
    .read(({ tenants }) => tenants.get("0"))
    .then(
      () => undefined,
      () => "The database cannot be read.",
    );
  try {
    return await Promise.race([read, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}

/**
 * Shares one call among all callers within a time in milliseconds. Probes are not rate-limited and must not overload
 * the database.
 */
function atMostEvery<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at >= milliseconds)
      last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
}

interface ServiceAddress {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly origin: Origin;
}

/** The origin of the responses: this server, another server to which it forwards requests, or a recording. */
type Origin = "server" | "upstream" | "recording";

export type Origins = Readonly<Record<"exchange" | "query", Origin>>;

interface Overview {
  readonly name: string;
  readonly version: string;
  readonly services: readonly ServiceAddress[];
  /** Paths of this server, keyed by purpose. */
  readonly links: Readonly<Record<string, string>>;
}

/** The properties that differ between servers. */
interface OverviewOptions {
  readonly origins: Origins;
  readonly control: boolean;
}

function overviewOf({ origins: { exchange, query }, control }: OverviewOptions): Overview {
  return {
    name: "Kiln's reference server",
    version: packageVersion(),
    services: [
      { name: "exchange", title: exchangeTitle(), path: "/pbx/openapi.php", origin: exchange },
      { name: "query", title: table.title, path: table.endpoint, origin: query },
    ],
    links: {
      documentation: "/docs",
      ...(exchange === "server" && { login: "/login" }),
      health: "/healthz",
      readiness: "/readyz",
      metrics: "/metrics",
      ...([exchange, query].includes("upstream") && { report: "/_kiln/report" }),
      ...(control && { state: "/_kiln/state" }),
    },
  };
}

function exchangeTitle(): string {
  return (JSON.parse(openApiDocument("exchange", "/")) as { readonly info: { readonly title: string } }).info.title;
}
