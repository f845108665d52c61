import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
};

/** Allows pages only what they contain: the browser refuses other code and other hosts. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** Serves the files of a site on this machine: those that are listed, and no others. */
export function serveSite(folder: string, paths: ReadonlySet<string>): Server {
  return createServer(({ method, url = "/" }, response) => {
    const path = url.split(/[?#]/)[0]!.slice(1) || "index.html";
    if (!paths.has(path) || (method !== "GET" && method !== "HEAD")) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is no such page.\n");
      return;
    }
    const headers = {
      "content-type": contentTypes[extname(path)] ?? "application/octet-stream",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurityPolicy,
    };
    response.writeHead(200, headers).end(method === "HEAD" ? undefined : readFileSync(join(folder, path)));
  });
}

/** Resolves when the program ends. */
export async function listenUntilEnd(
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
  await new Promise<void>((resolve) => void process.once("SIGINT", resolve).once("SIGTERM", resolve));
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
