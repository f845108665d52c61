import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { jsonOf, type Texts } from "../../../../test/support/emit.ts";

export const folder = "packages/schemas/generated/";

/** Returns a function that compiles the schema of a path, with all its references, using ajv in strict mode. */
export function validators(files: Texts): (path: string) => ValidateFunction {
  const paths = [...files.keys()].filter((path) => path.startsWith(folder) && path.endsWith(".json"));
  const schemas = new Map(paths.map((path) => [path.slice(folder.length), jsonOf(files, path)]));
  const ajv = new Ajv2020({ strict: true, schemas: [...schemas.values()], inlineRefs: false });
  return (path) => ajv.getSchema(String(schemas.get(path)?.["$id"]))!;
}
