import { expect, it } from "vitest";
import { followStates } from "./token-model.ts";
import { transitions } from "./token-states.ts";

it("tokens follow the state machine of the spec, and every transition of it is seen", async () => {
  const taken = await followStates(6, 1);
  expect(transitions.filter((one) => !taken.has(one))).toEqual([]);
});
