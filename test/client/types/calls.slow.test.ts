import { expect, test } from "vitest";
import { queryService } from "../../validators/service.ts";
import { badValues, callOf, goodValues, namedOf, needed, rivals } from "./calls.ts";
import { refused } from "./program.ts";

const service = queryService();

test("every parameter of every module takes each of its forms", () => {
  const calls = service.modules.flatMap((module) =>
    namedOf(service, module).flatMap(({ parameter, name }) => {
      const others = Object.entries(needed(service, module)).filter(([other]) => !rivals(module, name).includes(other));
      return goodValues(service, parameter).map((value) =>
        callOf(service, module, { ...Object.fromEntries(others), [name]: value }),
      );
    }),
  );
  expect(calls.length).toBeGreaterThan(1000);
  expect(refused(calls)).toEqual(new Map());
});

test("every parameter of every module refuses what is not its type", () => {
  const calls = service.modules.flatMap((module) =>
    namedOf(service, module).flatMap(({ parameter, name }) =>
      badValues(service, parameter).map((value) =>
        callOf(service, module, { ...needed(service, module), [name]: value }),
      ),
    ),
  );
  const wrong = refused(calls);
  expect(calls.length).toBeGreaterThan(1000);
  expect(calls.filter((call) => !wrong.has(call))).toEqual([]);
});
