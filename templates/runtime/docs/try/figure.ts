import { make } from "./controls.js";

export function figure(title: string, code: HTMLElement): HTMLElement {
  const pre = make("pre", { tabIndex: 0 }, code);
  return make("figure", { className: "code" }, make("figcaption", {}, title), pre);
}
