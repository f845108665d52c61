import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
};

/** Restricts pages to their own contents: the browser blocks other code and other hosts. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** Returns a file of the site by path, or `undefined` if it does not exist. */
export type FindFile = (path: string) => string | Uint8Array | undefined;

/** Serves only the listed files of a folder. */
export function filesOfFolder(folder: string, paths: ReadonlySet<string>): FindFile {
  return (path) => (paths.has(path) ? readFileSync(join(folder, path)) : undefined);
}

export interface SiteServer {
  readonly server: Server;
  /** Reloads the pages in open browsers, if the server is live. */
  readonly reload: () => void;
}

const live = { events: "~live", script: "~live.js" } as const;
const liveScript = `new EventSource("/${live.events}").onmessage = () => location.reload();\n`;

/** Serves the files of a site on this machine. The pages of a live server reload themselves after a change. */
export function serveSite(find: FindFile, isLive = false): SiteServer {
  const listening = new Set<ServerResponse>();
  const served: FindFile = (path) => {
    if (!isLive) return find(path);
    if (path === live.script) return liveScript;
    const file = find(path);
    return typeof file === "string" && path.endsWith(".html")
      ? file.replace("</head>", `<script src="/${live.script}" defer></script>\n</head>`)
      : file;
  };
  const server = createServer(({ method, url = "/" }, response) => {
    const path = pathIn(url);
    if (isLive && path === live.events) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).flushHeaders();
      listening.add(response);
      response.on("close", () => listening.delete(response));
      return;
    }
    const file = method === "GET" || method === "HEAD" ? served(path) : undefined;
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is no such page.\n");
      return;
    }
    const headers = {
      "content-type": contentTypes[extname(path).toLowerCase()] ?? "application/octet-stream",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurityPolicy,
    };
    response.writeHead(200, headers).end(method === "HEAD" ? undefined : file);
  });
  return { server, reload: () => listening.forEach((response) => response.write("data: changed\n\n")) };
}

function pathIn(url: string): string {
  const path = url.split(/[?#]/)[0]!.slice(1) || "index.html";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Listens until the signal is aborted. */
export async function listenUntil(
  stop: AbortSignal,
  server: Server,
  port: number,
  listening: (address: string) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  listening(`http://127.0.0.1:${typeof address === "object" ? address?.port : port}/`);
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve));
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
