import { expect, test } from "vitest";
import { stem, wordsOf } from "./search.js";

test.each([
  ["link", "links", "linked", "linking"],
  ["use", "uses", "used", "using"],
  ["create", "creates", "created", "creating"],
  ["log", "logs", "logged", "logging"],
  ["category", "categories"],
  ["block", "blocks", "blocked"],
])("the forms of %s have one stem", (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each(["red", "ring", "feed", "status", "need", "string", "news"])("%s is no form of another word", (word) => {
  expect(["r", "fe", "ne", "statu", "str"]).not.toContain(stem(word));
});

test("names in camel case fall apart", () => {
  expect(wordsOf("createPagingGroup, pa_name")).toEqual(["create", "paging", "group", "pa", "name"]);
});
