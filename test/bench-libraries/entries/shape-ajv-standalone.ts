// Written by bench.ts before this file is bundled.
import * as validators from "ajv-standalone";
import type { Entry } from "../entry.ts";

export const entry: Entry =
  ({ files }) =>
  () =>
    `${files.filter(({ schema, data }) => !validators[schema]!(data)).length} faults`;
