// Puts the form into the page.
import { answerTo } from "./answer.js";
import { findingsOf } from "./check.js";
import { codeOf } from "./code.js";
import { fieldOf, make, place } from "./controls.js";
import { curlOf } from "./curl.js";
import { requestOf } from "./request.js";

const root = new URL(document.body.dataset.root, window.location.href);

export async function start() {
  const form = await (await fetch(document.body.dataset.form)).json();
  const address = JSON.parse(document.querySelector('meta[name="services"]').content)[form.service];
  if (address === undefined) return;
  document.head.append(make("link", { rel: "stylesheet", href: new URL("assets/try/try.css", root).href }));
  const validators = await import(new URL(`assets/validators/${form.validators}`, root).href);
  // The docs may stand below any address, and the services beside them.
  const base = new URL(`..${address}`, root).href.replace(/\/$/, "");
  show(form, base, validators);
}

function show(form, base, validators) {
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

  const touched = new Set();
  let isTried = false;
  const now = () => ({ values: fields.map(({ read }) => read()), body: body?.input.value ?? "" });
  const isGiven = (text) => form.body !== undefined && text.trim() !== "";
  const requestNow = (shownKey) => {
    const { values, body: text } = now();
    return requestOf(form, values, isGiven(text) ? compact(text) : undefined, shownKey);
  };
  const print = () => {
    const { values, body: text } = now();
    const shownKey = form.key && (form.key.required || key.input.value !== "") ? "your key" : "";
    curl.textContent = curlOf(requestNow(shownKey), base);
    code.textContent = codeOf(form, values, isGiven(text) ? json(text) : undefined, base, shownKey);
  };
  const check = (isShown) => {
    const { values, body: text } = now();
    const findings = findingsOf(form, values, text, validators).filter(({ at }) => isShown(at));
    const of = (at) => findings.find((finding) => finding.at === at)?.text;
    fields.forEach((field, index) => field.show(of(index)));
    body?.show(of("body"));
    others.replaceChildren(...findings.filter(({ at }) => at === undefined).map(({ text: found }) => make("li", {}, found)));
    anyway.hidden = !findings.some(({ isError }) => isError);
    return findings;
  };
  const ask = async () => {
    state.textContent = "Waiting for the answer …";
    answer.replaceChildren();
    send.disabled = anyway.disabled = true;
    try {
      const request = requestNow(key?.input.value ?? "");
      const { status, headers, body: text } = await answerTo(request, base + request.path, form.answerHeaders);
      state.textContent = `Answer: ${status}`;
      answer.append(figure("Header fields", make("code", {}, headers.join("\n"))), figure("Body", make("code", {}, text)));
    } catch (error) {
      state.textContent = `There is no answer: ${error.message}`;
    } finally {
      send.disabled = anyway.disabled = false;
    }
  };
  const checkAndAsk = async () => {
    isTried = true;
    const findings = check(() => true);
    const errors = findings.filter(({ isError }) => isError);
    if (errors.length === 0) return ask();
    state.textContent = `Not sent: ${errors.length === 1 ? "one error" : `${errors.length} errors`}.`;
    element.querySelector("[aria-invalid]")?.focus();
  };

  const element = make("form", { className: "try", noValidate: true }, ...[key, ...fields, body].flatMap((one) => (one ? [one.element] : [])), others, make("p", {}, send, " ", anyway));
  // As one types, and not when one leaves a field: a button that moves away then is not pressed.
  element.addEventListener("input", ({ target }) => {
    touched.add(target);
    print();
    check((at) => isTried || touched.has((at === "body" ? body : fields[at])?.input));
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
  else document.getElementById("content").append(section);
  const after = before && document.querySelector(`.contents a[href="#${before.id}"]`)?.parentElement;
  document.querySelector(".contents ul")?.insertBefore(make("li", {}, make("a", { href: "#try" }, "Try it")), after ?? null);
  if (window.location.hash === "#try") section.scrollIntoView();
}

function figure(title, code) {
  const pre = make("pre", { tabIndex: 0 }, code);
  return make("figure", { className: "code" }, make("figcaption", {}, title), pre);
}

/** The same JSON on one line; what is none as it is. */
function compact(text) {
  const value = json(text);
  return value === text ? text : JSON.stringify(value);
}

function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
