import { createHash } from "node:crypto";

/** What is in spec/ and says nothing of the API. */
const beside = /^spec\/(?:releases\/|approvals\.yaml$)/;

/** Of the texts of a spec, by file, whatever their line ends. */
export function checksum(sources: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [file, text] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!beside.test(file)) hash.update(`${file}\0${text.replaceAll("\r\n", "\n")}\0`);
  }
  return `sha256:${hash.digest("hex")}`;
}
