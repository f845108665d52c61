// Shows the request of a form as a command and as client code.
import { bodyOf, bodyValueOf, requestOf } from "./request.js";
import { codeOf, curlOf } from "./code.js";
import { type Filled, make } from "./inputs.js";
import { figure } from "./answer-view.js";
import type { RequestForm } from "./request-form.js";

export interface Preview {
  readonly elements: readonly HTMLElement[];
  readonly show: (filled: Filled) => void;
}

/** Creates the preview. `base` is the URL of the service. The key is never shown; a placeholder replaces it. */
export function previewOf(form: RequestForm, base: string): Preview {
  const [curl, code] = [make("code"), make("code")];
  return {
    elements: [figure("curl", curl), figure("Client", code)],
    show({ values, body, key }) {
      const shownKey = form.key && (form.key.required || key !== "") ? "your key" : "";
      curl.textContent = curlOf(requestOf(form, values, bodyOf(form, body), shownKey), base);
      code.textContent = codeOf(form, values, bodyValueOf(form, body), base, shownKey);
    },
  };
}
