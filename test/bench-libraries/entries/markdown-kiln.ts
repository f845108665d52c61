import { inlineText } from "../../../generators/codegen/markdown.ts";
import type { Entry } from "../entry.ts";

export const entry: Entry =
  ({ sentences }) =>
  () =>
    `${sentences.map(inlineText).filter((text) => text !== "").length} texts`;
