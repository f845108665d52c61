/** Adds a copy button to each code block, and a status element that notifies screen readers. */
export function addCopyButtons(): void {
  const status = document.createElement("p");
  status.className = "said";
  status.setAttribute("role", "status");
  const figures = document.querySelectorAll("figure.code");
  if (figures.length > 0) document.body.append(status);
  for (const figure of figures) addButton(figure, status);
  // Forms add code blocks for the request and its response.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const figure of [node, ...node.querySelectorAll("figure.code")])
          if (figure.matches("figure.code") && !figure.querySelector(".copy")) addButton(figure, status);
      }
  }).observe(document.getElementById("content")!, { childList: true, subtree: true });
}

function addButton(figure: Element, status: Element): void {
  const title = figure.querySelector("figcaption")?.textContent || "code";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", `Copy: ${title}`);
  let timer: number | undefined;
  button.addEventListener("click", async () => {
    const isDone = await copied(figure.querySelector("pre")!, button);
    button.textContent = isDone ? "Copied" : "Not copied";
    // Screen readers would not announce the same text twice.
    status.textContent = "";
    window.requestAnimationFrame(
      () => (status.textContent = isDone ? `Copied: ${title}` : `Not copied: ${title} is selected; copy it by hand.`),
    );
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (button.textContent = "Copy"), 2000);
  });
  figure.prepend(button);
}

/**
 * Copies the text of an element. Browsers provide the clipboard only on secure pages; elsewhere the text is selected
 * and copied. If that fails, the text stays selected.
 */
async function copied(pre: HTMLPreElement, button: HTMLButtonElement): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(pre.textContent);
    return true;
  } catch {}
  const selection = window.getSelection();
  selection?.selectAllChildren(pre);
  const isDone = document.execCommand("copy");
  if (isDone) selection?.removeAllRanges();
  button.focus();
  return isDone;
}
