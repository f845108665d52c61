import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";

/**
 * Packages of which only one self-contained bundle is used. They are installed without their dependencies: Elements has
 * 300, and Redoc 3 depends on `@redocly/redoc-opentelemetry` 0.5, which does not exist (the latest is 0.2).
 */
const bundles = [
  {
    name: "elements",
    version: "@stoplight/elements@9.0.25",
    integrity: "sha512-rDbNsgSCNo74lyV57cBzym+8F68/R2j7UPq4r3w5qK608vX8APNJhTq+2MkbTjsM3bUhFIoRdI225tlI85KpCA==",
  },
  {
    name: "redoc-3",
    version: "redoc@3.0.1",
    integrity: "sha512-KDfoKaYW19LCl4YStgBnwlaNjYEFfs5zCNt1s1WZ2YM5u8d26Yuzd2l43fZO851ZsgIMe/D640fDJkD8eaRQKQ==",
  },
] as const;

export function bundleFolder(folder: string, name: (typeof bundles)[number]["name"]): string {
  return join(folder, "bundles", name);
}

export async function installBundles(folder: string, signal?: AbortSignal): Promise<void> {
  for (const { name, version, integrity } of bundles) {
    const target = bundleFolder(folder, name);
    mkdirSync(target, { recursive: true });
    const output = await command("npm", ["pack", version, "--silent", "--pack-destination", target], {
      cwd: target,
      ...(signal && { signal }),
    });
    const tarball = join(target, /\S+\.tgz/.exec(output)![0]);
    const found = `sha512-${createHash("sha512").update(readFileSync(tarball)).digest("base64")}`;
    if (found !== integrity) throw new Error(`${version} is not what it was: ${found}`);
    await command("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
  }
}
