import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Creates one parent for all temporary folders of a run and removes it at the end, because a terminated worker cannot
 * clean up.
 */
export function setup(): () => void {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "kiln-test-"));
  process.env["TMPDIR"] = folder;
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
