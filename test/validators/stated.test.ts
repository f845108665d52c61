import { afterAll, describe, expect, test } from "vitest";
import { queryValidators } from "./package.ts";
import { queryService } from "./service.ts";
import { statedFaults, type Fault } from "./stated-faults.ts";

const service = queryService();
const { module } = await queryValidators();

describe("what the spec states of a module, its decoder holds", () => {
  let count = 0;

  test.each(service.modules.map((one) => [one.name, one] as const))("%s", (name, subject) => {
    const faults = statedFaults(service, subject);
    count += faults.length;
    expect(faults.flatMap((fault) => unheard(name, subject.prefix, fault))).toEqual([]);
  });

  afterAll(() => expect(count).toBeGreaterThan(1000));
});

/** Returns the fault if the decoder does not report it correctly. */
function unheard(name: string, prefix: string, { what, request, options, code, parameter }: Fault): readonly string[] {
  const wire = Object.fromEntries(
    Object.entries(request).map(([key, value]) => [`${options.generator ? "g" : ""}${prefix}${key}`, value]),
  );
  const { errors = [], warnings } = module(name).decode(wire, { all: true, ...options });
  const found = [...errors, ...warnings];
  if (found.some((one) => one.code === code && (parameter === undefined || one.parameter === parameter))) return [];
  return [
    `${what}: ${JSON.stringify(wire)} is not ${code} but ${found.map((one) => `${one.code} ${one.parameter ?? ""}`).join(", ") || "ok"}`,
  ];
}
