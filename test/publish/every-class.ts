import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { compile, emitters, filesOf, loadSources } from "../../generators/index.ts";
import { classes, releaseBoth, type Sources } from "../release/release-in-memory.ts";
import { command } from "../support/command.ts";
import { runKiln } from "../support/run-kiln.ts";
import { installRegistry, startRegistry } from "./registry.ts";

/** By default every eighth class, so that the run stays short; `KILN_CLASSES_THINNING=1` takes them all. */
const thinning = Number(process.env["KILN_CLASSES_THINNING"] ?? 8);

const chosen = classes.filter((_, index) => index % thinning === 0);

type Check = (name: string, work: () => Promise<void> | void) => Promise<void>;

/** The packages that are published of each class: code that `kiln migrate` knows, and what that code needs. */
const folders = new Set(["packages/client", "packages/validators"]);

/** Two versions of the packages of a class of changes. */
interface ReleasedClass {
  readonly id: string;
  readonly scope: string;
  readonly packages: readonly Package[];
}

interface Package {
  readonly json: { readonly name: string; readonly version: string; readonly exports: Readonly<Record<string, unknown>> };
  /** Its files by their paths in it. */
  readonly files: ReadonlyMap<string, string>;
}

/** The case of every class of changes is released twice and published; one user installs the second releases, and migrates to them. */
export async function checkEveryClass(folder: string, check: Check): Promise<void> {
  await installRegistry();
  const registry = await startRegistry(join(folder, "registry-of-classes"));
  const user = join(folder, "user-of-classes");
  const released: ReleasedClass[] = [];
  try {
    await check(`${chosen.length} of ${classes.length} classes are released`, async () => {
      for (const [index, id] of chosen.entries()) released.push(await releasedClass(id, `@c${index}`));
    });
    await check("Their packages are published", async () => {
      const publish = async ({ packages }: ReleasedClass): Promise<void> => {
        for (const one of packages) await put(registry.url, one);
      };
      for (let at = 0; at < released.length; at += 8) await Promise.all(released.slice(at, at + 8).map(publish));
    });
    await check("One user installs them", () => install(user, registry.url, released));
    await check("Programs are migrated where there is a migration", () => migrate(user, released));
  } finally {
    registry.stop();
  }
}

async function releasedClass(id: string, scope: string): Promise<ReleasedClass> {
  const both = await releaseBoth(id, "1.0.0", scope);
  return { id, scope, packages: both.flatMap(packagesOf) };
}

function packagesOf(sources: Sources): readonly Package[] {
  const { outputs } = compile(loadSources(sources), emitters);
  return outputs.filter(({ into }) => folders.has(into)).map((output) => {
    const files = new Map([...filesOf([output])].map(({ path, text }) => [path.slice(output.into.length + 1), text] as const));
    return { json: JSON.parse(files.get("package.json")!) as Package["json"], files };
  });
}

/** Publishes as npm does, without a process for each of a thousand packages. */
async function put(url: string, { json, files }: Package): Promise<void> {
  const { name, version } = json;
  const tarball = gzipSync(tar(files));
  const file = `${name}-${version}.tgz`;
  const dist = {
    integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
    shasum: createHash("sha1").update(tarball).digest("hex"),
    tarball: `${url}${name}/-/${file}`,
  };
  const body = {
    _id: name,
    name,
    "dist-tags": { latest: version },
    versions: { [version]: { ...json, dist } },
    _attachments: { [file]: { content_type: "application/octet-stream", data: tarball.toString("base64"), length: tarball.length } },
  };
  const headers = { "content-type": "application/json", authorization: "Bearer anybody" };
  const answer = await fetch(`${url}${name.replace("/", "%2f")}`, { method: "PUT", headers, body: JSON.stringify(body) });
  // A package that did not rise in the second release is there already.
  assert.ok(answer.ok || answer.status === 409, `${name} ${version}: ${answer.status} ${await answer.text()}`);
}

/** A tar archive in the format of POSIX.1-1988, with the folder `package/` that npm expects. */
function tar(files: ReadonlyMap<string, string>): Buffer {
  const parts = [...files].flatMap(([path, text]) => {
    const [content, header] = [Buffer.from(text), Buffer.alloc(512)];
    const field = (value: string, at: number): number => header.write(value, at, "latin1");
    const full = `package/${path}`;
    const cut = full.length > 100 ? full.lastIndexOf("/", 154) : -1;
    field(full.slice(cut + 1), 0);
    if (cut > 0) field(full.slice(0, cut), 345);
    field("0000644\0", 100);
    field("0000000\0", 108);
    field("0000000\0", 116);
    field(`${content.length.toString(8).padStart(11, "0")}\0`, 124);
    field("00000000000\0", 136);
    field("        0", 148);
    field("ustar\0" + "00", 257);
    field(`${header.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, "0")}\0 `, 148);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

async function install(user: string, url: string, released: readonly ReleasedClass[]): Promise<void> {
  mkdirSync(user);
  // The newest version of each package: a later one stands behind an earlier one.
  const dependencies = Object.fromEntries(released.flatMap(({ packages }) => packages.map(({ json: { name, version } }) => [name, version] as const)));
  writeFileSync(join(user, ".npmrc"), `registry=${url}\n`);
  writeFileSync(join(user, "package.json"), JSON.stringify({ name: "user", private: true, type: "module", dependencies }));
  await command("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: user });
  // What `kiln migrate` reads code with: this registry does not have it.
  symlinkSync(join(import.meta.dirname, "../../node_modules/typescript"), join(user, "node_modules/typescript"));
}

async function migrate(user: string, released: readonly ReleasedClass[]): Promise<void> {
  const failed: string[] = [];
  let migrated = 0;
  for (const { id, scope, packages } of released) {
    const client = packages.findLast(({ json }) => json.name === `${scope}/client`)!;
    const { releases } = JSON.parse(client.files.get("migrations.json")!) as { readonly releases: readonly { readonly migrations: readonly unknown[] }[] };
    if (client.json.version === "1.0.0" || releases.every(({ migrations }) => migrations.length === 0)) continue;
    const services = Object.keys(client.json.exports).filter((path) => /^\.\/\w[\w-]*$/.test(path));
    const program = services.map((path, index) => `export * as service${index} from ${JSON.stringify(`${scope}/client/${path.slice(2)}`)};\n`).join("");
    writeFileSync(join(user, `${id}.ts`), program);
    const { code, out, error } = await runKiln(user, "migrate", `${scope}/client`, "--from", "1.0.0", `${id}.ts`);
    if (code > 1) failed.push(`${id}: exit code ${code}\n${out}${error}`);
    migrated++;
  }
  assert.ok(migrated * thinning > 40, `only ${migrated} classes have a migration`);
  assert.deepEqual(failed, []);
  console.log(`  ${migrated} programs`);
}
