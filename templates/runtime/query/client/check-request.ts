import { isDevelopment } from "#environment";
import { nearName, isRecord, shownValue } from "../../http/client/refuse-option.js";
import { refusal } from "./errors.js";
import type { Data } from "./results.js";
import type { ModuleGroups } from "./table.js";

/* Checks arguments of untyped callers. Each failure is reported in one sentence before anything is sent. */

/** Rejects a value that is not an object. `what` names the value, and `example` shows a valid one. */
export function checkRecord(what: string, value: unknown, example: string): asserts value is Data {
  if (!isDevelopment) return;
  if (!isRecord(value))
    throw refusal("invalid-request", `${what} takes an object, such as ${example}, not ${shownValue(value)}`);
}

/** Rejects invalid arguments of a call for one module. */
export function checkCallOf(group: string, name: unknown, parameters: unknown): void {
  if (!isDevelopment) return;
  if (typeof name !== "string")
    throw refusal("invalid-request", `${group} takes the name of a module first, not ${shownValue(name)}`);
  checkRecord(`${group}: ${name}`, parameters, "{} for no parameters");
}

/** Rejects a module that is not in its group. If `groups` does not contain the group, any module is accepted. */
export function checkModule(groups: ModuleGroups, group: string, name: string): void {
  if (!isDevelopment) return;
  const inGroup = groups[group] === undefined ? Object.values(groups) : [groups[group]];
  if (inGroup.some((modules) => Object.hasOwn(modules, name))) return;
  const others = Object.keys(groups).filter((other) => Object.hasOwn(groups[other]!, name));
  const meant = nearName(
    name,
    inGroup.flatMap((modules) => Object.keys(modules)),
  );
  const remedy = others[0] ? `; it is in ${others[0]}` : meant ? `; did you mean ${meant}?` : "";
  throw refusal("unknown-module", `${group} has no module ${name}${remedy}`);
}
