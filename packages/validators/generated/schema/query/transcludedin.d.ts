// The JSON Schemas of transcludedin. Generated: change the spec instead.
import type { TranscludedinParameters } from "../../query/transcludedin.js";
import type { DescribedSchema } from "../../runtime/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, which is a Standard JSON Schema too: of what it takes (`input`) and gives (`output`). */
export declare const standard: DescribedSchema<TranscludedinParameters, TranscludedinParameters>;
