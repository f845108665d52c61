// Conversions of responses of Exchange Management API. Generated: change the spec instead.
import { readable, toWire } from "../runtime/resource/client/convert.js";

export const pagingGroupFromWire = /* @__PURE__ */ readable(
  ["pa_number", "number"],
  ["pa_pin", "pin"],
  ["pa_bidirectional", "bidirectional"],
  ["pa_checkinuse", "checkinuse"],
  ["pa_me_id", "mediafile_id"],
  ["pa_manualheader", "manualheader"],
  ["related", "related", "destinations"],
);

export const pagingGroupToWire = /* @__PURE__ */ toWire(
  {
    number: "pa_number",
    pin: "pa_pin",
    bidirectional: "pa_bidirectional",
    checkinuse: "pa_checkinuse",
    mediafile_id: "pa_me_id",
    manualheader: "pa_manualheader",
  },
  ["pa_id", "id", "number"],
  ["pa_name", "name"],
);
