"use strict";

/** What every page of the site does before its program has started: colours, menus, and keeping the site on the device. */
{
  const KEY = "csp-workbench:theme";
  const root = document.documentElement;
  const theme = document.getElementById("theme");
  const kept = () => {
    try {
      return localStorage;
    } catch {
      return null; // switched off
    }
  };
  const chosen = kept()?.getItem(KEY);
  if ([...theme.options].some((option) => option.value === chosen)) {
    root.dataset.theme = chosen;
  }
  theme.value = root.dataset.theme;
  theme.addEventListener("change", () => {
    root.dataset.theme = theme.value;
    kept()?.setItem(KEY, theme.value);
  });
  for (const menu of document.querySelectorAll("#site details")) {
    menu.addEventListener("focusout", (event) => {
      if (event.relatedTarget !== null && !menu.contains(event.relatedTarget)) {
        menu.open = false;
      }
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && menu.open) {
        menu.open = false;
        menu.querySelector("summary").focus();
        event.stopPropagation();
      }
    });
  }
  if (document.body.className === "plain") {
    const more = document.getElementById("more"); // other pages have a program that opens theirs
    more.addEventListener("click", () => more.setAttribute("aria-expanded", more.ariaExpanded !== "true"));
  }
  const pages = [...document.querySelectorAll("#site a")].map((link) => link.getAttribute("href").split("#")[0]);
  navigator.serviceWorker?.register("service-worker.js").catch(() => {}); // else the site needs the network
  navigator.serviceWorker?.ready.then(({ active }) => active.postMessage([...new Set(pages)]));
}
