// Responses of Exchange Management API. Generated: change the spec instead.
import { answerFindings, readerOf } from "../runtime/answers/exchange.js";

const readers = {
  .../* @__PURE__ */ (() => {
    const stringCheck = (value) => typeof value === "string";
    const booleanCheck = (value) => typeof value === "boolean";
    const generatedParts = {
      fields: [
        { name: "token", part: { kind: "leaf", is: stringCheck, expected: "text" }, secret: true },
        { name: "user", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "target_type", part: { kind: "leaf", is: stringCheck, expected: "text" } },
      ],
      open: true,
    };
    const resetParts = {
      fields: [
        { name: "reset", part: { kind: "leaf", is: booleanCheck, expected: "true or false" } },
        { name: "user", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "target_type", part: { kind: "leaf", is: stringCheck, expected: "text" } },
      ],
      open: true,
    };
    return {
      "POST /auth/token": /* @__PURE__ */ readerOf({ kind: "object", shape: () => generatedParts, expected: "an object" }),
      "DELETE /auth/token": /* @__PURE__ */ readerOf({ kind: "object", shape: () => resetParts, expected: "an object" }),
    };
  })(),
  .../* @__PURE__ */ (() => {
    const stringCheck = (value) => typeof value === "string";
    const integerCheck = (value) => Number.isInteger(value);
    const booleanCheck = (value) => typeof value === "boolean";
    const rowParts = {
      fields: [
        { name: "pa_id", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_te_id", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_number", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_name", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_pin", part: { kind: "leaf", is: stringCheck, expected: "text" }, secret: true },
        { name: "pa_bidirectional", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_checkinuse", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_me_id", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_manualheader", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "id", part: { kind: "leaf", is: integerCheck, expected: "a whole number" } },
        { name: "name", part: { kind: "leaf", is: stringCheck, expected: "text" } },
      ],
      open: true,
    };
    const destinationRowParts = {
      fields: [
        { name: "de_id", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "de_te_id", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "de_type_src", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "de_type_id_src", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "de_type_dst", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "de_type_id_dst", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "de_ord", part: { kind: "leaf", is: stringCheck, expected: "text" } },
      ],
      open: true,
    };
    const relatedParts = {
      fields: [
        {
          name: "destinations",
          part: {
            kind: "list",
            items: { kind: "object", shape: () => destinationRowParts, expected: "an object" },
            expected: "a list, each item an object",
          },
          optional: true,
        },
      ],
      open: true,
    };
    const detailParts = {
      fields: [
        { name: "pa_id", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_te_id", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_number", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_name", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_pin", part: { kind: "leaf", is: stringCheck, expected: "text" }, secret: true },
        { name: "pa_bidirectional", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_checkinuse", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_me_id", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "pa_manualheader", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "id", part: { kind: "leaf", is: integerCheck, expected: "a whole number" } },
        { name: "name", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "object", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        {
          name: "related",
          part: {
            kind: "union",
            members: [
              { kind: "object", shape: () => relatedParts, expected: "an object" },
              {
                kind: "list",
                items: { kind: "object", shape: () => destinationRowParts, expected: "an object" },
                expected: "a list, each item an object",
              },
            ],
            expected: "an object or a list, each item an object",
          },
        },
      ],
      open: true,
    };
    const deletedParts = {
      fields: [
        { name: "deleted", part: { kind: "leaf", is: booleanCheck, expected: "true or false" } },
        { name: "id", part: { kind: "leaf", is: integerCheck, expected: "a whole number" } },
      ],
      open: true,
    };
    return {
      "GET /paginggroups": /* @__PURE__ */ readerOf({ kind: "list", items: { kind: "object", shape: () => rowParts, expected: "an object" }, expected: "a list, each item an object" }),
      "GET /paginggroups/{object_id}": /* @__PURE__ */ readerOf({ kind: "object", shape: () => detailParts, expected: "an object" }),
      "POST /paginggroups": /* @__PURE__ */ readerOf({ kind: "object", shape: () => detailParts, expected: "an object" }),
      "PATCH /paginggroups/{object_id}": /* @__PURE__ */ readerOf({ kind: "object", shape: () => detailParts, expected: "an object" }),
      "DELETE /paginggroups/{object_id}": /* @__PURE__ */ readerOf({ kind: "object", shape: () => deletedParts, expected: "an object" }),
    };
  })(),
};

export const checkAnswer = (operation, value) => answerFindings(readers, operation, value);
