import type { Page } from "playwright-core";
import { withPage } from "../smoke/chromium.ts";

/** The time until the awaited content of a page is visible, and the state of the page at that point. */
export interface Visit {
  readonly seconds: number;
  /** Milliseconds of computing on the page's main thread. */
  readonly computed: number;
  /** Number of elements, including those in shadow trees. */
  readonly elements: number;
  /** Size of the JavaScript heap in bytes, after garbage collection. */
  readonly heap: number;
  /** Script errors. */
  readonly wrong: readonly string[];
}

/** Visits a page with a new browser, whose cache is empty. */
export function measuredVisit(
  chromium: string,
  address: string,
  wait: (page: Page) => Promise<void>,
  before?: (page: Page) => void,
): Promise<Visit> {
  const wrong: string[] = [];
  return withPage(chromium, async (page) => {
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => wrong.push(String(error)));
    before?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const metric = async (name: string): Promise<number> =>
      (await session.send("Performance.getMetrics")).metrics.find((one) => one.name === name)!.value;
    const began = performance.now();
    await page.goto(address);
    await wait(page);
    const seconds = (performance.now() - began) / 1000;
    const computed = await metric("TaskDuration");
    const elements = await page.evaluate<number>(countElements);
    await session.send("HeapProfiler.collectGarbage");
    return { seconds, computed, elements, heap: await metric("JSHeapUsedSize"), wrong };
  });
}

const countElements = `(function count(root) {
  return Array.from(root.querySelectorAll("*")).reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0), 0);
})(document)`;
