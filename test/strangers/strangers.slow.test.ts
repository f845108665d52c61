import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compilers, type CompilerName } from "../services/harness/declarations.ts";
import { errorsIn, messagesOf, programs } from "./compile.ts";
import { refusedByTypes } from "./mistakes.ts";

const files = readdirSync(programs).map((name) => join(programs, name));

const head = `import { createExchangeClient } from "@kiln/client/exchange"; import { createQueryClient } from "@kiln/client/query";
const wiki = createQueryClient({ endpoint: "https://wiki.example/w/api.php", userAgent: "strangers/1.0 (strangers@example.org)" });
const exchange = createExchangeClient({ baseUrl: "https://pbx.example", key: "k", tenant: "T1" });
`;

describe.each(Object.keys(compilers) as CompilerName[])("with %s", (compiler) => {
  it("programs of the first hour compile", () => {
    expect(files.length).toBeGreaterThan(3);
    expect(errorsIn(compiler, files)).toEqual([]);
  });

  it("mistakes do not, and the message names the parameter and what is right", () => {
    const messages = messagesOf(compiler, head + refusedByTypes.map(({ code }) => `void ${code};`).join("\n"));
    const first = head.split("\n").length;
    const unhelpful = refusedByTypes.flatMap(({ code, names }, index) => {
      const message = messages.get(first + index) ?? "compiles";
      return names.every((name) => message.includes(name)) ? [] : [`${code}: ${message}`];
    });
    expect(refusedByTypes.length).toBeGreaterThanOrEqual(30);
    expect(unhelpful).toEqual([]);
    expect([...messages.keys()].filter((line) => line < first)).toEqual([]);
  });
});
