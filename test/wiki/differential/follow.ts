import type { Caller } from "./callers.ts";

export type Answer = Readonly<Record<string, unknown>>;

/** Maximum number of responses. A longer list is considered an infinite loop. */
const mostResponses = 60;

export async function follow(
  { endpoint, cookies }: Caller,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly Answer[]> {
  const responses: Answer[] = [];
  let next: Readonly<Record<string, string>> | undefined = {};
  while (next !== undefined && responses.length < mostResponses) {
    const body = new URLSearchParams({
      action: "query",
      format: "json",
      formatversion: "2",
      errorformat: "plaintext",
      ...parameters,
      ...next,
    });
    const response: Response = await fetch(endpoint, { method: "POST", body, headers: { cookie: cookies } });
    const text = await response.text();
    const result = parsed(text.replaceAll(new URL(endpoint).origin, "http://wiki.example"), response.status);
    responses.push(result);
    next = result["continue"] as Readonly<Record<string, string>> | undefined;
  }
  return responses;
}

function parsed(text: string, status: number): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return { unreadable: status };
  }
}
