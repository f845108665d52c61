// Inserts the form into the page.
import { answerView } from "./answer-view.js";
import type { Validators } from "./check.js";
import { inputsOf, make } from "./inputs.js";
import { previewOf } from "./preview.js";
import type { RequestForm } from "./request-form.js";
import { tryForm } from "./try-form.js";

const root = new URL(document.body.dataset["root"]!, window.location.href);

export async function start(): Promise<void> {
  const form = (await (await fetch(document.body.dataset["form"]!)).json()) as RequestForm;
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="services"]')!;
  const address = (JSON.parse(content) as Readonly<Record<string, string>>)[form.service];
  if (address === undefined) return;
  document.head.append(make("link", { rel: "stylesheet", href: new URL("assets/try/try.css", root).href }));
  const validators = (await import(new URL(`assets/validators/${form.validators}`, root).href)) as Validators;
  // The docs may be hosted at any URL. The service paths are relative to the parent folder of the docs.
  const base = new URL(`..${address}`, root).href.replace(/\/$/, "");
  insert(sectionOf(form, base, validators));
}

function sectionOf(form: RequestForm, base: string, validators: Validators): HTMLElement {
  const [inputs, preview, answer] = [inputsOf(form), previewOf(form, base), answerView(form, base)];
  const title = make("h2", { id: "try-title" }, "Try it");
  const section = make(
    "section",
    { id: "try" },
    title,
    tryForm(form, validators, { inputs, preview, answer }),
    ...answer.elements,
    ...preview.elements,
  );
  section.setAttribute("aria-labelledby", "try-title");
  return section;
}

/** Replaces the note that the form is missing, and adds a link from the example. */
function insert(section: HTMLElement): void {
  document.querySelector("#try")!.replaceWith(section);
  document.querySelector(".contents ul")?.append(make("li", {}, make("a", { href: "#try" }, "Try it")));
  document.querySelector(".aside h2")?.append(" ", make("a", { href: "#try", className: "send" }, "Send"));
  if (window.location.hash === "#try") section.scrollIntoView();
}
