import type { Given } from "../suite/query/draft.ts";
import { discover } from "./discover.ts";
import { logIn } from "./log-in.ts";
import type { Manners, World } from "./run.ts";
import type { Target } from "./target.ts";

/** The targets and values with which the suite is built. */
export interface Preparation {
  readonly targets: ReadonlyMap<string, Target>;
  readonly given: Given;
}

/**
 * Logs in to query services whose key is a name and a password, as `NAME:PASSWORD`, and finds values for modules whose
 * examples name data that the service does not have. Returns the problem if the service refuses a login.
 */
export async function prepare(
  { targets: before, given: initial }: Preparation,
  only: readonly string[],
  manners: Manners,
  world: World,
): Promise<Preparation | { readonly problem: string }> {
  const targets = new Map(before);
  let given = initial;
  for (const [id, target] of before) {
    const { service } = target;
    if (service.kind !== "query") continue;
    const [, name, password] = /^([^:]+):(.+)$/s.exec(target.keys.get(id) ?? "") ?? [];
    if (name !== undefined) {
      const session = await logIn({ ...target, service }, [name, password!], manners, world);
      if ("problem" in session) return session;
      targets.set(id, session);
    }
    const modules = service.modules.filter((module) => only.length === 0 || only.includes(module.name));
    given = await discover(service, modules, given, targets, manners, world);
  }
  return { targets, given };
}
