// The JSON Schemas of categories. Generated: change the spec instead.
import type { CategoriesParameters } from "../../query/categories.js";
import type { DescribedSchema } from "../../runtime/resource/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standard: DescribedSchema<CategoriesParameters, CategoriesParameters>;
