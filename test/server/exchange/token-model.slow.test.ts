import { it } from "vitest";
import { seeds } from "../../support/random.ts";
import { followStates } from "./token-model.ts";

it(`tokens follow the state machine of the spec in ${50 * seeds} sequences`, async () =>
  void (await followStates(50 * seeds)));
