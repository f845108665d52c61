import { it } from "vitest";
import { followStates } from "./token-model.ts";

it("tokens follow the state machine of the spec in a hundred and fifty sequences", async () =>
  void (await followStates(150)));
