// The table of the mock of Exchange Management API. Generated: change the spec instead.
import {
  loginTokenGeneratedShape,
  loginTokenResetShape,
  pagingGroupDeletedShape,
  pagingGroupDetailShape,
  pagingGroupRowShape,
} from "./shapes-of-samples.js";

export const mock = {
  resources: {
    tokens: {
      operations: {
        generate: {
          does: "other",
          key: "POST /auth/token",
          answers: [{ status: 200, type: { kind: "shape", shape: () => loginTokenGeneratedShape } }],
          notFound: "user_not_found",
        },
        reset: {
          does: "other",
          key: "DELETE /auth/token",
          answers: [{ status: 200, type: { kind: "shape", shape: () => loginTokenResetShape } }],
          notFound: "user_not_found",
        },
      },
    },
    pagingGroups: {
      object: pagingGroupDetailShape,
      id: "pa_id",
      destinations: {
        object: "destinations",
        at: ["related", "destinations"],
        type: "de_type_dst",
        id: "de_type_id_dst",
        slot: "de_type_src",
        owner: "de_type_id_src",
        order: "de_ord",
        emptyList: true,
      },
      unset: { pa_pin: "", pa_checkinuse: "", pa_manualheader: "" },
      operations: {
        list: {
          does: "list",
          key: "GET /paginggroups",
          answers: [{ status: 200, type: { kind: "list", items: { kind: "shape", shape: () => pagingGroupRowShape } } }],
          notFound: "user_not_found",
          list: {
            filters: {
              pa_name: "pa_name",
              name: "pa_name",
              pa_number: "pa_number",
              number: "pa_number",
              pa_bidirectional: "pa_bidirectional",
              bidirectional: "pa_bidirectional",
              pa_checkinuse: "pa_checkinuse",
              checkinuse: "pa_checkinuse",
              pa_me_id: "pa_me_id",
              mediafile_id: "pa_me_id",
              pa_manualheader: "pa_manualheader",
              manualheader: "pa_manualheader",
            },
            limit: ["limit", undefined],
            after: "after",
            isLinked: true,
          },
        },
        get: {
          does: "get",
          key: "GET /paginggroups/{object_id}",
          answers: [{ status: 200, type: { kind: "shape", shape: () => pagingGroupDetailShape } }],
          notFound: "object_not_found",
        },
        create: {
          does: "create",
          key: "POST /paginggroups",
          answers: [{ status: 201, type: { kind: "shape", shape: () => pagingGroupDetailShape } }],
          notFound: "user_not_found",
        },
        update: {
          does: "update",
          key: "PATCH /paginggroups/{object_id}",
          answers: [{ status: 200, type: { kind: "shape", shape: () => pagingGroupDetailShape } }],
          notFound: "object_not_found",
        },
        delete: {
          does: "delete",
          key: "DELETE /paginggroups/{object_id}",
          answers: [{ status: 200, type: { kind: "shape", shape: () => pagingGroupDeletedShape } }],
          notFound: "object_not_found",
        },
      },
    },
  },
};
