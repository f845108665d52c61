import { parseDocument } from "yaml";
import type { Entry } from "../entry.ts";

/** Its nodes have ranges, just as Kiln's have places. */
export const entry: Entry =
  ({ files }) =>
  () => {
    const errors = files.flatMap(({ text }) => parseDocument(text, { prettyErrors: false }).errors);
    return `${errors.length} errors`;
  };
