import SwaggerParser from "@apidevtools/swagger-parser";
import spectralCore from "@stoplight/spectral-core";
import * as parsers from "@stoplight/spectral-parsers";
import { describe, expect, it } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { compile } from "../support/compile.ts";
import { compileCases } from "../support/compile-cases.ts";
import { ruleset } from "./spectral.ts";

const cases = [...compileCases()].filter(([topic]) => topic !== "base");

it("finds golden cases", () => {
  expect(cases.length).toBeGreaterThan(5);
});

describe.each(cases)("the OpenAPI documents of the golden case %s", (_, spec) => {
  const files = compile(spec, [openapi]).filesIn(new Set([openapi.into]));
  const documents = files.filter(({ path }) => /^packages\/openapi\/generated\/[a-z]+\.json$/.test(path));

  it.each(documents.map(({ path, text }) => [path, text]))("are valid to swagger-parser: %s", async (_path, text) => {
    await expect(SwaggerParser.validate(JSON.parse(text!))).resolves.toBeDefined();
  });

  it.each(documents.map(({ path, text }) => [path, text]))(
    "have no findings in Spectral's oas: %s",
    async (path, text) => {
      const spectral = new spectralCore.Spectral();
      spectral.setRuleset(ruleset);
      const findings = await spectral.run(new spectralCore.Document(text!, parsers.Json, path));
      expect(findings.map(({ code, path, message }) => `${code} ${path.join("/")}: ${message}`)).toEqual([]);
    },
  );
});
