import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";

/** Files at a local address, compressed as on a web server. */
export interface ServedFiles {
  /** With a trailing slash. */
  readonly address: string;
  /** Returns the number of compressed bytes sent, for scripts and in total. */
  sent(): { readonly scripts: number; readonly all: number };
  close(): void;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
};

export async function serveFiles(files: ReadonlyMap<string, string>): Promise<ServedFiles> {
  const compressed = new Map(Array.from(files, ([path, text]) => [path, gzipSync(text)] as const));
  const paths: string[] = [];
  const server = createServer(({ url }, response) => {
    const path = url!.slice(1).split("?")[0]! || "index.html";
    const bytes = compressed.get(path);
    if (bytes === undefined) return response.writeHead(404).end();
    paths.push(path);
    return response
      .writeHead(200, {
        "content-type": contentTypes[extname(path)] ?? "text/plain; charset=utf-8",
        "content-encoding": "gzip",
      })
      .end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const sum = (chosen: readonly string[]): number =>
    chosen.reduce((total, path) => total + compressed.get(path)!.length, 0);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent: () => ({ scripts: sum(paths.filter((path) => path.endsWith(".js"))), all: sum(paths) }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
