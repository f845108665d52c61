// The form. It shows errors while the user types. Invalid requests need a confirmation before they are sent.
import type { AnswerView } from "./answer-view.js";
import { type Finding, type Validators, findingsOf } from "./check.js";
import { type Inputs, make } from "./inputs.js";
import type { Preview } from "./preview.js";
import type { RequestForm } from "./request-form.js";

export interface Parts {
  readonly inputs: Inputs;
  readonly preview: Preview;
  readonly answer: AnswerView;
}

export function tryForm(
  form: RequestForm,
  validators: Validators,
  { inputs, preview, answer }: Parts,
): HTMLFormElement {
  const isWrite = !/^(?:GET|HEAD|OPTIONS)$/.test(form.method);
  // The Enter key must not send a request that changes data.
  const send = make(
    "button",
    { type: isWrite ? "button" : "submit", className: "send" },
    isWrite ? `Send ${form.method}: it changes data` : "Send",
  );
  const anyway = make("button", { type: "button", hidden: true }, "Send anyway");
  const others = make("ul", { className: "finding" });
  const element = make(
    "form",
    { className: "try", noValidate: true },
    ...inputs.elements,
    others,
    make("p", {}, send, " ", anyway),
  );
  const touched = new Set<Finding["at"]>();
  let isTried = false;

  // Check on input, not on blur. A finding that appears on blur could move the button that is being clicked.
  element.addEventListener("input", ({ target }) => {
    touched.add(inputs.placeOf(target));
    preview.show(inputs.read());
    check(({ at }) => isTried || (at !== undefined && touched.has(at)));
  });
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isWrite) checkAndAsk();
  });
  if (isWrite) send.addEventListener("click", checkAndAsk);
  anyway.addEventListener("click", ask);
  preview.show(inputs.read());
  return element;

  function check(isShown: (finding: Finding) => boolean): readonly Finding[] {
    const { values, body } = inputs.read();
    const findings = findingsOf(form, values, body, validators).filter(isShown);
    inputs.show(findings);
    others.replaceChildren(...findings.filter(({ at }) => at === undefined).map(({ text }) => make("li", {}, text)));
    anyway.hidden = !findings.some(({ isError }) => isError);
    return findings;
  }

  async function ask(): Promise<void> {
    send.disabled = anyway.disabled = true;
    await answer.ask(inputs.read());
    send.disabled = anyway.disabled = false;
  }

  async function checkAndAsk(): Promise<void> {
    isTried = true;
    const errors = check(() => true).filter(({ isError }) => isError);
    if (errors.length === 0) return ask();
    answer.say(`Not sent: ${errors.length === 1 ? "one error" : `${errors.length} errors`}.`);
    element.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }
}
