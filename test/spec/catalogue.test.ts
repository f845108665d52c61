import { describe, expect, it } from "vitest";
import { documentLimits, documentModules, documentSet } from "./catalogue-document.ts";
import { limits, modules, sets, valuesOf } from "./query-files.ts";

describe("the YAML against the catalogue document, line by line", () => {
  const documented = documentModules();

  it("has the same modules", () => {
    expect(modules.map((one) => one.name)).toEqual(documented.map((one) => one.name).sort());
  });

  it.each(documented.map((one) => [one.name, one] as const))("%s: every parameter, in order, with all that is said of it", (name, module) => {
    expect(modules.find((one) => one.name === name)).toEqual(module);
  });
});

it("has the document's limits", () => {
  expect(limits).toEqual(documentLimits());
});

describe("the shared value sets against the document", () => {
  const idOf = (documentName: string): string => sets.find((set) => set.documentName === documentName)!.set;

  it.each(["CF", "RIGHTS", "GROUPS", "PROTO", "ICONS"])("%s has the document's values in its order", (name) => {
    expect(valuesOf(idOf(name))).toEqual(documentSet(name).values);
  });

  it("RP has them too, the last one deprecated", () => {
    const { values, remark } = documentSet("RP");
    expect(valuesOf(idOf("RP"))).toEqual(values);
    expect(remark).toContain("(value deprecated)");
    expect(sets.find((set) => set.documentName === "RP")!.deprecatedValues).toEqual([values.at(-1)]);
  });

  it("RIGHTSC is made by the document's algebra", () => {
    const [first, ...others] = documentSet("RIGHTSC").values;
    const without = [first!.replace("RIGHTS without ", ""), ...others];
    expect(sets.find((set) => set.documentName === "RIGHTSC")).toMatchObject({ from: "rights", without });
  });

  it("PROTO and ICONS say what the document omits", () => {
    expect(documentSet("PROTO").remark).toContain("one further scheme value");
    expect(documentSet("ICONS").remark).toContain("18 brand-logo names that start with cdxIconLogo are omitted");
    const missing = Object.fromEntries(sets.map((set) => [set.documentName, set.missing]));
    expect(missing["PROTO"]).toMatchObject({ count: 1, pattern: { decided: "^[a-z][a-z0-9+.-]*$" } });
    expect(missing["ICONS"]).toMatchObject({ count: 18, pattern: "^cdxIconLogo" });
  });
});
