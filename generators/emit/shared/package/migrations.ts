import { printDenseJson, type JsonObject } from "../../../codegen/json.ts";
import type { PackageMigrations } from "../../../model/migration.ts";
import type { Project } from "../../../model/model.ts";
import type { Release } from "../../../model/release.ts";
import { lineOf } from "../../../model/release-line.ts";
import type { OutFile } from "../../emitter.ts";
import { codePackages, migrations } from "./common-file-names.ts";

/** What the releases ask of code that uses one package, the oldest first. */
export function migrationsFile({ releases }: Project, into: string): OutFile {
  const name = into.slice("packages/".length);
  const own = lineOf(releases).flatMap((release) => packageMigrations(release, name) ?? []);
  return {
    path: `${into}/${migrations}`,
    text: printDenseJson({ releases: own } as unknown as JsonObject),
    owner: "generator",
  };
}

/** The packages of code that a release asks something of the users of. */
export function migratedPackages(release: Release): readonly string[] {
  return codePackages.filter((name) => packageMigrations(release, name) !== undefined);
}

/** Undefined where the release asks nothing. What there is new to answer is of interest to those who answer. */
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

/** The package whose users answer requests. */
const handlersPackage = "server";
