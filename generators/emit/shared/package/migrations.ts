import { printDenseJson, type JsonObject } from "../../../codegen/json.ts";
import type { PackageMigrations } from "../../../model/migration.ts";
import type { Project } from "../../../model/model.ts";
import type { Release } from "../../../model/release.ts";
import { lineOf } from "../../../model/version.ts";
import type { OutFile } from "../../emitter.ts";
import { codePackages, migrations } from "./common-file-names.ts";

/** Returns the migrations for users of one package, with the oldest release first. */
export function migrationsFile({ releases }: Project, into: string): OutFile {
  const name = into.slice("packages/".length);
  const own = lineOf(releases).flatMap((release) => packageMigrations(release, name) ?? []);
  return {
    path: `${into}/${migrations}`,
    text: printDenseJson({ releases: own } as unknown as JsonObject),
    owner: "generator",
  };
}

export function migratedPackages(release: Release): readonly string[] {
  return codePackages.filter((name) => packageMigrations(release, name) !== undefined);
}

/**
 * Returns `undefined` if the release has no migrations for the package. New handlers matter only to implementers of a
 * server.
 */
function packageMigrations(
  { version, packages, migrations: all }: Release,
  name: string,
): PackageMigrations | undefined {
  const own = all.migrations.filter(({ kind }) => kind !== "handler" || name === handlersPackage);
  const released = packages.find((one) => one.name === name);
  const declarations = all.declarations[name] ?? {};
  if (released === undefined || (own.length === 0 && Object.keys(declarations).length === 0)) return undefined;
  return { release: version, version: released.version, migrations: own, declarations };
}

/** The package whose users write handlers. */
const handlersPackage = "server";
