// The JSON Schemas of createPagingGroup. Generated: change the spec instead.
import type {
  CreatePagingGroupHeaders,
  CreatePagingGroupParameters,
  CreatePagingGroupRequest,
  DecodedCreatePagingGroupRequest,
} from "../../exchange/createPagingGroup.js";
import type { DescribedSchema } from "../../runtime/resource/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standard: DescribedSchema<CreatePagingGroupRequest, DecodedCreatePagingGroupRequest>;

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standardParameters: DescribedSchema<CreatePagingGroupParameters, CreatePagingGroupParameters>;

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standardHeaders: DescribedSchema<CreatePagingGroupHeaders, CreatePagingGroupHeaders>;
