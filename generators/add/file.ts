import { isObject, type JsonObject } from "../codegen/json.ts";
import { blockYaml, entryYaml } from "../edit/yaml.ts";
import type { NewFile } from "./added.ts";

/**
 * Creates a spec file with these members, each on its own lines. `schemas` is the path of the JSON Schemas relative to
 * `spec/`.
 */
export function newFile(path: string, schema: string, schemas: string | undefined, members: JsonObject): NewFile {
  const entries = Object.entries(members).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [isBlock(value) ? blockYaml(key, value, 0) : entryYaml(key, value, 0)];
  });
  return { path, text: `${[...schemaComment(path, schema, schemas), ...entries].join("\n")}\n` };
}

/**
 * Returns the comment that names the schema of a spec file for editors. The list is empty if the project's files have
 * no such comments.
 */
export function schemaComment(path: string, schema: string, schemas: string | undefined): readonly string[] {
  const levels = "../".repeat(path.split("/").length - 2);
  return schemas === undefined ? [] : [`# yaml-language-server: $schema=${levels}${schemas}${schema}.json`];
}

/** Returns the path of the JSON Schemas relative to `spec/`, taken from the contents of `project.yaml`. */
export function schemasOf(project: string): string | undefined {
  return /\$schema=(\S*)project\.json/.exec(project)?.[1];
}

function isBlock(value: unknown): value is JsonObject {
  return isObject(value) && Object.values(value).some(isObject);
}
