import type { QueryService } from "../../../../generators/model/query.ts";
import type { Built } from "../packages.ts";
import { changedFrom, type Around } from "./changed.ts";
import { dictionaryOf, type Dictionary } from "./dictionary.ts";
import { queryHost, type QueryHost } from "./query-host.ts";
import { clientRequestsOf, handwrittenRequestsOf, typedRequestsOf, type Typed } from "./query-requests.ts";
import type { Renames } from "./renames.ts";
import type { WireRequest } from "./request.ts";

/** The old spec and the new one. */
export interface QueryTrial {
  readonly before: QueryHost;
  readonly after: QueryHost;
  readonly dictionary: Dictionary;
  readonly renames: Renames;
}

/** Returns requests in which the validators find no faults. */
export async function requestsOf(host: QueryHost, around: Around): Promise<readonly WireRequest[]> {
  const sent = await clientRequestsOf(host, typedRequestsOf(host.service, around));
  return [...sent, ...handwrittenRequestsOf(host.service, around, sent)].filter(host.isRight);
}

/** Returns the valid typed requests among those derived from the values in two specs. */
export async function rightTypedRequests(
  built: Built,
  service: QueryService,
  other: QueryService,
): Promise<readonly Typed[]> {
  const host = await queryHost(built, service);
  const right: Typed[] = [];
  for (const one of typedRequestsOf(service, {
    dictionary: dictionaryOf([service, other]),
    isChanged: changedFrom(service, other),
  })) {
    const sent = await clientRequestsOf(host, [one]);
    if (sent.some(host.isRight)) right.push(one);
  }
  return right;
}

/**
 * Returns the client's request for a module with its required parameters, or `undefined` if the spec has no such
 * module.
 */
export async function plainRequest(host: QueryHost, module: string): Promise<WireRequest | undefined> {
  const all = typedRequestsOf(host.service, { dictionary: dictionaryOf([]), isChanged: () => false });
  const typed = all.filter((one) =>
    Object.values(one).some((modules) => Object.hasOwn(Object(modules) as object, module)),
  );
  return (await clientRequestsOf(host, typed.slice(0, 1)))[0];
}
