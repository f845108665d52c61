import { type Json, type JsonObject, isObject } from "../codegen/json.ts";
import type { Addition } from "../edit/add-members.ts";
import type { Model, Service } from "../model/model.ts";
import type { Resource } from "../model/resource.ts";
import { blockYaml, entryYaml } from "../edit/yaml.ts";

/** Additions to a spec. */
export interface Added {
  readonly files: readonly NewFile[];
  readonly additions: readonly Addition[];
  /** The next step for the user, in a sentence. */
  readonly next: string;
}

export interface NewFile {
  readonly path: string;
  readonly text: string;
}

export interface Wanted {
  readonly model: Model;
  /** The requested service, or the only service to which this kind of definition can be added. */
  readonly service: Service;
  readonly name: string;
  readonly type: Json | undefined;
  /** The group of a module, if the caller named one. */
  readonly group: string | undefined;
  /** The path of the JSON Schemas relative to `spec/`, such as `schema/`. `undefined` if spec files name no schema. */
  readonly schemas: string | undefined;
}

export type AddedOr = Added | { readonly problem: string };

/** Turns `meeting-room` into `Meeting room`. */
export function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return words === "" ? words : words[0]!.toUpperCase() + words.slice(1);
}

/** Turns `meeting-room` into `a meeting room`. */
export function withArticle(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return `${/^[aeio]/.test(words) ? "an" : "a"} ${words}`;
}

/** Returns the resource with an id, or the reason why it does not exist. `parts` names the definitions to add to it. */
export function resourceNamed(service: Service, id: string, parts: string): Resource | { readonly problem: string } {
  if (service.kind !== "resource") return { problem: `The service “${service.id}” has query modules, not ${parts}.` };
  const resource = service.resources.find((one) => one.id === id);
  if (resource !== undefined) return resource;
  return {
    problem: `There is no resource “${id}” in “${service.id}”. Known: ${service.resources.map((one) => one.id).join(", ")}.`,
  };
}

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
