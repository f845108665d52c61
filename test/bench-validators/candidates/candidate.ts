/** Says whether a typed object is valid. */
export type Check = (value: unknown) => unknown;

/** Makes the check of a module. */
export type MakeCheck = (module: string) => Check | Promise<Check>;

/** The validators side by side; each is a file of this folder that exports `make`. */
export const candidates = ["kiln", "ajv-standalone", "ajv", "typebox", "arktype", "valibot", "zod"] as const;

export type Candidate = (typeof candidates)[number];

/** What the aim of validation is relative to. */
export const yardstick: Candidate = "ajv-standalone";

export async function loadCandidate(name: string): Promise<MakeCheck> {
  const { make } = (await import(`./${name}.ts`)) as { readonly make: MakeCheck };
  return make;
}
