import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { emitters, filesOf, compile, load } from "../../../generators/index.ts";
import type { UntypedClient } from "../../../templates/runtime/query/client/client.js";
import type { QueryClientOptions } from "../../../templates/runtime/query/client/options.js";
import type { Contract } from "../../../templates/runtime/http/server/contract.ts";
import type { Handlers } from "../../../templates/runtime/query/server/handlers.ts";
import type { ContractOptions, Options } from "../../../templates/runtime/query/server/options.ts";
import type { Answer } from "../../../templates/runtime/query/server/request.ts";
import type { CheckAnswer } from "../../../templates/runtime/query/server/results/finding.ts";

/* The catalogue, compiled into a folder that is removed when the process ends. */

const compilation = compile(load(import.meta.dirname), emitters);
if (compilation.model === undefined)
  throw new Error(compilation.diagnostics.map(({ message, place }) => `${place?.file}: ${message}`).join("\n"));

export const diagnostics = compilation.diagnostics;

/** The complete compiler output, keyed by the path from the root. */
export const files = new Map([...filesOf(compilation.outputs)].map(({ path, text }) => [path, text] as const));

export const folder = mkdtempSync(join(tmpdir(), "kiln-library-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const [path, text] of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
mkdirSync(join(folder, "node_modules/@reading-room"), { recursive: true });
for (const name of ["client", "server", "validators"])
  symlinkSync(join(folder, "packages", name), join(folder, `node_modules/@reading-room/${name}`));
symlinkSync(join(import.meta.dirname, "../../../node_modules/fastify"), join(folder, "node_modules/fastify"));

export interface CatalogueServer {
  createCatalogueAnswer(handlers?: Handlers, options?: Options): Answer;
  catalogueContract(options?: ContractOptions): Contract;
  mockCatalogueHandlers(handlers?: Handlers): Promise<Handlers>;
  loadCatalogueAnswerCheck(): Promise<CheckAnswer>;
}

interface CatalogueClient {
  createCatalogueClient(options: QueryClientOptions): UntypedClient;
}

const importFile = async (path: string): Promise<unknown> =>
  import(pathToFileURL(join(folder, `packages/${path}`)).href);
export const server = (await importFile("server/generated/catalogue/index.js")) as CatalogueServer;
const { createCatalogueClient } = (await importFile("client/generated/catalogue/index.js")) as CatalogueClient;

export const endpoint = "https://library.invalid/catalogue";

export interface Exchange {
  readonly query: URLSearchParams;
  readonly method: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: any;
}

/** Returns a client connected to a server of the same spec, and their exchanges. */
export function connected(
  respond: Answer,
  options: Partial<QueryClientOptions> = {},
): { readonly client: UntypedClient; readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address));
    const { method = "GET" } = init;
    const form = init.body === undefined || init.body === null ? "" : String(init.body);
    const sent = { "content-type": "application/x-www-form-urlencoded" };
    const { status, headers, body } = await respond({
      method,
      query: url.search,
      headers: sent,
      body: form === "" ? undefined : form,
    });
    exchanges.push({
      query: new URLSearchParams(url.search.slice(1) || form),
      method,
      status,
      headers,
      body: JSON.parse(body),
    });
    return new Response(body, { status, headers });
  };
  return {
    client: createCatalogueClient({ endpoint, fetch, retries: { attempts: 1 }, onWarning: () => {}, ...options }),
    exchanges,
  };
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
