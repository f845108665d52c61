import { withPage } from "./chromium.ts";

/** Opens the page that runs the program, and returns the output that it writes into itself. */
export function inBrowser(executablePath: string, address: string): Promise<string> {
  return withPage(executablePath, async (page) => {
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(String(error)));
    await page.goto(`${new URL(address).origin}/index.html#${address}`);
    await page
      .waitForFunction("document.body.dataset.done !== undefined", undefined, { timeout: 30_000 })
      .catch(() => Promise.reject(new Error(wrong.join("\n") || "The page does not end.")));
    return await page.innerText("body");
  });
}

type Targets = Readonly<Record<string, string | { readonly default: string }>>;

/**
 * Returns a page that resolves the package by its `exports` and its own modules by its `imports`, without a bundler.
 */
export function pageFor(name: string, exports: Targets, imports: Targets): string {
  const targets = [
    ...Object.entries(exports).map(([entry, to]) => [name + entry.slice(1), to] as const),
    ...Object.entries(imports),
  ];
  const entries = targets.map(([specifier, to]) => [
    specifier,
    `/node_modules/${name}/${typeof to === "string" ? to : to.default}`.replace("/./", "/"),
  ]);
  return `<!doctype html>
<title>smoke</title>
<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(entries) })}</script>
<body>
<script type="module">
  import { program } from "./program.js";
  const write = (text) => { document.body.textContent = text; document.body.dataset.done = ""; };
  program(location.hash.slice(1)).then((result) => write(JSON.stringify(result)), (error) => write(String(error.stack)));
</script>
`;
}
