import type { JsonObject } from "../../../codegen/json.ts";

/** The decisions that a package carries, at its root: for programs, and for people. */
export const decisionFiles = ["decisions.json", "DECISIONS.md"] as const;

/** What a package exports of them. */
export const decisionExports: JsonObject = { "./decisions.json": "./decisions.json" };

/** In the root of each package, made of the records of releases. */
export const changelog = "CHANGELOG.md";

/** In the root of packages of code, made of the same records: what `kiln migrate` follows. */
export const migrations = "migrations.json";

/** The packages that have it. */
export const codePackages = ["validators", "client", "tanstack-query", "server", "mcp", "mock"] as const;
