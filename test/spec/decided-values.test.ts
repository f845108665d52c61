import { expect, it } from "vitest";
import { compiledSpec } from "../support/emit.ts";
import { decidedFaults, decidedValues } from "./decided-values.ts";

const model = compiledSpec().model ?? expect.fail("The spec has errors.");

it("has the decided statuses, codes, names and numbers that its decisions name", () => {
  const faults = decidedFaults(model);
  expect(faults, faults.join("\n")).toEqual([]);
});

it("finds these in the errors, operations and wires of both services", () => {
  const of = decidedValues(model).map((one) => one.of);
  for (const name of ["missing_user", "badvalue", "listPagingGroups"])
    expect(of).toContain(`the HTTP status of ${name}`);
  for (const file of ["exchange/service", "query/service"])
    expect(of.join("\n")).toContain(`spec/${file}.yaml, character`);
});
