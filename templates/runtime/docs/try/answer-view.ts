import { type Pair, type Sent, bodyOf, requestOf } from "./request.js";
import { type Filled, make } from "./inputs.js";
import type { RequestForm } from "./request-form.js";

// The view of the response to a request.

export interface AnswerView {
  readonly elements: readonly HTMLElement[];
  /** Shows the state of the request, which screen readers also announce. */
  readonly say: (text: string) => void;
  /** Sends the request and shows the response or the failure. */
  readonly ask: (filled: Filled) => Promise<void>;
}

/** Creates the view. `base` is the URL of the service. */
export function answerView(form: RequestForm, base: string): AnswerView {
  const state = make("p");
  state.setAttribute("role", "status");
  state.setAttribute("aria-live", "polite");
  const response = make("div");
  const say = (text: string): void => {
    state.textContent = text;
  };
  return { elements: [state, response], say, ask };

  async function ask(filled: Filled, next: readonly Pair[] = []): Promise<void> {
    const { values, body, key } = filled;
    say("Waiting for the response …");
    response.replaceChildren();
    try {
      const request = requestOf(form, values, bodyOf(form, body), key);
      const more = next.map(([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("");
      const url = base + request.path + more;
      const { status, error, headers, body: text } = await answerTo(request, url, form.answerHeaders, form.errorHeader);
      say(error === undefined ? `Response: ${status}` : `Error: ${error}`);
      const page = error && document.querySelector<HTMLAnchorElement>(`a[href$="errors/${CSS.escape(error)}.html"]`);
      if (page) response.append(make("p", {}, make("a", { href: page.href }, `The error ${error}`)));
      const parameters = continuationOf(text);
      if (parameters.length > 0) {
        const button = make("button", { type: "button" }, "Continue");
        button.addEventListener("click", () => ask(filled, parameters));
        response.append(make("p", {}, button));
      }
      response.append(
        figure("Header fields", make("code", {}, headers.join("\n"))),
        figure("Body", make("code", {}, text)),
      );
    } catch (error) {
      say(`There is no response: ${(error as Error).message}`);
    }
  }

  /** Returns the parameters of the next request, or undefined if the response is complete. */
  function continuationOf(text: string): readonly Pair[] {
    if (form.continuation === undefined) return [];
    try {
      const found: unknown = (JSON.parse(text) as Readonly<Record<string, unknown>>)[form.continuation];
      return Object.entries(found ?? {}).map(([name, value]) => [name, String(value)]);
    } catch {
      return [];
    }
  }
}

export function figure(title: string, code: HTMLElement): HTMLElement {
  const pre = make("pre", { tabIndex: 0 }, code);
  return make("figure", { className: "code" }, make("figcaption", {}, title), pre);
}

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
