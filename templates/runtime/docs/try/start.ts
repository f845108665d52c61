// Puts the form into the page.
import { answerTo } from "./answer.js";
import { findingsOf, type Finding, type Validators } from "./check.js";
import { codeOf } from "./code.js";
import { fieldOf, make, place } from "./controls.js";
import { curlOf } from "./curl.js";
import { requestOf, type Sent, type Values } from "./request.js";
import type { RequestForm } from "./request-form.js";

const root = new URL(document.body.dataset["root"]!, window.location.href);

export async function start(): Promise<void> {
  const form = (await (await fetch(document.body.dataset["form"]!)).json()) as RequestForm;
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="services"]')!;
  const address = (JSON.parse(content) as Readonly<Record<string, string>>)[form.service];
  if (address === undefined) return;
  document.head.append(make("link", { rel: "stylesheet", href: new URL("assets/try/try.css", root).href }));
  const validators = (await import(new URL(`assets/validators/${form.validators}`, root).href)) as Validators;
  // The docs may stand below any address, and the services beside them.
  const base = new URL(`..${address}`, root).href.replace(/\/$/, "");
  show(form, base, validators);
}

function show(form: RequestForm, base: string, validators: Validators): void {
  const fields = form.fields.map((field, index) => fieldOf(field, `try-${index}`));
  const key = form.key && place(make("input", { id: "try-key", type: "password", autocomplete: "off" }), "try-key", form.key.name, form.key.required ? "your key: it is sent, and not kept" : "your token, if you have one: it is sent, and not kept");
  const body = form.body && place(make("textarea", { id: "try-body", rows: 8, spellcheck: false, value: form.body.example }), "try-body", "body", "JSON");
  const [curl, code] = [make("code"), make("code")];
  const others = make("ul", { className: "finding" });
  const state = make("p");
  state.setAttribute("role", "status");
  state.setAttribute("aria-live", "polite");
  const answer = make("div");
  const isWrite = form.method !== "GET";
  // A key pressed in a field must not send what changes data.
  const send = make("button", { type: isWrite ? "button" : "submit", className: "send" }, isWrite ? `Send ${form.method}: it changes data` : "Send");
  const anyway = make("button", { type: "button", hidden: true }, "Send anyway");

  const touched = new Set<EventTarget | null>();
  const isTouched = (at: Finding["at"]): boolean => {
    const input = at === "body" ? body?.input : at === undefined ? undefined : fields[at]?.input;
    return input !== undefined && touched.has(input);
  };
  let isTried = false;
  const now = (): { readonly values: Values; readonly body: string } => ({ values: fields.map(({ read }) => read()), body: body?.input.value ?? "" });
  const isGiven = (text: string): boolean => form.body !== undefined && text.trim() !== "";
  const requestNow = (shownKey: string): Sent => {
    const { values, body: text } = now();
    return requestOf(form, values, isGiven(text) ? compact(text) : undefined, shownKey);
  };
  const print = (): void => {
    const { values, body: text } = now();
    const shownKey = form.key && (form.key.required || key?.input.value !== "") ? "your key" : "";
    curl.textContent = curlOf(requestNow(shownKey), base);
    code.textContent = codeOf(form, values, isGiven(text) ? json(text) : undefined, base, shownKey);
  };
  const check = (isShown: (at: Finding["at"]) => boolean): readonly Finding[] => {
    const { values, body: text } = now();
    const findings = findingsOf(form, values, text, validators).filter(({ at }) => isShown(at));
    const of = (at: Finding["at"]): string | undefined => findings.find((finding) => finding.at === at)?.text;
    fields.forEach((field, index) => field.show(of(index)));
    body?.show(of("body"));
    others.replaceChildren(...findings.filter(({ at }) => at === undefined).map(({ text: found }) => make("li", {}, found)));
    anyway.hidden = !findings.some(({ isError }) => isError);
    return findings;
  };
  const ask = async (): Promise<void> => {
    state.textContent = "Waiting for the answer …";
    answer.replaceChildren();
    send.disabled = anyway.disabled = true;
    try {
      const request = requestNow(key?.input.value ?? "");
      const { status, headers, body: text } = await answerTo(request, base + request.path, form.answerHeaders);
      state.textContent = `Answer: ${status}`;
      answer.append(figure("Header fields", make("code", {}, headers.join("\n"))), figure("Body", make("code", {}, text)));
    } catch (error) {
      state.textContent = `There is no answer: ${(error as Error).message}`;
    } finally {
      send.disabled = anyway.disabled = false;
    }
  };
  const checkAndAsk = async (): Promise<void> => {
    isTried = true;
    const findings = check(() => true);
    const errors = findings.filter(({ isError }) => isError);
    if (errors.length === 0) return ask();
    state.textContent = `Not sent: ${errors.length === 1 ? "one error" : `${errors.length} errors`}.`;
    element.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };

  const element = make("form", { className: "try", noValidate: true }, ...[key, ...fields, body].flatMap((one) => (one ? [one.element] : [])), others, make("p", {}, send, " ", anyway));
  // As one types, and not when one leaves a field: a button that moves away then is not pressed.
  element.addEventListener("input", ({ target }) => {
    touched.add(target);
    print();
    check((at) => isTried || isTouched(at));
  });
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isWrite) checkAndAsk();
  });
  if (isWrite) send.addEventListener("click", checkAndAsk);
  anyway.addEventListener("click", ask);
  print();

  const title = make("h2", { id: "try-title" }, "Try it");
  const section = make("section", { id: "try" }, title, element, state, answer, figure("curl", curl), figure("Client", code));
  section.setAttribute("aria-labelledby", "try-title");
  const before = document.getElementById("examples") ?? document.getElementById("related") ?? document.getElementById("resource");
  if (before) before.before(section);
  else document.getElementById("content")!.append(section);
  const after = before && document.querySelector(`.contents a[href="#${before.id}"]`)?.parentElement;
  document.querySelector(".contents ul")?.insertBefore(make("li", {}, make("a", { href: "#try" }, "Try it")), after ?? null);
  if (window.location.hash === "#try") section.scrollIntoView();
}

function figure(title: string, code: HTMLElement): HTMLElement {
  const pre = make("pre", { tabIndex: 0 }, code);
  return make("figure", { className: "code" }, make("figcaption", {}, title), pre);
}

/** The same JSON on one line; what is none as it is. */
function compact(text: string): string {
  const value = json(text);
  return value === text ? text : JSON.stringify(value);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
