import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compile, filesOf, load, type Model } from "../../generators/index.ts";
import { jsonSchema } from "../../generators/emit/json-schema/emitter.ts";
import { rootFolder } from "../support/emit.ts";

export interface SchemaFile {
  /** The kind: `requests`, `modules` … */
  readonly kind: string;
  /** The id: `exchange/requests/createPagingGroup`. */
  readonly id: string;
  readonly path: string;
  readonly schema: Schema;
}

export interface Schema {
  readonly [keyword: string]: unknown;
}

const folders = {
  "the project": rootFolder,
  ...Object.fromEntries(["telephony", "bookings", "library"].map((id) => [id, join(rootFolder, "test/services", id)])),
};

export interface Schemas {
  readonly model: Model;
  readonly files: readonly SchemaFile[];
}

/** The JSON Schemas of this project and of other teams' specs, as files that refer to one another. */
export const schemas: readonly (readonly [spec: string, schemas: Schemas])[] = Object.entries(folders).map(
  ([spec, folder]) => [spec, schemasIn(folder)],
);

function schemasIn(folder: string): Schemas {
  const { model, outputs, diagnostics } = compile(load(folder), [jsonSchema]);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const target = mkdtempSync(join(tmpdir(), "kiln-schemas-"));
  const prefix = "packages/schemas/generated/";
  const files = [...filesOf(outputs)]
    .filter(({ path }) => path.startsWith(prefix) && path.endsWith(".json"))
    .map(({ path, text }) => {
      const id = path.slice(prefix.length).replace(/\.json$/, "");
      const file = join(target, `${id}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return { kind: id.split("/")[1]!, id, path: file, schema: JSON.parse(text) as Schema };
    });
  return { model, files };
}
