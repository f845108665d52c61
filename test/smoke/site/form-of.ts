import type { Page } from "playwright-core";

/** Waits for the form if a page from a server has one. */
export async function formOf(page: Page): Promise<void> {
  if ((await page.locator("body[data-form]").count()) > 0) await page.locator("#try form").waitFor();
}
