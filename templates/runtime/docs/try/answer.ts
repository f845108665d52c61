// Sends a request and formats its response. The response is displayed only as text.
import type { Sent } from "./request.js";

const seconds = 30;
/** The maximum length of a displayed body. More text would slow down the page. */
const longest = 200_000;
const shownHeaders = ["content-type", "location", "link", "retry-after", "etag"];

export interface Shown {
  readonly status: string;
  /** The code of an error whose HTTP status is 200. */
  readonly error: string | undefined;
  readonly headers: readonly string[];
  readonly body: string;
}

/**
 * Sends the request without cookies, so that it contains only what the form shows. `ofService` lists the service's
 * headers to display in addition to HTTP's.
 */
export async function answerTo(
  { method, headers, body }: Sent,
  url: string,
  ofService: readonly string[],
  errorHeader: string | undefined,
): Promise<Shown> {
  const response = await fetch(url, {
    method,
    headers: headers.map(([name, text]): [string, string] => [name, text]),
    body: body ?? null,
    credentials: "omit",
    cache: "no-store",
    redirect: "manual",
    signal: AbortSignal.timeout(seconds * 1000),
  });
  const text = await response.text();
  const shown = [...shownHeaders, ...ofService].flatMap((name) =>
    response.headers.has(name) ? [`${name}: ${response.headers.get(name)}`] : [],
  );
  return {
    status:
      response.type === "opaqueredirect"
        ? "It redirects to another address."
        : `${response.status} ${response.statusText}`.trim(),
    error: (errorHeader && response.headers.get(errorHeader)) || undefined,
    headers: shown,
    body: bodyText(text),
  };
}

/** Indents JSON and returns other text unchanged. Truncates long text. */
function bodyText(text: string): string {
  const printed = pretty(text);
  return printed.length <= longest
    ? printed
    : `${printed.slice(0, longest)}\n… (${printed.length - longest} more characters)`;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
