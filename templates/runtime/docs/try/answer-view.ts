// Where the answer to a request is shown.
import { answerTo } from "./answer.js";
import { bodyOf } from "./body-text.js";
import { make } from "./controls.js";
import { figure } from "./figure.js";
import type { Filled } from "./inputs.js";
import { requestOf } from "./request.js";
import type { RequestForm } from "./request-form.js";

export interface AnswerView {
  readonly elements: readonly HTMLElement[];
  /** Says what becomes of the request, to screen readers too. */
  readonly say: (text: string) => void;
  /** Sends the request, and shows what comes back, or that nothing does. */
  readonly ask: (filled: Filled) => Promise<void>;
}

/** `base` is the address of the service. */
export function answerView(form: RequestForm, base: string): AnswerView {
  const state = make("p");
  state.setAttribute("role", "status");
  state.setAttribute("aria-live", "polite");
  const answer = make("div");
  const say = (text: string): void => {
    state.textContent = text;
  };
  return { elements: [state, answer], say, ask };

  async function ask({ values, body, key }: Filled): Promise<void> {
    say("Waiting for the response …");
    answer.replaceChildren();
    try {
      const request = requestOf(form, values, bodyOf(form, body), key);
      const { status, headers, body: text } = await answerTo(request, base + request.path, form.answerHeaders);
      say(`Answer: ${status}`);
      answer.append(
        figure("Header fields", make("code", {}, headers.join("\n"))),
        figure("Body", make("code", {}, text)),
      );
    } catch (error) {
      say(`There is no response: ${(error as Error).message}`);
    }
  }
}
