import { audiences, type Audience } from "../model/verdict.ts";

/** The properties of a package that determine its releases. */
export interface PackageRole {
  /** The audiences whose verdicts determine its version. */
  readonly audiences: readonly Audience[];
  /** The packages that its `package.json` depends on. */
  readonly dependsOn: readonly string[];
  /** The dependencies that its users also import. A breaking version of such a package breaks this one. */
  readonly peers?: readonly string[] | undefined;
  /** True if `kiln scaffold server` writes stubs for its users. */
  readonly isScaffolded?: true | undefined;
}

/** Roles by folder in `packages/`. */
const roles: Readonly<Record<string, PackageRole>> = {
  openapi: { audiences: ["sends", "reads"], dependsOn: [] },
  schemas: { audiences: ["sends", "reads"], dependsOn: [] },
  validators: { audiences: ["sends", "reads", "compiles"], dependsOn: [] },
  client: { audiences: ["sends", "reads", "compiles"], dependsOn: ["validators"] },
  "tanstack-query": { audiences: ["sends", "reads", "compiles"], dependsOn: ["client"], peers: ["client"] },
  mcp: { audiences: ["sends", "reads"], dependsOn: ["client", "validators"] },
  mock: { audiences: ["sends", "reads", "compiles", "serves"], dependsOn: ["validators"] },
  server: { audiences: ["serves"], dependsOn: ["validators"], isScaffolded: true },
};

/** Returns the role of a package. The package of an unknown emitter is for all audiences. */
export function roleOf(name: string): PackageRole {
  return Object.hasOwn(roles, name) ? roles[name]! : { audiences, dependsOn: [] };
}
