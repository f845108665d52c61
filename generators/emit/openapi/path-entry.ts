import type { JsonObject } from "../../codegen/json.ts";

/** A path of a document, and the tag of its operations. */
export interface PathEntry {
  readonly path: string;
  readonly item: JsonObject;
  readonly tag: string;
}

export const combinedTag = "Combined queries";
