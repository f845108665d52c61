// The JSON Schemas of listPagingGroups. Generated: change the spec instead.
import type { DecodedListPagingGroupsParameters, ListPagingGroupsParameters } from "../../exchange/listPagingGroups.js";
import type { DescribedSchema } from "../../runtime/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, which is a Standard JSON Schema too: of what it takes (`input`) and gives (`output`). */
export declare const standardParameters: DescribedSchema<ListPagingGroupsParameters, DecodedListPagingGroupsParameters>;
