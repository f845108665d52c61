import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { emitted, emittedFromSpec, type Texts } from "../../support/emit.ts";
import { pythonTypes } from "./emitter.ts";

const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** Runs a module and reports its types: for each class, the keys and which of them are required. */
const describeTypes = `
import json, sys, types, typing
module = sys.modules["generated"] = types.ModuleType("generated")
scope = module.__dict__
exec(compile(sys.stdin.read(), "generated", "exec"), scope)
found = {}
for name, one in list(scope.items()):
    if isinstance(one, type) and hasattr(one, "__total__"):
        typing.get_type_hints(one)
        found[name] = {"required": sorted(one.__required_keys__), "optional": sorted(one.__optional_keys__)}
print(json.dumps(found))
`;

interface Dict {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

function typesIn(files: Texts, path: string): Readonly<Record<string, Dict>> {
  const said = execFileSync("python3", ["-c", describeTypes], {
    input: files.get(`packages/python-types/generated/${path}`)!,
    encoding: "utf8",
  });
  return JSON.parse(said) as Readonly<Record<string, Dict>>;
}

describe("an emitter of Python types", () => {
  test("prints what the model holds", () => {
    const office = emitted([pythonTypes]).get("packages/python-types/generated/office.py");
    expect(office).toContain('RoomRowRequired = TypedDict("RoomRowRequired"');
    expect(office).toContain('    "ro_id": "int",\n');
  });

  test.skipIf(!hasPython)("prints what Python reads, of the base spec", () => {
    const files = emitted([pythonTypes]);
    expect(typesIn(files, "library.py")["BooksParameters"]).toEqual({
      required: [],
      optional: ["continue", "from", "genre", "limit", "year"],
    });
    expect(Object.keys(typesIn(files, "office.py"))).toContain("RoomRow");
  });

  test.skipIf(!hasPython)("and of the real one", () => {
    const files = emittedFromSpec([pythonTypes]);
    const [exchange, query] = [typesIn(files, "exchange.py"), typesIn(files, "query.py")];
    expect(Object.keys(query).filter((name) => name.endsWith("Parameters")).length).toBeGreaterThan(60);
    expect(Object.keys(exchange).length).toBeGreaterThan(3);
  });
});
