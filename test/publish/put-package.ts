import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** A package in memory. */
export interface Package {
  readonly json: { readonly name: string; readonly version: string };
  readonly files: ReadonlyMap<string, string>;
}

/** Publishes a package like npm, without a process for each of a thousand packages. */
export async function putPackage(url: string, { json, files }: Package): Promise<void> {
  const { name, version } = json;
  const tarball = gzipSync(tar(files), { level: 1 });
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
    _attachments: {
      [file]: { content_type: "application/octet-stream", data: tarball.toString("base64"), length: tarball.length },
    },
  };
  const headers = { "content-type": "application/json", authorization: "Bearer anybody" };
  const response = await fetch(`${url}${name.replace("/", "%2f")}`, {
    method: "PUT",
    headers,
    body: JSON.stringify(body),
  });
  assert.ok(response.ok, `${name} ${version}: ${response.status} ${await response.text()}`);
}

/** Creates a tar archive in the format of POSIX.1-1988, with the folder `package/` that npm expects. */
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
    field(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, "0")}\0 `,
      148,
    );
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}
