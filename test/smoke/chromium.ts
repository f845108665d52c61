import { chromium as engine, type Page } from "playwright-core";
import { aptAsRoot, works } from "../support/apt.ts";
import { command } from "../support/command.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Returns the path of Chromium, installing it if necessary and possible, or `undefined` if it is not available. */
export async function findChromium(): Promise<string | undefined> {
  return (await installed()) ?? (await install());
}

/** Runs a function with a page of a separate browser. */
export async function withPage<T>(executablePath: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await engine.launch({ executablePath, headless: true, args: flags });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

async function installed(): Promise<string | undefined> {
  for (const program of ["chromium", "chromium-browser", "google-chrome"])
    if (await works(program, ["--version"])) return (await command("which", [program])).trim();
  return undefined;
}

async function install(): Promise<string | undefined> {
  const root = await aptAsRoot();
  await root?.update();
  await root?.install("chromium").catch(() => undefined);
  return installed();
}
