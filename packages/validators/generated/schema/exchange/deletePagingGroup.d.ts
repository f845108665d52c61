// The JSON Schemas of deletePagingGroup. Generated: change the spec instead.
import type { DeletePagingGroupHeaders, DeletePagingGroupParameters } from "../../exchange/deletePagingGroup.js";
import type { DescribedSchema } from "../../runtime/resource/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standardParameters: DescribedSchema<DeletePagingGroupParameters, DeletePagingGroupParameters>;

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standardHeaders: DescribedSchema<DeletePagingGroupHeaders, DeletePagingGroupHeaders>;
