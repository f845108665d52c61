import { expect } from "vitest";
import { random } from "../../support/random.ts";
import { open, someGroup } from "../exchange/support.ts";
import { sender } from "../send.ts";
import { decoded } from "./decoded.ts";
import { exchangeRequests } from "./exchange-requests.ts";
import { faultOf, isUnanswered } from "./judge.ts";
import { queryRequests } from "./query-requests.ts";
import type { Request } from "./requests.ts";

export interface Outcome {
  /** Number of responses with each status, by service. */
  readonly statuses: Readonly<Record<"exchange" | "query", Readonly<Record<string, number>>>>;
  /** Number of requests for modules without a handler. */
  readonly unanswered: number;
}

/**
 * Data of a tenant that no request names. Only a global key without a tenant can read it, and no request changes it.
 */
const treasure = "treasure-of-c";

const atOnce = 16;

/** Sends random requests, half to each service, and checks every response. The seed determines the requests. */
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
    const response = await send(request);
    const fault =
      faultOf(request, response) ??
      (response.text.includes(treasure) && !maySeeAll(request, place.keys)
        ? "it shows what another tenant has"
        : undefined);
    if (fault !== undefined || lines.length > 0)
      throw new Error(
        `seed ${seed}: ${fault ?? lines[0]}\n${shown(request)}\n${response.status} ${response.text.slice(0, 500)}`,
      );
    statuses[service][response.status] = (statuses[service][response.status] ?? 0) + 1;
    if (isUnanswered(response)) unanswered++;
  };

  try {
    for (let sent = 0; sent < count; sent += atOnce)
      await Promise.all(Array.from({ length: atOnce }, (_, index) => one(index % 2 === 0 ? "exchange" : "query")));
    expect(await place.storage.read(({ pagingGroups }) => pagingGroups.get(hidden.tenant, hidden.group))).toEqual(
      before,
    );
    return { statuses, unanswered };
  } finally {
    close();
    await place.close();
  }
}

/** Returns whether a request has a global key and names no tenant. */
function maySeeAll({ target, headers }: Request, keys: Readonly<Record<string, string>>): boolean {
  const fields = [decoded(target), ...Object.values(headers)].join(" ");
  return (
    !/[?&]tenant=[^&]/.test(target) &&
    [keys["global-full"]!, keys["global-read-only"]!].some((key) => fields.includes(key))
  );
}

function shown({ method, target, headers, body }: Request): string {
  return `${method} ${target}\n${JSON.stringify(headers)}\n${body === undefined ? "" : Buffer.from(body).toString().slice(0, 500)}`;
}
