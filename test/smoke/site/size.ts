import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/**
 * Checks the size of a page after its scripts have run, including the fields of its form. The limits are 3,000
 * elements, and 60 kB of compressed scripts.
 */
export async function assertSmall(page: Page, name: string, asked: readonly string[]): Promise<void> {
  const elements = await page.locator("*").count();
  assert(elements <= 3_000, `${name} has ${elements} elements.`);
  const scripts = asked.filter((url) => url.endsWith(".js"));
  const sizes = await Promise.all(scripts.map(compressedSize));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  assert(scripts.length >= 2 && bytes <= 60_000, `${name} has ${scripts.length} scripts of ${bytes} bytes.`);
}

const known = new Map<string, Promise<number>>();

function compressedSize(url: string): Promise<number> {
  return (
    known.get(url) ??
    known
      .set(
        url,
        fetch(url).then(async (response) => gzipSync(await response.bytes()).length),
      )
      .get(url)!
  );
}
