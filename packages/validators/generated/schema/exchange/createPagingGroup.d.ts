// The JSON Schemas of createPagingGroup. Generated: change the spec instead.
import type {
  CreatePagingGroupHeaders,
  CreatePagingGroupParameters,
  CreatePagingGroupRequest,
  DecodedCreatePagingGroupRequest,
} from "../../exchange/createPagingGroup.js";
import type { DescribedSchema } from "../../runtime/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, which is a Standard JSON Schema too: of what it takes (`input`) and gives (`output`). */
export declare const standard: DescribedSchema<CreatePagingGroupRequest, DecodedCreatePagingGroupRequest>;

/** The Standard Schema of the same name without `schema/` in the path, which is a Standard JSON Schema too: of what it takes (`input`) and gives (`output`). */
export declare const standardParameters: DescribedSchema<CreatePagingGroupParameters, CreatePagingGroupParameters>;

/** The Standard Schema of the same name without `schema/` in the path, which is a Standard JSON Schema too: of what it takes (`input`) and gives (`output`). */
export declare const standardHeaders: DescribedSchema<CreatePagingGroupHeaders, CreatePagingGroupHeaders>;
