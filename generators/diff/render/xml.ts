import { visible } from "../../diagnostics/visible.ts";

/** An element, whose content is XML already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: readonly string[],
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const head = `<${name}${given.join("")}`;
  return content.length === 0 ? `${head}/>\n` : `${head}>\n${content.join("")}</${name}>\n`;
}

/** What XML forbids is shown by `visible`, but for two characters that mean nothing. */
export function escapeXml(text: string): string {
  return visible(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
