// The shapes of samples of Exchange Management API. Generated: change the spec instead.

export const loginTokenGeneratedShape = {
  name: "LoginTokenGenerated",
  fields: {
    token: { type: { kind: "text" }, example: "..." },
    user: { type: { kind: "text" }, example: "100" },
    target_type: { type: { kind: "text" }, example: "WEBPASSWORD" },
  },
};

export const loginTokenResetShape = {
  name: "LoginTokenReset",
  fields: {
    reset: { type: { kind: "boolean" }, example: true },
    user: { type: { kind: "text" }, example: "100" },
    target_type: { type: { kind: "text" }, example: "WEBPASSWORD" },
  },
};

export const pagingGroupRowShape = {
  name: "PagingGroupRow",
  open: true,
  names: {
    number: "pa_number",
    pin: "pa_pin",
    bidirectional: "pa_bidirectional",
    checkinuse: "pa_checkinuse",
    mediafile_id: "pa_me_id",
    manualheader: "pa_manualheader",
  },
  fields: {
    pa_id: { type: { kind: "text" }, example: "12" },
    pa_te_id: { type: { kind: "text" }, example: "3" },
    pa_number: { type: { kind: "text" }, example: "830" },
    pa_name: { type: { kind: "text" }, example: "Docs API Paging Group" },
    pa_pin: { type: { kind: "text" }, example: "1234" },
    pa_bidirectional: { type: { kind: "text" }, example: "no" },
    pa_checkinuse: { type: { kind: "text" }, example: "" },
    pa_me_id: { type: { kind: "text" }, example: "0" },
    pa_manualheader: { type: { kind: "text" }, example: "" },
    id: { type: { kind: "number", whole: true }, same: "pa_id", example: 12 },
    name: { type: { kind: "text" }, same: "pa_name", example: "Docs API Paging Group" },
  },
};

export const pagingGroupDetailShape = {
  name: "PagingGroupDetail",
  open: true,
  names: {
    number: "pa_number",
    pin: "pa_pin",
    bidirectional: "pa_bidirectional",
    checkinuse: "pa_checkinuse",
    mediafile_id: "pa_me_id",
    manualheader: "pa_manualheader",
  },
  fields: {
    pa_id: { type: { kind: "text" }, example: "12" },
    pa_te_id: { type: { kind: "text" }, example: "3" },
    pa_number: { type: { kind: "text" }, example: "830" },
    pa_name: { type: { kind: "text" }, example: "Docs API Paging Group" },
    pa_pin: { type: { kind: "text" }, example: "1234" },
    pa_bidirectional: { type: { kind: "text" }, example: "no" },
    pa_checkinuse: { type: { kind: "text" }, example: "" },
    pa_me_id: { type: { kind: "text" }, example: "0" },
    pa_manualheader: { type: { kind: "text" }, example: "" },
    id: { type: { kind: "number", whole: true }, same: "pa_id", example: 12 },
    name: { type: { kind: "text" }, same: "pa_name", example: "Docs API Paging Group" },
    object: { type: { kind: "text" }, example: "paginggroup" },
    related: {
      type: {
        kind: "union",
        members: [
          { kind: "shape", shape: () => pagingGroupRelatedShape },
          { kind: "list", items: { kind: "shape", shape: () => pagingGroupDestinationRowShape } },
        ],
      },
    },
  },
};

export const pagingGroupRelatedShape = {
  name: "PagingGroupRelated",
  open: true,
  fields: { destinations: { type: { kind: "list", items: { kind: "shape", shape: () => pagingGroupDestinationRowShape } }, optional: true } },
};

export const pagingGroupDestinationRowShape = {
  name: "PagingGroupDestinationRow",
  open: true,
  fields: {
    de_id: { type: { kind: "text" }, example: "57" },
    de_te_id: { type: { kind: "text" }, example: "3" },
    de_type_src: { type: { kind: "text" }, example: "PAGING" },
    de_type_id_src: { type: { kind: "text" }, example: "12" },
    de_type_dst: { type: { kind: "text" }, example: "EXT" },
    de_type_id_dst: { type: { kind: "text" }, example: "100" },
    de_ord: { type: { kind: "text" }, example: "0" },
  },
};

export const pagingGroupDeletedShape = {
  name: "PagingGroupDeleted",
  open: true,
  fields: { deleted: { type: { kind: "boolean" }, example: true }, id: { type: { kind: "number", whole: true }, example: 12 } },
};
