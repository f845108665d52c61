import { factOr } from "./fact.ts";
import { same } from "./same.ts";

/** The code that answers one fault, where there is one. */
export const replacedError = factOr<string>("error-replaced", "error-replaced", same("error-replaced"));
