import { Ajv2020 } from "ajv/dist/2020.js";
import type { Built } from "../packages.ts";

export type IsValid = (value: unknown) => boolean;

const known = { strict: new WeakMap<Built, Ajv2020>(), lenient: new WeakMap<Built, Ajv2020>() };

/** Judges by a JSON Schema of the package; undefined where there is none. */
export function schemaOf(built: Built, path: string): IsValid | undefined {
  return judge(built, path, "strict");
}

/** The same by those who do not look at members that they do not know. */
export function lenientSchemaOf(built: Built, path: string): IsValid | undefined {
  return judge(built, path, "lenient");
}

function judge(built: Built, path: string, mode: keyof typeof known): IsValid | undefined {
  const schema = built.schemas.get(path) as { readonly $id: string } | undefined;
  if (schema === undefined) return undefined;
  const ajv = known[mode].get(built) ?? new Ajv2020({ strict: false, validateFormats: false, removeAdditional: mode === "lenient", schemas: [...built.schemas.values()] });
  known[mode].set(built, ajv);
  const validate = ajv.getSchema(schema.$id)!;
  return (value) => validate(structuredClone(value)) as boolean;
}
