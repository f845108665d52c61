/** Says whether a typed object is valid. */
export type Check = (value: unknown) => unknown;

/** Makes the check of a module. */
export type MakeCheck = (module: string) => Check | Promise<Check>;

/** The validators side by side, each loaded only where it is measured. */
export const candidates = {
  kiln: () => import("./kiln.ts"),
  "ajv standalone": () => import("./ajv-standalone.ts"),
  ajv: () => import("./ajv.ts"),
  typia: () => import("./typia.ts"),
  typebox: () => import("./typebox.ts"),
  arktype: () => import("./arktype.ts"),
  valibot: () => import("./valibot.ts"),
  zod: () => import("./zod.ts"),
} satisfies Readonly<Record<string, () => Promise<{ readonly make: MakeCheck }>>>;

export type Candidate = keyof typeof candidates;

export const candidateNames = Object.keys(candidates) as readonly Candidate[];

/** The candidate that the target ratio of validation refers to. */
export const yardstick: Candidate = "ajv standalone";
