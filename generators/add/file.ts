import { isObject, type JsonObject } from "../codegen/json.ts";
import { blockYaml, entryYaml } from "../edit/yaml.ts";
import type { NewFile } from "./added.ts";

/** A spec file with these members, a line or more for each. `schemas` is where the schemas are, from `spec/`. */
export function newFile(path: string, schema: string, schemas: string | undefined, members: JsonObject): NewFile {
  const entries = Object.entries(members).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [isBlock(value) ? blockYaml(key, value, 0) : entryYaml(key, value, 0)];
  });
  const levels = path.split("/").length - 2;
  const head =
    schemas === undefined ? [] : [`# yaml-language-server: $schema=${"../".repeat(levels)}${schemas}${schema}.json`];
  return { path, text: `${[...head, ...entries].join("\n")}\n` };
}

function isBlock(value: unknown): value is JsonObject {
  return isObject(value) && Object.values(value).some(isObject);
}
