import type { FastifyPluginAsync } from "fastify";
import { html } from "../html.ts";
import { overviewOf, type Overview, type OverviewOptions } from "./overview.ts";

const headers = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "referrer-policy": "no-referrer",
  vary: "accept",
  "x-content-type-options": "nosniff",
};

/** `/` says what is here: a page for browsers, JSON for others. */
export function frontPage(options: OverviewOptions): FastifyPluginAsync {
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

/** Links are relative, so that they hold behind a proxy that adds a path. */
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
