import fs from "node:fs";
import { onTestFinished, vi } from "vitest";
import { systemError } from "../../generators/write/testing/memory-disk.ts";

/**
 * Simulates a full disk from the n-th file (from 1) that Kiln writes in this test. That file is left half-written, as
 * on a real disk.
 */
export function fillDiskAt(n: number): void {
  const write = fs.writeFileSync;
  let count = 0;
  const spy = vi.spyOn(fs, "writeFileSync").mockImplementation((path, data, options) => {
    if (++count < n) return write(path, data, options);
    write(path, String(data).slice(0, 1), options);
    throw systemError("ENOSPC");
  });
  onTestFinished(() => void spy.mockRestore());
}
