// The JSON Schemas of blocks. Generated: change the spec instead.
import type { BlocksParameters } from "../../query/blocks.js";
import type { DescribedSchema } from "../../runtime/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, which is a Standard JSON Schema too: of what it takes (`input`) and gives (`output`). */
export declare const standard: DescribedSchema<BlocksParameters, BlocksParameters>;
