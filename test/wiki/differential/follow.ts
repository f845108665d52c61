import type { Caller } from "./callers.ts";

export type Answer = Readonly<Record<string, unknown>>;

/** A list that has not ended by then goes round in circles. */
const mostAnswers = 60;

/** Returns all responses to a request, following their continuations. */
export async function follow(
  { endpoint, cookies }: Caller,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let next: Readonly<Record<string, string>> | undefined = {};
  while (next !== undefined && answers.length < mostAnswers) {
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
    const answer = parsed(text.replaceAll(new URL(endpoint).origin, "http://wiki.example"), response.status);
    answers.push(answer);
    next = answer["continue"] as Readonly<Record<string, string>> | undefined;
  }
  return answers;
}

function parsed(text: string, status: number): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return { unreadable: status };
  }
}
