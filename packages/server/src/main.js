#!/usr/bin/env node
import { makeDemo } from "./demo.js";
import { help, readOptions } from "./options.js";
import { createServer } from "./server.js";
import { openSqlite } from "./storage/sqlite/open.js";

/** @type {ReturnType<typeof readOptions>} */
let options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n\n${help}`);
  process.exit(2);
}
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}

const storage = openSqlite(options.database);
const app = await createServer({ ...options, database: storage });
app.addHook("onClose", () => storage.close());
// What is under way is answered first; a second signal ends it at once.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void app.close().then(() => process.exit(0)));

const address = await app.listen({ port: options.port, host: options.host }).catch(async (/** @type {Error} */ error) => {
  process.stderr.write(`${error.message}\n`);
  await app.close();
  process.exit(2);
});
// Not before it listens: keys that were made and never shown would be lost.
const keys = options.demo ? await makeDemo(storage) : undefined;

process.stdout.write(`Exchange API         ${address}/pbx/openapi.php\nLogin page           ${address}/login\nQuery interface      ${address}/api.php\n`);
if (keys !== undefined) {
  process.stdout.write(`\nDemo keys, shown this once (tenant DEMO):\n`);
  for (const [kind, key] of Object.entries(keys)) process.stdout.write(`  ${kind.padEnd(18)}${key}\n`);
} else if (options.demo) process.stdout.write("\nThe demo data is there already; its keys were shown when it was made.\n");
