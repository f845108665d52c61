import type { FastifyInstance } from "fastify";
import type { ServerOptions } from "../server-options.ts";
import type { Storage } from "../storage/storage.ts";
import { frontPage } from "./front-page.ts";
import { countRequests, metricsOn } from "./metrics/plugin.ts";
import type { Origins } from "./overview.ts";
import { probesOn } from "./probes.ts";

/** What people ask of a server beside its services: what it has, how it is, and what tests need. */
export async function operate(
  app: FastifyInstance,
  storage: Storage,
  options: ServerOptions,
  origins: Origins,
): Promise<void> {
  const { control = false, metricsFrom } = options;
  await app.register(frontPage({ origins, control: control !== false }));
  await app.register(probesOn(storage, options));
  await app.register(metricsOn(countRequests(app), metricsFrom));
  await letTest(app, storage, options);
}

/** Faults, and the way back to a state. */
async function letTest(app: FastifyInstance, storage: Storage, options: ServerOptions): Promise<void> {
  const { control = false, faults = [], faultSeed = 1 } = options;
  const isControlled = control !== false;
  if (faults.length === 0 && !isControlled) return;
  const [{ failOn }, { readFaultRule }] = await Promise.all([
    import("../faults/plugin.ts"),
    import("../faults/read-rule.ts"),
  ]);
  const rules = faults.map((text) => readFaultRule("A fault", text));
  const choice = failOn(app, { rules, seed: faultSeed, headers: isControlled });
  if (!isControlled) return;
  const [{ controlOn }, { resetPointOf }] = await Promise.all([
    import("./control/plugin.ts"),
    import("./control/reset-point.ts"),
  ]);
  const resetPoint = control === true ? resetPointOf(storage) : control;
  await app.register(controlOn({ storage, resetPoint, onReset: choice.reset }));
}
