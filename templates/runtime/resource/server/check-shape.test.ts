import { expect, it } from "vitest";
import { findingGround } from "./check-shape.js";
import type { AnswerType, Finding, InputGrounds, ShapeTable } from "./table.js";

const finding = (...path: readonly string[]): Finding => ({ code: "invalid", message: "", path });
const shapes: ShapeTable = {
  Room: { open: false, fields: { size: "integer" }, grounds: { size: "D-001" }, ground: "D-002" },
};
const grounds = (is: AnswerType): InputGrounds => ({
  fields: { room: { is, missing: "D-003" } },
});

it.each([
  ["a member", ["room", "size"], "D-001"],
  ["a member that the shape does not have", ["room", "colour"], "D-002"],
])("the ground of %s is that of the shape", (_, path, ground) => {
  const value = { room: { size: "x" } };
  for (const is of [{ shape: "Room" }, { anyOf: ["string", { shape: "Room" }] }] as const)
    expect(findingGround(grounds(is), finding(...path), value, "json", shapes)).toBe(ground);
});

it.each([null, "room", 1])("a field of %j is missing", (value) => {
  expect(findingGround(grounds("string"), finding("room"), value, "json", shapes)).toBe("D-003");
});
