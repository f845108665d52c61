// Responses of Office. Generated: change the spec instead.
import { answerFindings, readerOf } from "../runtime/answers/office.js";

const readers = {
  .../* @__PURE__ */ (() => {
    const integerCheck = (value) => Number.isInteger(value);
    const stringCheck = (value) => typeof value === "string";
    const rowParts = {
      fields: [
        { name: "ro_id", part: { kind: "leaf", is: integerCheck, expected: "a whole number" } },
        { name: "ro_name", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "ro_seats", part: { kind: "leaf", is: integerCheck, expected: "a whole number" } },
      ],
      open: true,
    };
    const problemParts = {
      fields: [
        { name: "title", part: { kind: "leaf", is: stringCheck, expected: "text" } },
        { name: "detail", part: { kind: "leaf", is: stringCheck, expected: "text" }, optional: true },
      ],
      open: true,
    };
    return {
      "GET /rooms/{object_id}": /* @__PURE__ */ readerOf({ kind: "object", shape: () => rowParts, expected: "an object" }),
      "GET /rooms/{object_id} 404": /* @__PURE__ */ readerOf({ kind: "object", shape: () => problemParts, expected: "an object" }),
      "GET /rooms/{object_id} default": /* @__PURE__ */ readerOf({ kind: "list", items: { kind: "leaf", is: stringCheck, expected: "text" }, expected: "a list, each item text" }),
      "POST /rooms": /* @__PURE__ */ readerOf({ kind: "object", shape: () => rowParts, expected: "an object" }),
    };
  })(),
};

export const checkAnswer = (operation, value) => answerFindings(readers, operation, value);
