import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** Checks that the first screen of a page shows the purpose, a request and a response at any width. */
export async function assertFirstScreen(page: Page, address: string): Promise<void> {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    for (const element of [
      "h1",
      ".calls",
      '.tabs[data-label="Request"] pre:visible',
      '.tabs[data-label="Response"] pre:visible',
    ]) {
      const box = await page.locator(element).first().boundingBox();
      assert(box !== null && box.y < height - 40, `${address} at ${width} × ${height}: ${element} is at ${box?.y}.`);
    }
  }
}

/** A script that measures how much the layout shifts from the first paint on. */
export const watchShifts = `window.shifted = 0; new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value; }).observe({ type: "layout-shift", buffered: true });`;
