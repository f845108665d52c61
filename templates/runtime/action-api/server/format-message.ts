import type { Message, MessageParameter } from "./message.js";

/** A message in one of the forms of errors. Texts mark what is code with `<kbd>` and names with `<var>`; plain text has quotes there. */
export function formatMessage(message: Message, form: string, version: string): object {
  const { code, module, key, parameters = [], data } = message;
  const text = version === "1" ? "*" : form === "html" ? "html" : "text";
  return {
    code,
    ...(form === "none" ? {} : form === "raw" ? { key, params: parameters.map(rawParameter) } : { [text]: textOf(message, form) }),
    ...(data === undefined ? {} : { data }),
    module,
  };
}

export function textOf({ text, parameters = [] }: Pick<Message, "text" | "parameters">, form: string): string {
  const shownParameter = (one: MessageParameter) => (form === "html" ? escaped(parameterText(one)) : parameterText(one));
  const marks = form === "html" ? marked(text) : form === "wikitext" ? text : text.replace(/<\/?(?:kbd|var)>/g, '"');
  return marks.replace(/\$(\d)/g, (whole, number: string) => {
    const parameter = parameters[Number(number) - 1];
    return parameter === undefined ? whole : shownParameter(parameter);
  });
}

/** A text in HTML: our own marks, and links. */
function marked(text: string): string {
  return escaped(text)
    .replace(/&lt;(\/?(?:kbd|var))&gt;/g, "<$1>")
    .replace(/(?<=&lt;)https:\/\/[\w./-]+(?=&gt;)/g, '<a rel="nofollow" class="external free" href="$&">$&</a>');
}

function parameterText(parameter: MessageParameter): string {
  if (typeof parameter !== "object") return String(parameter);
  if ("count" in parameter) return String(parameter.count);
  return parameter.type === "comma" ? parameter.list.join(", ") : listText(parameter.list);
}

/** `a`, `a and b`, `a, b and c`. */
function listText(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function rawParameter(parameter: MessageParameter) {
  if (typeof parameter === "string") return { plaintext: parameter };
  if (typeof parameter === "number") return { num: parameter };
  if ("count" in parameter) return parameter.count;
  return { list: parameter.bare ? parameter.list : parameter.list.map((plaintext) => ({ plaintext })), type: parameter.type };
}

/** Text for HTML, outside of attributes. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
