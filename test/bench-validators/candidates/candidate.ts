/** Returns whether a typed object is valid. */
export type Check = (value: unknown) => unknown;

export type MakeCheck = (module: string) => Check | Promise<Check>;

/** The validators to compare. Each is loaded only when it is measured. */
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

/** The candidate that the target ratio for validation refers to. */
export const yardstick: Candidate = "ajv standalone";
