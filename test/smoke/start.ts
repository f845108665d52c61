import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { command } from "../support/command.ts";
import { resolutions, typeErrors } from "./checks.ts";

const readme = join(import.meta.dirname, "../../README.md");

/**
 * Runs the commands of the README that turn an OpenAPI document into a client, a mock and a documentation site. Then it
 * uses all three. Prints the time that the commands take, including the installation of Kiln.
 */
export async function startFromDocument(folder: string, tarball: string): Promise<void> {
  const commands = startCommands(readFileSync(readme, "utf8"));
  assert.ok(commands.length > 0 && commands.length <= 3, `The README has ${commands.length} commands.`);
  const project = join(folder, "start/shop");
  mkdirSync(project, { recursive: true });
  const shell = (line: string): Promise<string> =>
    // Vite, which runs in this process, sets `NODE_ENV` to “production”, which makes npm omit dev dependencies.
    command("sh", ["-c", line], { cwd: project, env: { NODE_ENV: "" } });
  writeFileSync(join(project, "openapi.yaml"), stringify(shopDocument()));
  const start = performance.now();
  await shell(`npm install --save-dev --no-audit --no-fund ${tarball}`);
  for (const line of commands) await shell(line);
  console.log(`  ${commands.join("; ")}: ${((performance.now() - start) / 1000).toFixed(1)} s`);

  writeFileSync(join(project, "program.ts"), program);
  assert.deepEqual(typeErrors(join(project, "program.ts"), resolutions["NodeNext resolution"]), []);
  writeFileSync(join(project, "wrong.ts"), program.replace('name: "Desk"', "name: 1"));
  assert.match(typeErrors(join(project, "wrong.ts"), resolutions["NodeNext resolution"]).join("\n"), /number/);
  assert.equal(await shell(`"${process.execPath}" program.ts`), "Desk true\n");
  const page = readFileSync(join(project, "packages/docs/site/api/shop/resources/order.html"), "utf8");
  assert.match(page, /Replace an order/);
}

/** Returns the lines of the README's block that begins with `kiln init --from`. */
function startCommands(markdown: string): readonly string[] {
  const [block = ""] = /^ {4}npx kiln init --from .*\n(?: {4}.*\n)*/m.exec(markdown) ?? [];
  return block.split("\n").flatMap((line) => line.trim() || []);
}

const program = `import { createShopClient } from "@shop/client/shop";
import { shopMock } from "@shop/mock/shop";

const baseUrl = "https://api.example";
const mock = shopMock({ baseUrl });
const client = createShopClient({ baseUrl, fetch: mock.fetch });
const { id, name } = await client.order.create({ name: "Desk" });
const orders = await client.order.list();
console.log(name, orders.some((order) => order.id === id));
`;

const nouns =
  "account booking cart device event file group hook invoice job key label member note order plan quote report site team";

/** Returns a document with five operations for each of twenty nouns. */
function shopDocument(): object {
  const paths = nouns.split(" ").flatMap((noun) => {
    const title = noun[0]!.toUpperCase() + noun.slice(1);
    const article = /^[aeiou]/.test(noun) ? "an" : "a";
    const one = (verb: string, more: object, status = "200") => ({
      operationId: `${verb.toLowerCase()}${title}`,
      tags: [noun],
      summary: `${verb} ${article} ${noun}`,
      ...more,
      responses: {
        [status]: { description: "Success.", ...(status === "204" ? {} : json({ $ref: "#/components/schemas/Item" })) },
        404: { description: "It does not exist.", ...json({ $ref: "#/components/schemas/Error" }) },
      },
    });
    const body = { requestBody: { required: true, ...json({ $ref: "#/components/schemas/NewItem" }) } };
    const list = {
      operationId: `list${title}s`,
      tags: [noun],
      summary: `List every ${noun}`,
      parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum: 100 } }],
      responses: {
        200: { description: "Success.", ...json({ type: "array", items: { $ref: "#/components/schemas/Item" } }) },
      },
    };
    const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
    return [
      [`/${noun}s`, { get: list, post: one("Create", body, "201") }],
      [
        `/${noun}s/{id}`,
        { parameters: [id], get: one("Get", {}), put: one("Replace", body), delete: one("Delete", {}, "204") },
      ],
    ] as const;
  });
  const fields = { name: { type: "string", maxLength: 80 }, count: { type: "integer" } };
  const object = (properties: object, required: readonly string[]) => ({ type: "object", required, properties });
  const text = { type: "string" };
  return {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1.0.0" },
    servers: [{ url: "https://api.example/v1" }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        Item: object({ id: text, ...fields }, ["id", "name"]),
        NewItem: object(fields, ["name"]),
        Error: object({ code: text, message: text }, ["code", "message"]),
      },
    },
  };
}

function json(schema: object): object {
  return { content: { "application/json": { schema } } };
}
