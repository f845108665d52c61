import type { KeyTransport, Operation, ResourceService } from "../../model/resource.ts";
import { knownValue, statusRemark } from "../../view/marks.ts";

/** Where a key may stand in a request: the header first, since what stands in an address ends up in logs. */
export interface KeyPlace {
  readonly in: KeyTransport["kind"];
  readonly name: string;
  /** Whether the name is documented, in words. */
  readonly remark: string;
}

const order: readonly KeyTransport["kind"][] = ["header", "bearer", "query"];

/** Those whose name is known. */
export function keyPlaces({ authentication }: ResourceService): readonly KeyPlace[] {
  const places = authentication.transports.flatMap((transport): readonly KeyPlace[] => {
    if (transport.kind === "bearer") return [{ in: "bearer", name: "Authorization", remark: "" }];
    const name = knownValue(transport.name);
    return name === undefined ? [] : [{ in: transport.kind, name, remark: statusRemark(transport.name) }];
  });
  return places.toSorted((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

/** What of the service's address a user does not give: all after its first variable. Where it has others, or none, the user gives all of it. */
export function fixedPath({ baseUrl }: ResourceService): string {
  return /^\{[^{}]+\}([^{}]*)$/.exec(knownValue(baseUrl) ?? "")?.[1]?.replace(/\/+$/, "") ?? "";
}

/**
 * What stands before the time of a Date and after it, in the form in which it is written: to the second, and with its offset, where there is
 * such a form; else as JavaScript writes it.
 */
export function momentForm({ timestamps }: ResourceService): readonly [string, string] {
  const forms = (knownValue(timestamps) ?? []).flatMap((form) => {
    const [, before, after] = /^YYYY-MM-DD(.)hh:mm:ss(.*)$/.exec(form) ?? [];
    return before === undefined ? [] : [[before, after!] as const];
  });
  return forms.find(([, after]) => after !== "") ?? forms[0] ?? ["T", "Z"];
}

/** Whether any call must name a tenant, unless its client does. */
export function needsTenant({ tenant, resources }: ResourceService): boolean {
  return tenant !== undefined && resources.some(({ operations }) => operations.some(isOfTenant));
}

export function isOfTenant({ tenant }: Operation): boolean {
  return tenant === "required";
}
