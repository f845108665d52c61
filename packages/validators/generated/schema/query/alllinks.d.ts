// The JSON Schemas of alllinks. Generated: change the spec instead.
import type { AlllinksParameters } from "../../query/alllinks.js";
import type { DescribedSchema } from "../../runtime/resource/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standard: DescribedSchema<AlllinksParameters, AlllinksParameters>;
