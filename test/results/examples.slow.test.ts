import { test } from "vitest";
import { expectMutantsNotToFit, expectToFit, randomExchanges } from "./fit.ts";

const exchanges = randomExchanges(6, 20);

test("responses to more than a thousand random requests fit", () => expectToFit(exchanges));

test("and their mutants do not", () => expectMutantsNotToFit(exchanges));
