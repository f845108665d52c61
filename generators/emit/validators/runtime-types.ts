import type { Options, Wire } from "../../../templates/runtime/query/validators/types.ts";
import type { DescribedSchema } from "../../../templates/runtime/validators/described-schema.ts";
import type { DecodingSchema, FieldOptions } from "../../../templates/runtime/validators/resource-types.ts";
import type { Finding, Issue, Result, StandardSchema } from "../../../templates/runtime/validators/types.ts";
import type { Model } from "../../model/model.ts";
import { queryServices } from "../../model/queries.ts";
import type { Profile } from "../../model/query-protocol.ts";
import { builtFile } from "../../runtime/built.ts";

/** The types of the runtime that declarations name. */
interface RuntimeTypes {
  readonly DecodingSchema: DecodingSchema<unknown, unknown>;
  readonly DescribedSchema: DescribedSchema<unknown, unknown>;
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
const described = "validators/described-schema";
const ofQueries = "query/validators/types";

const homes: Readonly<Record<keyof RuntimeTypes, string>> = {
  DecodingSchema: ofFields,
  DescribedSchema: described,
  FieldOptions: ofFields,
  Finding: general,
  Issue: general,
  Options: ofQueries,
  Result: general,
  StandardSchema: general,
  Wire: ofQueries,
};

/** The types of query services, as those with a profile have them. */
const ofProfile: Readonly<Record<Profile, string>> = { "action-api": "action-api/validators/types" };

/** The module that declares the type, as a file in a folder of `generated/` imports it. */
export function typeModule(name: keyof RuntimeTypes, profile?: Profile): string {
  const home = homes[name];
  return `../runtime/${profile !== undefined && home === ofQueries ? ofProfile[profile] : home}.js`;
}

/** The declarations that the services share. */
export function runtimeTypeFiles(model: Model): readonly { readonly path: string; readonly text: string }[] {
  const services = queryServices(model);
  const profiles = services.flatMap(({ profile }) => (profile === undefined ? [] : [ofProfile[profile]]));
  const paths = new Set([general, ofFields, described, ...(services.length === 0 ? [] : [ofQueries]), ...profiles]);
  return [...paths].map((path) => ({ path: `runtime/${path}.d.ts`, text: builtFile(`${path}.d.ts`) }));
}
