// The JSON Schemas of updatePagingGroup. Generated: change the spec instead.
import type {
  DecodedUpdatePagingGroupRequest,
  UpdatePagingGroupHeaders,
  UpdatePagingGroupParameters,
  UpdatePagingGroupRequest,
} from "../../exchange/updatePagingGroup.js";
import type { DescribedSchema } from "../../runtime/resource/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standard: DescribedSchema<UpdatePagingGroupRequest, DecodedUpdatePagingGroupRequest>;

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standardParameters: DescribedSchema<UpdatePagingGroupParameters, UpdatePagingGroupParameters>;

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standardHeaders: DescribedSchema<UpdatePagingGroupHeaders, UpdatePagingGroupHeaders>;
