// The check of requests of Exchange Management API. Generated: change the spec instead.
import {
  decode as createPagingGroupBody,
  decodeParameters as createPagingGroupParameters,
} from "@kiln/validators/exchange/createPagingGroup";
import { decodeParameters as deletePagingGroupParameters } from "@kiln/validators/exchange/deletePagingGroup";
import { decode as generateLoginTokenBody } from "@kiln/validators/exchange/generateLoginToken";
import { decodeParameters as getPagingGroupParameters } from "@kiln/validators/exchange/getPagingGroup";
import { decodeParameters as listPagingGroupsParameters } from "@kiln/validators/exchange/listPagingGroups";
import { decode as resetLoginTokenBody } from "@kiln/validators/exchange/resetLoginToken";
import {
  decode as updatePagingGroupBody,
  decodeParameters as updatePagingGroupParameters,
} from "@kiln/validators/exchange/updatePagingGroup";
import { requestValidator } from "../runtime/resource/client/validate-request.js";

export { ValidationError } from "../runtime/http/client/validation-error.js";

export const validate = /* @__PURE__ */ requestValidator({
  "POST /auth/token": { body: generateLoginTokenBody },
  "DELETE /auth/token": { body: resetLoginTokenBody },
  "GET /paginggroups": { parameters: listPagingGroupsParameters },
  "GET /paginggroups/{object_id}": { parameters: getPagingGroupParameters },
  "POST /paginggroups": { body: createPagingGroupBody, parameters: createPagingGroupParameters },
  "PATCH /paginggroups/{object_id}": { body: updatePagingGroupBody, parameters: updatePagingGroupParameters },
  "DELETE /paginggroups/{object_id}": { parameters: deletePagingGroupParameters },
}, [" ", "Z"]);
