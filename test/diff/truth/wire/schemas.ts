import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Built } from "../packages.ts";

export type IsValid = (value: unknown) => boolean;

const known = { strict: new WeakMap<Built, Ajv2020>(), lenient: new WeakMap<Built, Ajv2020>() };

/** Returns a validator for a JSON Schema of the package, or `undefined` if the schema does not exist. */
export function schemaOf(built: Built, path: string): IsValid | undefined {
  const validate = validatorOf(built, path, "strict");
  return validate && ((value): boolean => validate(structuredClone(value)) as boolean);
}

/** Returns the value without members that the schema does not have, or `undefined` if the schema does not exist. */
export function knownMembers(built: Built, path: string, value: unknown): unknown {
  const validate = validatorOf(built, path, "lenient");
  const copy = structuredClone(value);
  return validate === undefined ? undefined : validate(copy) ? (copy ?? null) : "wrong";
}

function validatorOf(built: Built, path: string, mode: keyof typeof known): ValidateFunction | undefined {
  const schema = built.schemas.get(path) as { readonly $id: string } | undefined;
  if (schema === undefined) return undefined;
  const ajv = known[mode].get(built) ?? ajvOf(built, mode === "lenient");
  known[mode].set(built, ajv);
  return ajv.getSchema(schema.$id);
}

function ajvOf({ schemas }: Built, removeAdditional: boolean): Ajv2020 {
  return new Ajv2020({ strict: false, validateFormats: false, removeAdditional, schemas: [...schemas.values()] });
}
