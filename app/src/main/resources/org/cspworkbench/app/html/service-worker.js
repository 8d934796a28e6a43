"use strict";

/**
 * Keeps the site on the device. A new version is fetched beside the old one, and takes over when no page of the old one
 * is open, so that no page ever meets files of two versions.
 */
const VERSION = "{{version}}";
const KEPT = [{{files}}];

const isPage = (address) => address.endsWith(".html");

/** Keeps what all pages need, and this version of the pages that an older one kept. */
const install = async () => {
  const cache = await caches.open(VERSION);
  await cache.addAll(KEPT);
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      if (name !== VERSION && isPage(url)) {
        await cache.add(url).catch(() => {}); // this version has no such page
      }
    }
  }
};

addEventListener("install", (event) => event.waitUntil(install()));

/** A page names the pages of its language, which are kept, too. */
addEventListener("message", (event) => event.waitUntil((async () => {
  const cache = await caches.open(VERSION);
  for (const page of event.data) {
    if (await cache.match(page) === undefined) {
      await cache.add(page);
    }
  }
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name !== VERSION) {
      await caches.delete(name);
    }
  }
})()));

/** Returns what is kept, or what the network has, which is kept from then on. */
const answer = async (request) => {
  const cache = await caches.open(VERSION);
  const folder = request.mode === "navigate" && request.url.endsWith("/");
  const kept = await cache.match(folder ? "index.html" : request, { ignoreSearch: true });
  if (kept !== undefined) {
    return kept;
  }
  try {
    const response = await fetch(request);
    if (response.ok) {
      await cache.put(request, response.clone());
    }
    return response;
  } catch {
    const sentence = "This page is not on this device, and there is no network. "
      + "Esta página não está neste aparelho, e não há rede.";
    return new Response(sentence, { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  }
};

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === location.origin) {
    event.respondWith(answer(event.request));
  }
});
