
/** Opens what holds the place that the address names. */
{
  const open = () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    for (let element = target; element; element = element.parentElement) if (element instanceof HTMLDetailsElement) element.open = true;
    if (target?.closest("details")) target.scrollIntoView();
  };
  window.addEventListener("hashchange", open);
  open();
}
