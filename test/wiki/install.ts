import { randomBytes } from "node:crypto";
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import { content } from "./content.ts";
import { copyFresh } from "./differential/fresh.ts";
import { settings } from "./settings.ts";
import type { BotPassword, Site } from "./site.ts";

/** Runs one of MediaWiki's maintenance scripts. */
type Maintain = (script: string, args?: readonly string[], input?: string) => Promise<string>;

/**
 * Creates a wiki from an unpacked MediaWiki: a database file, users, pages, and other data that a query can request. A
 * second one, at another address, remains as empty as the installer leaves it.
 */
export async function install(
  wiki: string,
  { address, second, extended }: Readonly<Record<"address" | "second" | "extended", string>>,
  signal: AbortSignal,
): Promise<Site> {
  const folder = join(wiki, "..");
  const maintain: Maintain = (script, args = [], input = "") =>
    command("php", [join(wiki, `maintenance/${script}.php`), ...args], { cwd: wiki, signal, input });
  ownFolders(wiki, folder);
  const database = ["--dbtype", "sqlite", "--dbname", "kiln", "--dbpath", join(folder, "data"), "--confpath", wiki];
  await maintain("install", [
    ...database,
    "--server",
    address,
    "--scriptpath",
    "",
    "--pass",
    secret(),
    "Kiln Wiki",
    "Admin",
  ]);
  const compared = copyFresh(wiki, join(folder, "compared"), second);
  appendFileSync(join(wiki, "LocalSettings.php"), settings(folder));
  const alice = await users(maintain);
  const admin = await botPassword(maintain, "Admin", await allGrants(maintain));
  await fill(maintain, folder);
  const stashed = await stash(maintain, folder);
  return { endpoint: `${address}/api.php`, extended: `${extended}/api.php`, admin, alice, stashed, compared };
}

/** Creates the data folders, which the package has outside its own folder. */
function ownFolders(wiki: string, folder: string): void {
  for (const name of ["LocalSettings.php", "images", "config", "extensions"]) rmSync(join(wiki, name), { force: true });
  symlinkSync("extensions-core", join(wiki, "extensions"));
  for (const name of ["data", "cache", "cache-extended", "images", "files"]) mkdirSync(join(folder, name));
}

async function users(maintain: Maintain): Promise<BotPassword> {
  for (const name of ["Alice", "Bob", "Mallory"]) await maintain("createAndPromote", [name, secret()]);
  return botPassword(maintain, "Alice", [
    "basic",
    "editpage",
    "createeditmovepage",
    "editmywatchlist",
    "viewmywatchlist",
  ]);
}

async function botPassword(maintain: Maintain, user: string, grants: readonly string[]): Promise<BotPassword> {
  const password = secret();
  await maintain("createBotPassword", ["--appid", "kiln", "--grants", grants.join(","), user, password]);
  return { name: `${user}@kiln`, password };
}

async function allGrants(maintain: Maintain): Promise<readonly string[]> {
  const shown = await maintain("createBotPassword", ["--showgrants"]);
  return [...shown.matchAll(/^([a-z]+) /gm)].map(([, name]) => name!);
}

async function fill(maintain: Maintain, folder: string): Promise<void> {
  await maintain("sql", [
    "--query",
    "INSERT INTO interwiki (iw_prefix, iw_url, iw_api, iw_wikiid, iw_local, iw_trans) VALUES ('de', 'https://de.example.org/$1', '', '', 0, 0)",
  ]);
  for (const name of ["Kiln", "Kiln again"]) writeFileSync(join(folder, `files/${name}.png`), png);
  await maintain("importImages", ["--user", "Alice", join(folder, "files")]);
  writeFileSync(join(folder, "pages.xml"), content());
  await maintain("importDump", ["--no-updates", "--username-prefix=", join(folder, "pages.xml")]);
  await maintain("deleteBatch", ["-u", "Admin", "-r", "Not wanted"], "Left out\n");
  await maintain("protect", ["-u", "Admin", "--reason", "Kept", "Article 002"]);
  await maintain("protect", ["-u", "Admin", "--reason", "Not to be made", "Never"]);
  await maintain("blockUsers", ["--performer", "Admin", "--reason", "Noise"], "Mallory\n");
  for (const script of ["rebuildall", "runJobs", "updateSpecialPages"]) await maintain(script);
  await maintain("initSiteStats", ["--update"]);
}

/** Adds a file to a user's stash, which no maintenance script can do. */
async function stash(maintain: Maintain, folder: string): Promise<string> {
  const code = `$user = User::newFromName( 'Admin' ); $repo = MediaWiki\\MediaWikiServices::getInstance()->getRepoGroup()->getLocalRepo(); echo 'key:' . $repo->getUploadStash( $user )->stashFile( '${join(folder, "files/Kiln.png")}' )->getFileKey() . "\\n";`;
  const key = /key:(\S+)/.exec(await maintain("eval", [], code))?.[1];
  if (key === undefined) throw new Error("No file could be put into the stash.");
  return key;
}

/** Creates a bot password, which has exactly 32 characters. */
function secret(): string {
  return randomBytes(16).toString("hex");
}

/** A one-pixel image. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
