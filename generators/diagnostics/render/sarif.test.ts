import { describe, expect, test } from "vitest";
import { catalogue, codes } from "../catalogue.ts";
import { type Diagnostic, diagnostic } from "../diagnostic.ts";
import { render } from "./render.ts";

const text = "module: pages\nlimit: { type: limti }\n";
const place = { file: "spec/ü b#.yaml", start: 29, end: 34 };

describe("a SARIF log", () => {
  const log = sarif([
    diagnostic(
      "unknown-reference",
      place,
      { kind: "type", name: "limti", known: "limit" },
      {
        related: [{ message: "of this module", place: { ...place, start: 8, end: 13 } }],
      },
    ),
    diagnostic("unused-definition", { ...place, file: "missing.yaml" }, { kind: "set", name: "x", where: "" }),
    diagnostic("spec-not-found", undefined, { folder: "x" }),
  ]);
  const run = log.runs[0];

  test("states its version, and how it counts columns", () => {
    expect(log).toMatchObject({ version: "2.1.0", $schema: expect.stringContaining("sarif-2.1.0") });
    expect(Object.keys(log).sort()).toEqual(["$schema", "runs", "version"]);
    expect(run.columnKind).toBe("unicodeCodePoints");
    expect(Object.keys(run).sort()).toEqual(["columnKind", "originalUriBaseIds", "results", "tool"]);
  });

  test("has every code as a rule, each with a level and texts", () => {
    expect(run.tool.driver.name).toBe("Kiln");
    expect(run.tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual(codes);
    for (const rule of run.tool.driver.rules) {
      expect(rule).toEqual({
        id: expect.any(String),
        shortDescription: { text: expect.stringMatching(/\S/) },
        fullDescription: { text: expect.stringMatching(/\S/) },
        help: { text: expect.stringMatching(/\S/) },
        defaultConfiguration: { level: catalogue[rule.id as keyof typeof catalogue].severity },
      });
    }
  });

  test("names the version of the tool, if that is known", () => {
    expect(run.tool.driver).not.toHaveProperty("version");
    const { driver } = JSON.parse(render([], new Map(), "sarif", { version: "1.2.3" })).runs[0].tool;
    expect(driver).toMatchObject({ version: "1.2.3", semanticVersion: "1.2.3" });
  });

  test("has a result for each diagnostic, pointing at its rule", () => {
    expect(run.results).toHaveLength(3);
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(["error", "warning", "note", "none"]).toContain(result.level);
      expect(result.message.text).toMatch(/\S/);
    }
  });

  test("has relative, percent-encoded URIs and regions that begin at 1", () => {
    const found = run.results.find((result: { ruleId: string }) => result.ruleId === "unknown-reference");
    expect(found.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: "spec/%C3%BC%20b%23.yaml", uriBaseId: "%SRCROOT%" },
          region: { startLine: 2, startColumn: 16, endLine: 2, endColumn: 21 },
        },
      },
    ]);
    expect(found.relatedLocations).toMatchObject([{ id: 0, message: { text: "of this module" } }]);
  });

  test("leaves out what it does not know", () => {
    const missing = run.results.find((result: { ruleId: string }) => result.ruleId === "unused-definition");
    expect(missing.locations[0].physicalLocation).not.toHaveProperty("region");
    expect(missing).not.toHaveProperty("relatedLocations");
    expect(run.results[0].ruleId).toBe("spec-not-found");
    expect(run.results[0]).not.toHaveProperty("locations");
  });
});

test("braces and links in a message are text, not placeholders and links", () => {
  const one = diagnostic("duplicate-key", undefined, { key: "a-{0} [here](https://evil.invalid)" });
  expect(sarif([one]).runs[0].results[0].message.text).toContain(String.raw`a-{{0}} [here\](https://evil.invalid)`);
});

test("a name that no URI can express still makes one", () => {
  const one = diagnostic("not-utf8", { file: "a\ud800:b.yaml", start: 0, end: 0 }, {});
  expect(sarif([one]).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    "a%EF%BF%BD%3Ab.yaml",
  );
});

describe("a fingerprint", () => {
  const unknown = (start: number, known: string, name = "limti") =>
    diagnostic("unknown-reference", { ...place, start }, { kind: "type", name, known });

  test("stays when lines move and when more is known", () => {
    expect(fingerprintsOf([unknown(3, "limit")])).toEqual(fingerprintsOf([unknown(20, "limit, string")]));
  });

  test("stays when a library words its reason differently", () => {
    const syntax = (reason: string) => diagnostic("yaml-syntax", place, { reason, remedy: "" });
    expect(fingerprintsOf([syntax("bad indentation")])).toEqual(fingerprintsOf([syntax("wrong indentation")]));
  });

  test("differs between names, files and codes", () => {
    const elsewhere = { ...unknown(3, ""), place: { ...place, file: "other.yaml" } };
    const otherCode = diagnostic("duplicate-name", place, { kind: "type", name: "limti", scope: "" });
    const each = [unknown(3, ""), unknown(3, "", "lmit"), elsewhere, otherCode].flatMap((one) => fingerprintsOf([one]));
    expect(new Set(each).size).toBe(4);
  });

  test("differs between equal faults in one file", () => {
    expect(new Set(fingerprintsOf([unknown(3, ""), unknown(9, "")])).size).toBe(2);
  });
});

function sarif(diagnostics: readonly Diagnostic[]) {
  return JSON.parse(render(diagnostics, new Map([[place.file, text]]), "sarif"));
}

function fingerprintsOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return sarif(diagnostics).runs[0].results.map(
    (result: { partialFingerprints: object }) => Object.values(result.partialFingerprints)[0],
  );
}
