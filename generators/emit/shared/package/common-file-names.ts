import type { JsonObject } from "../../../codegen/json.ts";

/** The files with decisions in the root of a package: one for programs, one for people. */
export const decisionFiles = ["decisions.json", "DECISIONS.md"] as const;

/** Exports of the decision files. */
export const decisionExports: JsonObject = { "./decisions.json": "./decisions.json" };

/** The changelog in the root of each package, generated from the release records. */
export const changelog = "CHANGELOG.md";

/**
 * The file with the changes that `kiln migrate` applies, in the root of code packages. It is generated from the release
 * records.
 */
export const migrations = "migrations.json";

/** The packages with a migrations file. */
export const codePackages = ["validators", "client", "tanstack-query", "server", "mcp", "mock"] as const;
