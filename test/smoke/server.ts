import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

export interface SmokeServer {
  readonly address: string;
  stop(): void;
}

const files = { ".html": "text/html", ".js": "text/javascript" } as const;

/**
 * Starts a wiki and an exchange with everything that the program requests. For a browser it also serves the files of
 * the folder: the unchanged installed package, with an import map built from its `exports`.
 */
export async function smokeServer(folder: string): Promise<SmokeServer> {
  const seen = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const url = new URL(request.url ?? "/", "http://localhost");
    const parameters = new URLSearchParams(`${url.search}&${body}`);
    if (url.pathname.endsWith("/api.php")) return wiki(request, response, parameters, seen);
    if (url.pathname.includes("/pbx/openapi.php")) return exchange(request, response, url, body);
    const ending = /\.\w+$/.exec(url.pathname)?.[0];
    if (ending !== undefined && ending in files)
      return file(response, join(folder, url.pathname), files[ending as keyof typeof files]);
    response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves `/<run>/api.php`: a list in two parts. The second one is rejected at first. */
function wiki(
  request: IncomingMessage,
  response: ServerResponse,
  parameters: URLSearchParams,
  seen: Set<string>,
): void {
  const run = String(request.url).split("/")[1]!;
  const agent = request.headers["api-user-agent"] ?? request.headers["user-agent"];
  if (parameters.get("list") === "allpages") {
    if (parameters.get("apcontinue") === null)
      return json(response, 200, {
        batchcomplete: true,
        continue: { apcontinue: "C", continue: "-||" },
        query: { allpages: [{ title: "A" }, { title: "B" }] },
      });
    if (!seen.has(run)) {
      seen.add(run);
      response.setHeader("retry-after", "0");
      return json(response, 503, {});
    }
    return json(response, 200, { batchcomplete: true, query: { allpages: [{ title: "C" }] } });
  }
  if (parameters.get("meta") === "tokens")
    return json(response, 200, {
      batchcomplete: true,
      query: { tokens: { [`${parameters.get("type")}token`]: `${parameters.get("type")}+\\` } },
    });
  if (parameters.get("action") === "login") return logIn(response, parameters, run);
  if (parameters.get("action") === "edit") {
    const isAlice =
      request.headers.cookie?.includes(`session=${run}`) === true && parameters.get("token") === "csrf+\\";
    return json(
      response,
      200,
      isAlice ? { edit: { result: "Success" } } : { errors: [{ code: "badtoken", text: "Nobody.", module: "edit" }] },
    );
  }
  if (parameters.get("meta") === "userinfo")
    return json(response, 200, { batchcomplete: true, query: { userinfo: { name: agent } } });
  if (parameters.has("titles")) {
    const titles = parameters.get("titles")!.split("|");
    return json(response, 200, {
      batchcomplete: true,
      query: { pages: titles.map((title) => ({ title, missing: true, method: request.method })) },
    });
  }
  json(response, 200, { errors: [{ code: "missingparam", text: "Something is missing.", module: "main" }] });
}

function logIn(response: ServerResponse, parameters: URLSearchParams, run: string): void {
  const isAlice = parameters.get("lgname") === "Alice@smoke" && parameters.get("lgtoken") === "login+\\";
  if (isAlice) response.setHeader("set-cookie", [`session=${run}; Path=/; HttpOnly`, "old=; Path=/; Max-Age=0"]);
  json(response, 200, {
    login: isAlice
      ? { result: "Success", lguserid: 1, lgusername: "Alice" }
      : { result: "Failed", reason: { code: "wrongpassword", text: "Wrong." } },
  });
}

function exchange({ method, headers }: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
  const refuse = (status: number, code: string): void => json(response, status, { error: { code, message: "No." } });
  if (headers["x-api-key"] !== "secret") return refuse(401, "invalid_api_key");
  if (url.pathname.endsWith("/auth/token"))
    return json(response, 200, { token: "t", target_type: "WEBPASSWORD", ...(JSON.parse(body) as object) });
  if (url.searchParams.get("tenant") === null) return refuse(400, "tenant_required");
  json(response, 200, method === "GET" ? [{ id: 7, name: "All" }] : { id: 8, ...(JSON.parse(body) as object) });
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

function file(response: ServerResponse, path: string, type: string): void {
  response.writeHead(200, { "content-type": type }).end(readFileSync(path));
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
