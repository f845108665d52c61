import type { Account, Caller, CallerName } from "./callers.ts";
import { loggedIn } from "./callers.ts";
import { follow, type Answer } from "./follow.ts";
import type { Request } from "./requests.ts";

export type Callers = Readonly<Record<CallerName, Caller>>;

export async function callersAt(
  endpoint: string,
  { user, sysop }: Readonly<Record<"user" | "sysop", Account>>,
): Promise<Callers> {
  return {
    anonymous: { endpoint, cookies: "" },
    user: await loggedIn(endpoint, user),
    sysop: await loggedIn(endpoint, sysop),
  };
}

export interface Asked {
  readonly request: Request;
  readonly real: readonly Answer[];
  readonly ours: readonly Answer[];
}

const workers = 4;

/** Sends each request to both wikis. */
export async function askBoth(requests: readonly Request[], real: Callers, ours: Callers): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const left = [...requests.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, request] = next;
      const [there, here] = await Promise.all(
        [real, ours].map((callers) => follow(callers[request.caller], request.parameters)),
      );
      asked[index] = { request, real: there ?? [], ours: here ?? [] };
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return asked;
}
