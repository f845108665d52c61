// The check of requests of query. Generated: change the spec instead.
import { decodeRequest } from "@kiln/validators/query";
import { validator } from "../runtime/query/client/validate.js";

export { ValidationError } from "../runtime/http/client/validation-error.js";

export const validate = /* @__PURE__ */ validator(decodeRequest);
