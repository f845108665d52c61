// All fields of a form and their contents.
import type { Finding } from "./check.js";
import { fieldOf, make, place } from "./controls.js";
import type { FormKey, RequestForm } from "./request-form.js";
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
