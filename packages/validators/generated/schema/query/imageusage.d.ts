// The JSON Schemas of imageusage. Generated: change the spec instead.
import type { ImageusageParameters } from "../../query/imageusage.js";
import type { DescribedSchema } from "../../runtime/resource/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standard: DescribedSchema<ImageusageParameters, ImageusageParameters>;
