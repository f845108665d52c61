// Sends a request and tells what came back. What an answer says is shown as text only.

const seconds = 30;
/** More than that no one reads, and a page would be slow. */
const longest = 200_000;
const headers = ["content-type", "location", "link", "retry-after", "etag"];

/** Never with cookies: a request is what the form says. */
export async function answerTo({ method, headers: fields, body }, url, ofService) {
  const response = await fetch(url, { method, headers: fields, body, credentials: "omit", cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(seconds * 1000) });
  const text = await response.text();
  const shown = [...headers, ...ofService].flatMap((name) => (response.headers.has(name) ? [`${name}: ${response.headers.get(name)}`] : []));
  return { status: response.type === "opaqueredirect" ? "It leads to another address." : `${response.status} ${response.statusText}`.trim(), headers: shown, body: bodyText(text) };
}

/** JSON in lines, anything else as it is. */
export function bodyText(text) {
  const printed = pretty(text);
  return printed.length <= longest ? printed : `${printed.slice(0, longest)}\n… (${printed.length - longest} more characters)`;
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
