/**
 * Returns the first fault of an XML document, if any: text outside of elements, an unclosed element, or an unescaped
 * character.
 */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  let rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  while (rest !== "") {
    const token =
      /^(?:<(?<end>\/?)(?<name>[a-z-]+)(?: [a-z:]+="(?:[^<&"]|&(?:#\d+|amp|lt|gt|quot|apos);)*")*(?<empty>\/?)>|(?:[^<>&]|&(?:#\d+|amp|lt|gt|quot|apos);)+)/.exec(
        rest,
      );
    if (token === null || forbidden.test(token[0])) return rest.slice(0, 80);
    const { end, name, empty } = token.groups!;
    if (name === undefined && open.length === 0 && token[0].trim() !== "") return `text outside: ${token[0]}`;
    if (end === "/" && open.pop() !== name) return `closed: ${name}`;
    if (name !== undefined && end === "" && empty === "") open.push(name);
    rest = rest.slice(token[0].length);
  }
  return open.length === 0 ? undefined : `open: ${open.join(" ")}`;
}

const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
