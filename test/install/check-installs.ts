import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { inBrowser } from "../smoke/browser.ts";
import { findChromium } from "../smoke/chromium.ts";
import { nodeBinary } from "../smoke/floors.ts";
import { smokeServer } from "../smoke/server.ts";
import { command } from "../support/command.ts";
import { bundlers, type Page } from "./bundlers.ts";
import { managers } from "./managers.ts";
import { installTools } from "./tools.ts";
import { typeErrors } from "./types.ts";

type Check = (name: string, work: () => Promise<void> | void) => Promise<void>;
type Missing = (name: string, why: string) => void;

/** Results of the programs. The server's rows lack `pa_id`, and `sideways` is not a value of `filterredir`. */
const modern = ["AnswerError", "0.pa_id", "ValidationError", "filterredir"];
const common = [true, "0.pa_id", "ValidationError", 3, "@kiln/client has nothing in its root. Im"];

/** Tests the packed client and validators with several package managers, in CommonJS, and with several bundlers. */
export async function checkInstalls(
  folder: string,
  tarballs: readonly string[],
  check: Check,
  missing: Missing,
): Promise<void> {
  await installTools();
  const server = await smokeServer(folder);
  for (const [index, { name, install, run }] of managers.entries()) {
    const user = join(folder, `manager-${index}`);
    await check(`Installed by ${name}`, async () => {
      await install(user, tarballs);
      for (const [program, wanted] of [
        ["program.mjs", modern],
        ["program.cjs", common],
      ] as const) {
        assert.deepEqual(JSON.parse(await run(user, [program, `${server.address}/${index}`])), wanted);
      }
    });
  }
  const user = join(folder, "manager-0");
  await checkCommonJs(user, server.address, check, missing);
  await checkBundlers(user, server.address, check, missing);
  server.stop();
}

/**
 * Checks `require` of the packages. Node supports it for ES modules since 20.19 and 22.12, TypeScript with these
 * settings.
 */
async function checkCommonJs(user: string, address: string, check: Check, missing: Missing): Promise<void> {
  for (const version of ["20", "22", "24"]) {
    const [name, binary] = [`Required in Node ${version}`, nodeBinary(version)];
    if (binary === undefined) missing(name, `no binary for ${process.platform} ${process.arch}`);
    else
      await check(name, async () =>
        assert.deepEqual(
          JSON.parse(
            await command(binary, ["--no-warnings", "program.cjs", `${address}/cjs${version}`], { cwd: user }),
          ),
          common,
        ),
      );
  }
  for (const module of ["nodenext", "node20", "bundler"] as const) {
    await check(`The types in a project of CommonJS, under ${module}`, () =>
      assert.deepEqual(typeErrors(user, module), []),
    );
  }
}

/** Package contents that each page must or must not include: names of modules, and the checks. */
const pages = {
  small: {
    has: ["allpages"],
    lacks: ["categorymembers", "allusers", "AnswerError", "ValidationError"],
    most: 9_200,
    shows: [["All"], ["A", "B", "C"]],
  },
  checked: { has: ["categorymembers", "AnswerError"], lacks: [], most: 60_000, shows: ["0.pa_id", "filterredir"] },
} as const;

async function checkBundlers(user: string, address: string, check: Check, missing: Missing): Promise<void> {
  cpSync(join(import.meta.dirname, "page"), join(user, "page"), { recursive: true });
  const chromium = await findChromium();
  for (const { name, build } of bundlers) {
    for (const [page, wanted] of Object.entries(pages)) {
      let built: Page | undefined;
      await check(`A page that ${name} builds: ${page}`, async () => {
        built = await build(join(user, `page/${page}.js`), join(user, `built-${name}-${page}`));
        const { text, bytes, file } = built;
        console.log(`  ${bytes.toLocaleString("en")} bytes, compressed`);
        assert.deepEqual(
          wanted.has.filter((one) => !text.includes(one)),
          [],
        );
        assert.deepEqual(
          wanted.lacks.filter((one) => text.includes(one)),
          [],
        );
        assert.ok(bytes <= wanted.most, `${bytes} bytes are more than ${wanted.most}`);
        assert.deepEqual(
          JSON.parse(await command(process.execPath, [file, `${address}/${name}-${page}`])),
          wanted.shows,
        );
      });
      const inChromium = `The same in Chromium: ${name}, ${page}`;
      if (chromium === undefined) missing(inChromium, "Chromium is not installed, and only root can install it");
      else if (built !== undefined)
        await check(inChromium, () => opens(chromium, built!, `${name}-${page}`, wanted.shows));
    }
  }
}

async function opens(chromium: string, { folder }: Page, run: string, shows: unknown): Promise<void> {
  const server = await smokeServer(folder);
  try {
    assert.deepEqual(JSON.parse(await inBrowser(chromium, `${server.address}/${run}`)), shows);
  } finally {
    server.stop();
  }
}
