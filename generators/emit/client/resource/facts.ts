import { needsKey } from "../../../model/operations.ts";
import type { Operation, RequestHeader, ResourceService } from "../../../model/resource.ts";
import { readableResponses } from "../../../naming/readable-responses.ts";
import { defaultUrl } from "../../../naming/paths.ts";

/**
 * Returns the text between the date and the time of a `Date` and the text after the time. It prefers a declared format
 * to the second with an offset. Without a declared format, it uses the ISO format of JavaScript.
 */
export function dateTimeForm({ timestamps }: ResourceService): readonly [string, string] {
  const forms = (timestamps?.value ?? []).flatMap((form) => {
    const [, before, after] = /^YYYY-MM-DD(.)hh:mm:ss(.*)$/.exec(form) ?? [];
    return before === undefined ? [] : [[before, after!] as const];
  });
  return forms.find(([, after]) => after !== "") ?? forms[0] ?? ["T", "Z"];
}

/** Returns whether a client needs no options: its address is known, and it needs no key. */
export function takesNothing(service: ResourceService): boolean {
  return defaultUrl(service) !== undefined && !needsKey(service);
}

export function hasForms({ resources }: ResourceService): boolean {
  return resources.some((resource) => readableResponses(resource) !== undefined);
}

/** Returns whether any call must name a tenant if its client does not. */
export function needsTenant({ tenant, resources }: ResourceService): boolean {
  return tenant !== undefined && resources.some(({ operations }) => operations.some(isOfTenant));
}

export function isOfTenant({ tenant }: Operation): boolean {
  return tenant === "required";
}

/** Header fields of requests for which a call has an option. */
export type Condition = "idempotency-key" | "if-match";

const conditions: readonly string[] = ["idempotency-key", "if-match"] satisfies readonly Condition[];

export function isCondition({ name }: RequestHeader): boolean {
  return conditions.includes(name.toLowerCase());
}

export function conditionHeader({ headers }: Operation, condition: Condition): RequestHeader | undefined {
  return headers.find(({ name }) => name.toLowerCase() === condition);
}
