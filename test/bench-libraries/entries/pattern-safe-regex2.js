import safeRegex from "safe-regex2";
import { foundBy } from "../found.ts";

export const entry = (work) => () => foundBy((pattern) => !safeRegex(new RegExp(pattern, "u")), work);
