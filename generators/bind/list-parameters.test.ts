import { expect, test } from "vitest";
import { compile } from "../compile.ts";
import { loadSources } from "../load/load.ts";
import type { QueryParameter } from "../model/resource.ts";

const project = `
project: pets
language: 3
packageScope: '@pets'
version: 1.0.0
license: MIT
contact: The owners
nodeRange: '>=20'
`;

const service = `
service: pets
kind: resource
title: Pets
summary: Pets.
description: Pets.
version: 1.0.0
baseUrl: https://pets.example
mediaType: application/json
errorBody: {}
`;

function resource(fields: string, response: string, list: string): string {
  return `
resource: pet
title: Pet
description: A pet.
path: /pets
fields: ${fields}
shapes: { row: { title: A pet, fields: ${response} } }
operations:
  list:
    operationId: listPets
    summary: List pets
    method: GET
    path: /pets
    list: ${list}
    response: { httpStatus: 200, body: { list: { shape: row } } }
`;
}

function parametersOf(fields: string, response: string, list: string): readonly QueryParameter[] {
  const sources = new Map([
    ["spec/project.yaml", project],
    ["spec/decisions.yaml", "{}"],
    ["spec/pets/service.yaml", service],
    ["spec/pets/errors.yaml", "{}"],
    ["spec/pets/resources/pet.yaml", resource(fields, response, list)],
  ]);
  const { model, diagnostics } = compile(loadSources(sources), []);
  expect(diagnostics).toEqual([]);
  const [pets] = model!.services;
  return pets?.kind === "resource" ? pets.resources[0]!.operations[0]!.query : [];
}

function sorts(parameters: readonly QueryParameter[]): readonly string[] {
  return parameters.flatMap(({ type }) => {
    if (type.status === "unknown" || type.value.kind !== "list" || type.value.items.kind !== "enum") return [];
    const { values } = type.value.items;
    return values.kind === "inline" ? values.values.map(({ value }) => value) : [];
  });
}

test("a list of objects without fields of requests is filtered and sorted by the fields of its items", () => {
  const [sort, filter] = parametersOf(
    "{}",
    "{ age: integer }",
    "{ filter: { fields: [age] }, sort: { fields: [age] } }",
  );
  expect(filter).toMatchObject({
    name: "age",
    aliases: [],
    type: { value: { kind: "integer" } },
    role: { kind: "filter", field: "age" },
  });
  expect(sorts([sort!])).toEqual(["age", "-age"]);
});

test("a filter has the names of the field, and its type in the response", () => {
  const field = "{ age: { aliases: [years], type: { type: integer, minimum: 1 }, description: How old. } }";
  expect(parametersOf(field, "{ age: string }", "{ filter: { fields: [age] } }")).toMatchObject([
    { name: "age", aliases: ["years"], type: { value: { kind: "string" } } },
  ]);
});

test("a sort prefers an alias to the name of the field, and a name in the response to both", () => {
  const field = "{ pe_age: { aliases: [age], type: integer, description: How old. } }";
  const list = "{ sort: { fields: [pe_age] } }";
  expect(sorts(parametersOf(field, "{ pe_age: integer, age: integer }", list))).toEqual(["age", "-age"]);
  expect(sorts(parametersOf(field, "{ pe_age: integer }", list))).toEqual(["pe_age", "-pe_age"]);
});

test("a sort does not use the old name of a field", () => {
  const field = "{ age: { aliases: [pe_age], type: integer, description: How old. } }";
  expect(sorts(parametersOf(field, "{ age: integer }", "{ sort: { fields: [age] } }"))).toEqual(["age", "-age"]);
});
