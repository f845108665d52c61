import { fillMessage } from "../../query/server/fill-message.js";
import type { Message, MessageParameter } from "../../query/server/message.js";

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
  const marks = form === "html" ? marked(text) : form === "wikitext" ? text : text.replace(/<\/?(?:kbd|var)>/g, '"');
  return fillMessage(marks, { parameters }, form === "html" ? escaped : undefined);
}

/** A text in HTML: our own marks, and links. */
function marked(text: string): string {
  return escaped(text)
    .replace(/&lt;(\/?(?:kbd|var))&gt;/g, "<$1>")
    .replace(/(?<=&lt;)https:\/\/[\w./-]+(?=&gt;)/g, '<a rel="nofollow" class="external free" href="$&">$&</a>');
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
