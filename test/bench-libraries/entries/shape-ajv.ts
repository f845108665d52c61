import { Ajv2020 } from "ajv/dist/2020.js";
import type { Entry } from "../entry.ts";

export const entry: Entry = ({ schemas, files }) => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false });
  for (const [name, text] of schemas) ajv.addSchema({ ...(JSON.parse(text) as object), $id: name });
  const validators = new Map([...schemas.keys()].map((name) => [name, ajv.getSchema(name)!]));
  return () => `${files.filter(({ schema, data }) => validators.get(schema)!(data) !== true).length} faults`;
};
