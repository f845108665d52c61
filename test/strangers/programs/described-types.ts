import type { StandardJSONSchemaV1, StandardSchemaV1, StandardTypedV1 } from "@standard-schema/spec";
import type {
  CreatePagingGroupRequest,
  DecodedCreatePagingGroupRequest,
} from "@kiln/validators/exchange/createPagingGroup";
import { standard, standardHeaders, standardParameters } from "@kiln/validators/schema/exchange/createPagingGroup";
import type { AllpagesParameters } from "@kiln/validators/query/allpages";
import { standard as pages } from "@kiln/validators/schema/query/allpages";

/* A validator of `schema/` has both schema types of the standard, and its types are inferred. */

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Holds<Claim extends true> = Claim;

export type Claims = [
  Holds<Same<StandardTypedV1.InferInput<typeof standard>, CreatePagingGroupRequest>>,
  Holds<Same<StandardSchemaV1.InferOutput<typeof standard>, DecodedCreatePagingGroupRequest>>,
  Holds<Same<StandardJSONSchemaV1.InferInput<typeof pages>, AllpagesParameters>>,
  Holds<Same<StandardJSONSchemaV1.InferOutput<typeof pages>, AllpagesParameters>>,
];

export const both: StandardSchemaV1<CreatePagingGroupRequest, DecodedCreatePagingGroupRequest> &
  StandardJSONSchemaV1<CreatePagingGroupRequest, DecodedCreatePagingGroupRequest> = standard;
export const schemas: readonly StandardJSONSchemaV1[] = [standard, standardHeaders, standardParameters, pages];
// @ts-expect-error: a name is text.
export const other: StandardSchemaV1<CreatePagingGroupRequest, { readonly name: number }> = standard;

/** Typical code of libraries that accept any schema. */
export function parsed<S extends StandardSchemaV1>(schema: S, value: unknown): StandardSchemaV1.InferOutput<S> {
  const result = schema["~standard"].validate(value);
  if (result instanceof Promise || result.issues !== undefined) throw new Error("No value.");
  return result.value as StandardSchemaV1.InferOutput<S>;
}

export function described<S extends StandardJSONSchemaV1>(schema: S): Record<string, unknown> {
  return schema["~standard"].jsonSchema.input({ target: "draft-07", libraryOptions: {} });
}

export const name: string = parsed(standard, { name: "a", number: "1" }).name;
export const limit: number | "max" | undefined = parsed(pages, {}).limit;
export const document: Record<string, unknown> = described(pages);
