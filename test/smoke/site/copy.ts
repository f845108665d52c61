import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { formOf } from "./form-of.ts";

/**
 * Checks that each code block has a copy button that works by keyboard and confirms the copy. It must work even if the
 * browser offers no clipboard to pages.
 */
export async function assertCopies(page: Page, root: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (const hasClipboard of [true, false]) {
      await page.goto(root + path);
      if (root.startsWith("http")) await formOf(page);
      const blocks = page.locator("figure.code:visible");
      assert((await blocks.count()) > 1, `${path} has no code.`);
      assert.equal(await blocks.locator("button.copy").count(), await blocks.count(), path);
      await page.evaluate(
        hasClipboard ? listen : `(${listen}, Object.defineProperty(navigator, "clipboard", { value: undefined }))`,
      );
      const block = blocks.nth(1);
      const title = await block.locator("figcaption").innerText();
      await block.getByRole("button", { name: `Copy: ${title}` }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("status").getByText(`Copied: ${title}`).waitFor({ state: "attached" });
      const [copied, text] = [await page.evaluate("window.copied"), await block.locator("pre").textContent()];
      assert.equal(copied, text, `${path}, ${hasClipboard ? "with" : "without"} a clipboard`);
      assert.equal(await page.evaluate("document.activeElement.className"), "copy", "The focus stays on the button.");
    }
}

/** Records what the page copies: the text written to the clipboard, or the selection at the time of copying. */
const listen = `(navigator.clipboard.writeText = async (text) => { window.copied = text; }, document.addEventListener("copy", () => { window.copied = getSelection().toString(); }))`;
