// The JSON Schemas of generateLoginToken. Generated: change the spec instead.
import type {
  DecodedGenerateLoginTokenRequest,
  GenerateLoginTokenHeaders,
  GenerateLoginTokenRequest,
} from "../../exchange/generateLoginToken.js";
import type { DescribedSchema } from "../../runtime/resource/validators/described-schema.js";

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standard: DescribedSchema<GenerateLoginTokenRequest, DecodedGenerateLoginTokenRequest>;

/** The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`. */
export declare const standardHeaders: DescribedSchema<GenerateLoginTokenHeaders, GenerateLoginTokenHeaders>;
