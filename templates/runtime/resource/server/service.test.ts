import { describe, expect, test } from "vitest";
import { answerStored, storedAnswer } from "./run-operation.js";
import { answerGiven, answersOf } from "./service.js";

const one = {
  name: "rooms.get",
  method: "GET",
  paths: ["/rooms"],
  tenant: "none",
  status: 200,
  answer: "any",
} as const;
const several = { ...one, others: [{ status: 202, answer: "string" }, { status: 204 }] } as const;

describe("what a handler returns", () => {
  test("is the content itself if there is a single response", () => {
    expect(answerGiven(one, { status: 202, data: 1 })).toEqual([one, { status: 202, data: 1 }]);
  });
  test("selects one of several responses", () => {
    expect(
      answersOf(several).map(
        (_, index) => answerGiven(several, { status: [200, 202, 204][index], data: index })[0].status,
      ),
    ).toEqual([200, 202, 204]);
    expect(answerGiven(several, { status: 204 })).toEqual([{ status: 204 }, undefined]);
  });
  test("is rejected if the operation does not have its status", () => {
    expect(() => answerGiven(several, { status: 201, data: 1 })).toThrow(
      "The handler of rooms.get returned the status 201: the operation has 200, 202, 204.",
    );
  });
});

test.each([
  { text: "", headers: {}, status: 204 },
  { text: '"a"', headers: {}, status: 202 },
  { text: "[1]", headers: { etag: '"1"' }, status: 200 },
  { text: "[1]", headers: {}, status: undefined },
])("a response is stored and repeated with its status: %o", (response) => {
  expect(answerStored(storedAnswer(response))).toEqual(response);
});
