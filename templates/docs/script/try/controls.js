// The fields of a form as elements. Each has a label, and a place for what is wrong with it.

export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** `read` gives the texts of the field: none where nothing is given. */
export function fieldOf(field, id) {
  const { control, required } = field;
  const input = inputOf(control, id);
  input.id = id;
  input.required = required;
  const notes = [required && "required", control.several && control.kind === "text" && "one value a line", control.several && control.kind === "choice" && "several may be chosen", field.default && `default: ${field.default}`].filter(Boolean);
  const shown = place(input, id, field.wire, notes.join(", "));
  if (control.kind === "text" && control.values.length > 0 && !control.several) shown.element.append(suggestions(control.values, id));
  return { ...shown, read: () => read(control, input) };
}

/** A label, what is said of the field, the field, and a place for a finding. */
export function place(input, id, name, note) {
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

function inputOf(control, id) {
  if (control.kind === "flag") return make("input", { type: "checkbox" });
  if (control.kind === "choice") {
    const choices = control.values.map((value) => make("option", { value }, value === "" ? "(empty)" : value));
    const none = control.several ? [] : [make("option", { className: "none" }, "(not given)")];
    return make("select", { multiple: control.several, size: control.several ? Math.min(choices.length, 6) : 1 }, ...none, ...choices);
  }
  if (control.several && control.type !== "secret") return make("textarea", { rows: 2, spellcheck: false });
  const input = make("input", { type: control.type === "secret" ? "password" : "text", autocomplete: "off", spellcheck: false });
  // Not of the type `number`, which would keep what is none from the validators.
  if (control.type === "number") input.inputMode = "numeric";
  if (control.values.length > 0) input.setAttribute("list", `${id}-values`);
  return input;
}

function suggestions(values, id) {
  return make("datalist", { id: `${id}-values` }, ...values.map((value) => make("option", { value })));
}

function read(control, input) {
  if (control.kind === "flag") return input.checked ? [""] : [];
  if (control.kind === "choice") return Array.from(input.selectedOptions).filter(({ className }) => className !== "none").map(({ value }) => value);
  if (control.several) return input.value.split("\n").filter((line) => line !== "");
  return input.value === "" ? [] : [input.value];
}
