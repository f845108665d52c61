import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { compile, filesOf } from "../../generators/compile.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { load } from "../../generators/load/load.ts";
import { rootFolder } from "../support/emit.ts";

/*
 * The declarations of everything that requests may contain, as a user's compiler reads them. Libraries are checked,
 * too.
 */
const folder = mkdtempSync(join(tmpdir(), "kiln-declarations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const use = `
import { decode, decodeHeaders, type CreateHallHeaders, type CreateHallRequest, type Opening } from "./generated/town/createHall.js";
import type { ListHallsParameters } from "./generated/town/listHalls.js";
import { decode as decodeMany, type RenameHallsRequest } from "./generated/town/renameHalls.js";
import { decode as decodeLet, type Period } from "./generated/town/letHalls.js";
import type { UpdateHallRequest, DecodedUpdateHallRequest } from "./generated/town/updateHall.js";

export const parameters: ListHallsParameters = { street: "north", open: true, days: ["mon"], numbers: [1], either: "a", one_or_more: "all" };
// @ts-expect-error
export const day: ListHallsParameters = { street: "north", days: ["sun"] };
// @ts-expect-error
export const noStreet: ListHallsParameters = {};
export const headers: CreateHallHeaders = { "Idempotency-Key": "abc", "X-Count": 3, "X-Days": ["mon"] };
// @ts-expect-error
export const noKey: CreateHallHeaders = { "X-Count": 3 };
export const opening: Opening = { from: "08:00", until: "09:00", days: ["mon"], note: null };
export const hall: CreateHallRequest = { name: "Blue", email: "a", note: null, hours: [opening], labels: { en: ["a"] }, mixed: { from: "8", until: "9" } };
export const update: UpdateHallRequest = { seats: null };
// @ts-expect-error
export const noNull: UpdateHallRequest = { title: null };
export const rows: RenameHallsRequest = [{ number: 1, name: "A", hours: opening }];
export const seats: number | null | undefined = ({} as DecodedUpdateHallRequest).seats;
export const key: string | undefined = decodeHeaders({}).value?.["Idempotency-Key"];
export const open: boolean | undefined = decode({}).value?.open;
export const first: number | undefined = decodeMany([]).value?.[0]?.number;
export const period: Period | undefined = decodeLet({}).value;
`;

test("the declarations name what they declare, and no more", () => {
  const { outputs } = compile(load(join(rootFolder, "test/fixtures/language")), [validators]);
  const prefix = "packages/validators/";
  const files = [...filesOf(outputs)]
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ path, text }) => [path.slice(prefix.length), text] as const);
  for (const [path, text] of [...files, ["use.ts", use] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const roots = [...files.map(([path]) => path).filter((path) => path.endsWith(".d.ts")), "use.ts"];
  expect(roots.length).toBeGreaterThan(10);
  const program = ts.createProgram(
    roots.map((path) => join(folder, path)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2022.d.ts"],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: [],
    },
  );
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  expect(found).toEqual([]);
});
