// All fields of a form and their contents.
import type { Finding } from "./check.js";
import type { Control, FormField, FormKey, RequestForm } from "./request-form.js";
import type { Values } from "./request.js";

export interface Filled {
  readonly values: Values;
  /** The typed body, or an empty string if the form has none. */
  readonly body: string;
  /** The key, or an empty string if there is none. */
  readonly key: string;
}

export interface Inputs {
  readonly elements: readonly HTMLElement[];
  readonly read: () => Filled;
  /** Shows the problems next to their fields. */
  readonly show: (findings: readonly Finding[]) => void;
  /** Returns the field or body that contains an element. */
  readonly placeOf: (element: EventTarget | null) => Finding["at"];
}

export function inputsOf(form: RequestForm): Inputs {
  const key =
    form.key &&
    place(
      make("input", { id: "try-key", type: "password", autocomplete: "off", value: keptKey(form.service) }),
      "try-key",
      form.key.name,
      keyNote(form.key),
    );
  key?.input.addEventListener("change", () => keepKey(form.service, key.input.value));
  const fields = form.fields.map((field, index) => fieldOf(field, `try-${index}`));
  const body =
    form.body &&
    place(
      make("textarea", { id: "try-body", rows: 8, spellcheck: false, value: form.body.example }),
      "try-body",
      "body",
      "JSON",
    );
  return {
    elements: [key, ...fields, body].flatMap((one) => (one ? [one.element] : [])),
    read: () => ({
      values: fields.map(({ read }) => read()),
      body: body?.input.value ?? "",
      key: key?.input.value ?? "",
    }),
    show(findings) {
      const of = (at: Finding["at"]): string | undefined => findings.find((finding) => finding.at === at)?.text;
      fields.forEach((field, index) => field.show(of(index)));
      body?.show(of("body"));
    },
    placeOf(element) {
      if (body !== undefined && body.input === element) return "body";
      const index = fields.findIndex(({ input }) => input === element);
      return index === -1 ? undefined : index;
    },
  };
}

function keyNote({ required }: FormKey): string {
  return `${required ? "your key" : "your token, if you have one"}: kept until you close the tab`;
}

function keptKey(service: string): string {
  try {
    return window.sessionStorage.getItem(`key-${service}`) ?? "";
  } catch {
    return "";
  }
}

function keepKey(service: string, key: string): void {
  try {
    window.sessionStorage.setItem(`key-${service}`, key);
  } catch {}
}

type Elements = HTMLElementTagNameMap;
export type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function make<Tag extends keyof Elements>(
  tag: Tag,
  properties: Partial<Elements[Tag]> = {},
  ...children: readonly (Node | string)[]
): Elements[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** An input with the elements around it. */
export interface Placed<One extends Input = Input> {
  readonly element: HTMLElement;
  readonly input: One;
  /** Shows a problem next to the field, or clears it if undefined. */
  readonly show: (finding: string | undefined) => void;
}

export interface Field extends Placed {
  /** Returns the texts of the field. The list is empty if the field is. */
  readonly read: () => readonly string[];
}

export function fieldOf({ wire, control, required, description, default: preset }: FormField, id: string): Field {
  const { input, read } = inputOf(control, id);
  input.id = id;
  input.required = required;
  const notes = [required ? "required" : "", severalNote(control), preset ? `default: ${preset}` : ""].filter(
    (note) => note !== "",
  );
  const shown = place(input, id, wire, [notes.join(", "), description ?? ""].filter((note) => note !== "").join(". "));
  if (control.kind === "text" && control.values.length > 0 && !control.several)
    shown.element.append(suggestions(control.values, id));
  return { ...shown, read };
}

function severalNote(control: Control): string {
  if (control.kind === "flag" || !control.several) return "";
  return control.kind === "text" ? "one value per line" : "you can choose several";
}

/** Returns an input with its label, its note and an element for a finding. */
export function place<One extends Input>(input: One, id: string, name: string, note: string): Placed<One> {
  const finding = make("p", { id: `${id}-finding`, className: "finding", hidden: true });
  const label = make("label", { htmlFor: id }, make("code", {}, name));
  const described = make("span", { id: `${id}-note`, className: "note" }, note);
  input.setAttribute("aria-describedby", `${id}-note ${id}-finding`);
  return {
    element: make("div", { className: "field" }, make("div", {}, label, " ", described), input, finding),
    input,
    show(text) {
      finding.textContent = text ?? "";
      finding.hidden = text === undefined;
      if (text === undefined) input.removeAttribute("aria-invalid");
      else input.setAttribute("aria-invalid", "true");
    },
  };
}

type Readable = Pick<Field, "input" | "read">;

function inputOf(control: Control, id: string): Readable {
  switch (control.kind) {
    case "flag":
      return flagInput();
    case "choice":
      return choiceInput(control);
    case "text": {
      const input = textInput(control, id);
      return { input, read: () => input.value.split("\n").filter((line) => line !== "") };
    }
  }
}

function flagInput(): Readable {
  const input = make("input", { type: "checkbox" });
  return { input, read: () => (input.checked ? [""] : []) };
}

function choiceInput({ values, several }: Control & { readonly kind: "choice" }): Readable {
  const choices = values.map((value) => make("option", { value }, value === "" ? "(empty)" : value));
  const none = several ? [] : [make("option", { className: "none" }, "(not given)")];
  const input = make(
    "select",
    { multiple: several, size: several ? Math.min(choices.length, 6) : 1 },
    ...none,
    ...choices,
  );
  return {
    input,
    read: () =>
      Array.from(input.selectedOptions)
        .filter(({ className }) => className !== "none")
        .map(({ value }) => value),
  };
}

function textInput(
  { values, several, type }: Control & { readonly kind: "text" },
  id: string,
): HTMLInputElement | HTMLTextAreaElement {
  if (several && type !== "secret") return make("textarea", { rows: 2, spellcheck: false });
  const input = make("input", {
    type: type === "secret" ? "password" : "text",
    autocomplete: "off",
    spellcheck: false,
  });
  // An input of type `number` would hide invalid values from the validators.
  if (type === "number") input.inputMode = "numeric";
  if (values.length > 0) input.setAttribute("list", `${id}-values`);
  return input;
}

function suggestions(values: readonly string[], id: string): HTMLDataListElement {
  return make("datalist", { id: `${id}-values` }, ...values.map((value) => make("option", { value })));
}
