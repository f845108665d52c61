import type TypeScript from "typescript";

/** The compiler of the project that is migrated. */
export type Ts = typeof TypeScript;

export type { TypeScript };
