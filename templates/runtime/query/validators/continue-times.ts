import type { Field } from "./continues.js";
import { secondsOf } from "./timestamps.js";

/**
 * Fourteen digits that are a time. A file of its own, because few modules have them and the forms of times are long.
 */
export const continueTime: Field = (text) => /^\d{14}$/.test(text) && secondsOf(text) >= -62167219200;
