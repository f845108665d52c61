import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settingsOf } from "./settings.ts";

/** A wiki with separate settings and data, which uses the unpacked MediaWiki of the other tests. */
export interface ComparedWiki {
  readonly program: string;
  readonly folder: string;
  readonly address: string;
}

/** Copies a wiki that was installed and is still empty. */
export function copyFresh(program: string, folder: string, address: string): ComparedWiki {
  for (const name of ["cache", "images"]) mkdirSync(join(folder, name), { recursive: true });
  cpSync(join(program, "../data"), join(folder, "data"), { recursive: true });
  const installed = readFileSync(join(program, "LocalSettings.php"), "utf8");
  const wiki = { program, folder, address };
  writeFileSync(
    configurationOf(wiki),
    installed
      .replace(/^\$wgSQLiteDataDir = .*$/m, `$wgSQLiteDataDir = "${folder}/data";`)
      .replace(/^\$wgServer = .*$/m, `$wgServer = "${address}";`),
  );
  appendFileSync(configurationOf(wiki), settingsOf(folder));
  return wiki;
}

/** Returns the environment variables with which MediaWiki finds its settings. */
export function environmentOf(wiki: ComparedWiki): Readonly<Record<string, string>> {
  return { MW_CONFIG_FILE: configurationOf(wiki), MW_INSTALL_PATH: wiki.program };
}

export const databaseOf = ({ folder }: ComparedWiki): string => join(folder, "data/kiln.sqlite");

const configurationOf = ({ folder }: ComparedWiki): string => join(folder, "LocalSettings.php");
