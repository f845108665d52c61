import type { Options, Wire } from "../../../templates/runtime/action-api/validators/types.ts";
import type { DecodingSchema, FieldOptions } from "../../../templates/runtime/validators/resource-types.ts";
import type { Finding, Issue, Result, StandardSchema } from "../../../templates/runtime/validators/types.ts";
import { builtFile } from "../../runtime/built.ts";

/** The types of the runtime that declarations name. */
interface RuntimeTypes {
  readonly DecodingSchema: DecodingSchema<unknown, unknown>;
  readonly FieldOptions: FieldOptions;
  readonly Finding: Finding;
  readonly Issue: Issue;
  readonly Options: Options;
  readonly Result: Result<unknown>;
  readonly StandardSchema: StandardSchema<unknown>;
  readonly Wire: Wire;
}

const general = "validators/types";
const ofFields = "validators/resource-types";
const actionApi = "action-api/validators/types";

const homes: Readonly<Record<keyof RuntimeTypes, string>> = {
  DecodingSchema: ofFields,
  FieldOptions: ofFields,
  Finding: general,
  Issue: general,
  Options: actionApi,
  Result: general,
  StandardSchema: general,
  Wire: actionApi,
};

/** The module that declares the type, as a file in a folder of `generated/` imports it. */
export function typeModule(name: keyof RuntimeTypes): string {
  return `../runtime/${homes[name]}.js`;
}

/** The declarations that all services share. */
export function runtimeTypeFiles(): readonly { readonly path: string; readonly text: string }[] {
  return [general, ofFields, actionApi].map((path) => ({ path: `runtime/${path}.d.ts`, text: builtFile(`${path}.d.ts`) }));
}
