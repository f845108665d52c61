import { createHash } from "node:crypto";

/** Files in spec/ that do not describe the API. */
const beside = /^spec\/(?:releases\/|approvals\.yaml$)/;

/** Returns the checksum of the files of a spec. Line endings are ignored. */
export function checksum(sources: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [file, text] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!beside.test(file)) hash.update(`${file}\0${text.replaceAll("\r\n", "\n")}\0`);
  }
  return `sha256:${hash.digest("hex")}`;
}
