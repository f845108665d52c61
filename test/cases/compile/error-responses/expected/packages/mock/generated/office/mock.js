// The table of the mock of Office. Generated: change the spec instead.
import { roomProblemShape, roomRowShape } from "./shapes-of-samples.js";

export const mock = {
  resources: {
    rooms: {
      object: roomRowShape,
      id: "ro_id",
      operations: {
        get: {
          does: "get",
          key: "GET /rooms/{object_id}",
          answers: [{ status: 200, type: { kind: "shape", shape: () => roomRowShape } }],
          errors: {
            "304": {},
            "404": { type: { kind: "shape", shape: () => roomProblemShape }, headers: { "X-Reason": { type: { kind: "text" } } } },
            "429": { media: { mediaType: "text/plain" } },
            default: { type: { kind: "list", items: { kind: "text" } } },
          },
          notFound: "no-room",
        },
        create: {
          does: "create",
          key: "POST /rooms",
          answers: [{ status: 201, type: { kind: "shape", shape: () => roomRowShape } }],
          notFound: "no-room",
        },
      },
    },
  },
};
