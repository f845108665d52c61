import { describe, expect, test } from "vitest";
import { renderTemplate } from "../../generators/codegen/template.ts";

/*
 * The contrasts that WCAG 2.2 requires for each color on its background. axe cannot determine the background of text in
 * a picture.
 */

const css = renderTemplate("docs/style/colours.css", {});
const themes = Array.from(css.matchAll(/color-scheme: (light dark|dark);([^}]*)/g), ([, scheme, body]) => ({
  scheme: scheme!,
  colours: coloursIn(body!),
}));

test("light colours, dark ones of the system, and dark ones that are chosen", () => {
  const system = coloursIn(/prefers-color-scheme: dark\) \{\s*:root[^{]*\{([^}]*)/.exec(css)![1]!);
  expect(themes.map(({ scheme }) => scheme)).toEqual(["light dark", "dark"]);
  expect(themes.at(-1)!.colours).toEqual(system);
});

describe.each(themes)("the colours $scheme", ({ colours }) => {
  const texts = ["text", "quiet", "accent", "decided", "unknown"];

  test.each(texts)("--%s can be read on paper and on what is raised", (name) => {
    for (const ground of ["paper", "raised"])
      expect(contrast(colours[name]!, colours[ground]!), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["quiet", "accent"])("a line of --%s, around a box or a field, can be seen", (name) => {
    for (const ground of ["paper", "raised"])
      expect(contrast(colours[name]!, colours[ground]!), ground).toBeGreaterThanOrEqual(3);
  });
});

test.each(["site", "pictures", "try"])("%s.css has its colours from the variables, and from no other", (name) => {
  const used = renderTemplate(`docs/style/${name}.css`, {});
  expect(used).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl|oklch|: (?:white|black)/);
  const known = Object.keys(themes[0]!.colours);
  expect(
    Array.from(used.matchAll(/var\(--(\w+)\)/g), ([, variable]) => variable!).filter(
      (variable) => !known.includes(variable),
    ),
  ).toEqual([]);
  expect(used).toContain("var(--");
});

function coloursIn(body: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(body.matchAll(/--(\w+): (#[0-9a-f]{6});/g), ([, name, colour]) => [name!, colour!]),
  );
}

/** Returns the contrast ratio, from 1 to 21, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
