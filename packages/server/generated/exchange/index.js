// A server of Exchange Management API. Generated: change the spec instead.
import { decode as decode4, decodeParameters as decodeParameters4 } from "@kiln/validators/exchange/createPagingGroup";
import { decodeParameters as decodeParameters6 } from "@kiln/validators/exchange/deletePagingGroup";
import { decode as decode0 } from "@kiln/validators/exchange/generateLoginToken";
import { decodeParameters as decodeParameters3 } from "@kiln/validators/exchange/getPagingGroup";
import { decodeParameters as decodeParameters2 } from "@kiln/validators/exchange/listPagingGroups";
import { decode as decode1 } from "@kiln/validators/exchange/resetLoginToken";
import { decode as decode5, decodeParameters as decodeParameters5 } from "@kiln/validators/exchange/updatePagingGroup";
import { contractOf } from "../runtime/server/resource/contract.js";
import { pluginOf } from "../runtime/server/resource/plugin.js";

export { ServiceError } from "../runtime/server/resource/error.js";

const service = {
  base: "/pbx/openapi.php",
  keys: { header: "X-API-Key", bearer: "Authorization", query: "key" },
  kinds: {
    "global-full": { scope: "global", access: "full" },
    "global-read-only": { scope: "global", access: "read-only" },
    "tenant-full": { scope: "tenant", access: "full" },
    "tenant-read-only": { scope: "tenant", access: "read-only" },
  },
  mediaType: "application/json",
  tenant: { name: "tenant", missing: "tenant_required" },
  envelope: "error",
  malformed: "invalid_json",
  invalid: "invalid_request",
  errors: {
    missing_api_key: [401, "Missing API key."],
    invalid_api_key: [401, "Invalid API key."],
    admin_required: [403, "A global API key is required."],
    read_only_api_key: [403, "The API key is read-only."],
    missing_user: [400, "Missing user."],
    invalid_validity: [400, "Invalid validity."],
    user_not_found: [404, "User not found."],
    tenant_required: [400, "Tenant required."],
    missing_required_field: [400, "Missing required field."],
    api_ip_not_allowed: [403, "The API key is not allowed from this address."],
    tenant_not_found: [404, "Tenant not found."],
    invalid_json: [400, "Invalid JSON."],
    invalid_request: [400, "Invalid request."],
    object_not_found: [404, "Object not found."],
    not_found: [404, "Endpoint not found."],
    method_not_allowed: [405, "Method not allowed."],
    unsupported_media_type: [415, "Unsupported media type."],
    request_too_large: [413, "Request too large."],
    too_many_requests: [429, "Too many requests."],
    precondition_failed: [412, "The object has changed."],
    idempotency_key_reused: [422, "The idempotency key was used for another request."],
    idempotency_key_used: [409, "The request was carried out before."],
    internal_error: [500, "Internal error."],
    service_unavailable: [503, "Service unavailable."],
  },
  shapes: {
    tokens: {
      generated: { open: false, fields: { token: "string", user: "string", target_type: "string" } },
      reset: { open: false, fields: { reset: "boolean", user: "string", target_type: "string" } },
    },
    pagingGroups: {
      row: {
        open: true,
        fields: {
          pa_id: "string",
          pa_te_id: "string",
          pa_number: "string",
          pa_name: "string",
          pa_pin: "string",
          pa_bidirectional: "string",
          pa_checkinuse: "string",
          pa_me_id: "string",
          pa_manualheader: "string",
          id: "integer",
          name: "string",
        },
      },
      detail: {
        open: true,
        fields: {
          pa_id: "string",
          pa_te_id: "string",
          pa_number: "string",
          pa_name: "string",
          pa_pin: "string",
          pa_bidirectional: "string",
          pa_checkinuse: "string",
          pa_me_id: "string",
          pa_manualheader: "string",
          id: "integer",
          name: "string",
          object: "string",
          related: { anyOf: [{ shape: "related" }, { list: { shape: "destination-row" } }] },
        },
      },
      related: { open: true, optional: ["destinations"], fields: { destinations: { list: { shape: "destination-row" } } } },
      "destination-row": {
        open: true,
        fields: {
          de_id: "string",
          de_te_id: "string",
          de_type_src: "string",
          de_type_id_src: "string",
          de_type_dst: "string",
          de_type_id_dst: "string",
          de_ord: "string",
        },
      },
      deleted: { open: true, fields: { deleted: "boolean", id: "integer" } },
    },
  },
  resources: {
    tokens: {
      operations: {
        generate: {
          method: "POST",
          paths: ["/auth/token"],
          keys: ["global-full"],
          tenant: "none",
          status: 200,
          body: decode0,
          answer: { shape: "generated" },
        },
        reset: {
          method: "DELETE",
          paths: ["/auth/token"],
          keys: ["global-full"],
          tenant: "none",
          status: 200,
          body: decode1,
          answer: { shape: "reset" },
        },
      },
    },
    pagingGroups: {
      object: "paginggroup",
      operations: {
        list: {
          method: "GET",
          paths: ["/paginggroups", "/paging", "/pagings", "/paginggroup", "/intercom", "/intercoms"],
          keys: ["tenant-full", "tenant-read-only", "global-full", "global-read-only"],
          tenant: "optional",
          status: 200,
          parameters: decodeParameters2,
          answer: { list: { shape: "row" } },
        },
        get: {
          method: "GET",
          paths: [
            "/paginggroups/{object_id}",
            "/paging/{object_id}",
            "/pagings/{object_id}",
            "/paginggroup/{object_id}",
            "/intercom/{object_id}",
            "/intercoms/{object_id}",
          ],
          keys: ["tenant-full", "tenant-read-only", "global-full", "global-read-only"],
          tenant: "optional",
          status: 200,
          id: "object_id",
          parameters: decodeParameters3,
          answer: { shape: "detail" },
          versioned: true,
        },
        create: {
          method: "POST",
          paths: ["/paginggroups", "/paging", "/pagings", "/paginggroup", "/intercom", "/intercoms"],
          keys: ["tenant-full", "global-full"],
          tenant: "required",
          status: 201,
          parameters: decodeParameters4,
          body: decode4,
          answer: { shape: "detail" },
          versioned: true,
        },
        update: {
          method: "PATCH",
          paths: [
            "/paginggroups/{object_id}",
            "/paging/{object_id}",
            "/pagings/{object_id}",
            "/paginggroup/{object_id}",
            "/intercom/{object_id}",
            "/intercoms/{object_id}",
          ],
          keys: ["tenant-full", "global-full"],
          tenant: "required",
          status: 200,
          id: "object_id",
          parameters: decodeParameters5,
          body: decode5,
          answer: { shape: "detail" },
          versioned: true,
          current: "get",
        },
        delete: {
          method: "DELETE",
          paths: [
            "/paginggroups/{object_id}",
            "/paging/{object_id}",
            "/pagings/{object_id}",
            "/paginggroup/{object_id}",
            "/intercom/{object_id}",
            "/intercoms/{object_id}",
          ],
          keys: ["tenant-full", "global-full"],
          tenant: "required",
          status: 200,
          id: "object_id",
          parameters: decodeParameters6,
          answer: { shape: "deleted" },
          current: "get",
        },
      },
    },
  },
};

export const exchangePlugin = (handlers, options) => pluginOf(service, handlers, options);
export const exchangeContract = (options) => contractOf(service, options);
