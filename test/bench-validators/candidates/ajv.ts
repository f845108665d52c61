import { Ajv2020 } from "ajv/dist/2020.js";
import { schemaOf } from "../shape.ts";
import type { Check } from "./candidate.ts";

const ajv = new Ajv2020({ strict: false });

export function make(module: string): Check {
  return ajv.compile(schemaOf(module));
}
