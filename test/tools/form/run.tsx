import { Window } from "happy-dom";
import type { ReactNode } from "react";
import { PagesForm } from "./page.tsx";

/* Fills the form in as a person does, and prints what it shows and what it sends, a line for each attempt. */

const window = new Window();
Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  IS_REACT_ACT_ENVIRONMENT: true,
});
const { act } = await import("react");
const { createRoot } = await import("react-dom/client");

const sent: unknown[] = [];
const place = document.body.appendChild(document.createElement("main"));
await act(async () =>
  createRoot(place).render((<PagesForm onSend={(parameters) => sent.push(parameters)} />) as ReactNode),
);

/** As a person: React does not see what a program sets on the element itself. */
function enter(name: string, text: string): void {
  const element = place.querySelector(`[name=${name}]`)!;
  const isSelect = element.tagName === "SELECT";
  const { prototype } = isSelect ? window.HTMLSelectElement : window.HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(element, text);
  dispatch(element, isSelect ? "change" : "input");
}

function dispatch(element: Element, type: string): void {
  element.dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }) as unknown as Event);
}

async function submit(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await act(async () => enter(name, text));
  await act(async () => dispatch(place.querySelector("form")!, "submit"));
  const alerts = [...place.querySelectorAll("[role=alert]")].map((alert) => [
    alert.getAttribute("data-of"),
    alert.textContent,
  ]);
  console.log(JSON.stringify({ errors: Object.fromEntries(alerts), sent: sent.splice(0) }));
}

await submit({ from: "Harbour", limit: "0" });
await submit({ limit: "2", prlevel: "sysop" });
await submit({ from: "Harbour", prtype: "edit" });
process.exit(0);
