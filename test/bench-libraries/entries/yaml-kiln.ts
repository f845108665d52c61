import { parse } from "../../../generators/load/parse.ts";
import type { Entry } from "../entry.ts";

export const entry: Entry =
  ({ files }) =>
  () =>
    `${files.filter(({ file, text }) => parse(file, text).root === undefined).length} errors`;
