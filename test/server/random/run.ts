import { expect } from "vitest";
import { base, open, someGroup } from "../exchange/support.ts";
import { random, type Random } from "../../support/random.ts";
import { readDocument, type Operation } from "./document.ts";
import { faultOf, isUnanswered } from "./judge.ts";
import { requestMaker, type Fields, type Request } from "./requests.ts";
import { sender } from "./send.ts";
import { nastyTexts } from "./values.ts";

export interface Outcome {
  /** How many answers of each status, by service. */
  readonly statuses: Readonly<Record<"exchange" | "query", Readonly<Record<string, number>>>>;
  /** How many were for modules that nobody answers. */
  readonly unanswered: number;
}

/** What a tenant owns whom no request names: nobody sees it but a global key that names no tenant, and nobody changes it. */
const treasure = "treasure-of-c";

/** How many requests are under way at once. */
const atOnce = 16;

/** Sends random requests to both services, half and half, and looks at every answer. The seed says which. */
export async function sendRandom(count: number, seed: number): Promise<Outcome> {
  const lines: string[] = [];
  const place = await open({ logLevel: "error", logStream: { write: (line) => void lines.push(line) } });
  const chance = random(seed);
  for (const tenant of ["A", "B", "A"] as const) await place.group(tenant);
  const hidden = await place.storage.write(async ({ tenants, pagingGroups }) => {
    const { id } = await tenants.insert({ code: "C-hidden", name: "Gamma Company" });
    return { tenant: id, group: await pagingGroups.insert(id, { ...someGroup("C"), pa_pin: treasure }) };
  });
  const before = await place.storage.read(({ pagingGroups }) => pagingGroups.get(hidden.tenant, hidden.group));
  const { send, close } = sender(await place.listen());
  const makers = { exchange: exchangeRequests(chance, place.keys), query: queryRequests(chance) };
  const statuses: Record<keyof typeof makers, Record<string, number>> = { exchange: {}, query: {} };
  let unanswered = 0;

  const one = async (service: keyof typeof makers): Promise<void> => {
    const request = makers[service]();
    const answer = await send(request);
    const fault = faultOf(request, answer) ?? (answer.text.includes(treasure) && !maySeeAll(request, place.keys) ? "it shows what another tenant has" : undefined);
    if (fault !== undefined || lines.length > 0) throw new Error(`seed ${seed}: ${fault ?? lines[0]}\n${shown(request)}\n${answer.status} ${answer.text.slice(0, 500)}`);
    statuses[service][answer.status] = (statuses[service][answer.status] ?? 0) + 1;
    if (isUnanswered(answer)) unanswered++;
  };

  try {
    for (let sent = 0; sent < count; sent += atOnce) await Promise.all(Array.from({ length: atOnce }, (_, index) => one(index % 2 === 0 ? "exchange" : "query")));
    expect(await place.storage.read(({ pagingGroups }) => pagingGroups.get(hidden.tenant, hidden.group))).toEqual(before);
    return { statuses, unanswered };
  } finally {
    close();
    await place.close();
  }
}

function exchangeRequests(chance: Random, keys: Readonly<Record<string, string>>): () => Request {
  const tenants = ["Beta Company", "a", "", "nobody"];
  const document = readDocument("exchange");
  return requestMaker(document, chance, (operation, wild) => {
    const key = chance.chance(wild / 4) ? chance.pick(["", "kiln_gf_0", ...printable]) : chance.pick([...Object.values(keys), keys["global-full"]!, keys["tenant-full"]!]);
    const where = chance.pick(["header", "header", "header", "bearer", "query"]);
    const named = chance.chance(wild / 4) ? chance.pick(nastyTexts) : chance.pick(chance.chance(wild) ? tenants : ["A", "A", "Alpha Company", "B"]);
    const tenant: Fields = operation.id.includes("Token") || chance.chance(0.1) ? [] : [["tenant", named]];
    const path = chance.pick(operation.paths);
    const isCompatible = chance.chance(0.1);
    const words: Fields = isCompatible ? [["object", chance.pick(["paginggroup", "intercom", "paging", "x"])], ["action", chance.pick(["list", "get", "add", "create", "update", "delete", "x"])], ["id", chance.below(6)]] : [];
    return {
      base,
      path: isCompatible ? "" : path,
      isDescribed: !isCompatible,
      query: [...tenant, ...words, ...(where === "query" ? ([["key", key]] as const) : [])],
      headers: where === "header" ? { "x-api-key": key } : where === "bearer" ? { authorization: `Bearer ${key}` } : {},
    };
  });
}

function queryRequests(chance: Random): () => Request {
  const document = readDocument("query");
  const endpoint = document.operations.find(({ selector }) => selector === undefined)!;
  const modules = document.operations.filter(({ selector }) => selector !== undefined);
  /** What is asked of several modules at the one endpoint. */
  const combined = (operation: Operation): Operation => {
    const all = [operation, ...Array.from({ length: chance.below(2) }, () => chance.pick(modules))];
    return { ...operation, id: endpoint.id, paths: endpoint.paths, parameters: all.flatMap(({ parameters }) => parameters), answers: endpoint.answers };
  };
  const operations = modules.flatMap((operation) => [operation, combined(operation)]);
  const make = requestMaker({ ...document, operations }, chance, (operation) => {
    const common: Fields = [["format", chance.pick(["json", "json", "json", "jsonfm", "xml", "none", "x"])], ["formatversion", chance.pick(["1", "2", "latest"])], ["errorformat", chance.pick(["bc", "plaintext", "html", "raw", "none"])]];
    return { base: "", path: operation.paths[0]!, query: operation.id === endpoint.id ? [["action", "query"], operation.selector!, ...common] : common, headers: {} };
  });
  return () => {
    const request = make();
    return isOfVersion2(request) && !partly.test(request.target) ? request : { ...request, operation: undefined };
  };
}

/** Modules that this server answers in part, since it has no site: their answers are not whole ones of the document. */
const partly = /siteinfo|codexicons/;

/** The document describes the answers of this version of the format. */
function isOfVersion2({ target }: Request): boolean {
  const versions = new URLSearchParams(target.slice(target.indexOf("?"))).getAll("formatversion");
  return ["2", "latest"].includes(versions.at(-1) ?? "");
}

const printable = nastyTexts.filter((text) => /^[ -~]*$/.test(text));

/** Whether it is a request of a global key which names no tenant. */
function maySeeAll({ target, headers }: Request, keys: Readonly<Record<string, string>>): boolean {
  const fields = [decodeURIComponentOr(target), ...Object.values(headers)].join(" ");
  return !/[?&]tenant=[^&]/.test(target) && [keys["global-full"]!, keys["global-read-only"]!].some((key) => fields.includes(key));
}

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function shown({ method, target, headers, body }: Request): string {
  return `${method} ${target}\n${JSON.stringify(headers)}\n${body === undefined ? "" : Buffer.from(body).toString().slice(0, 500)}`;
}
