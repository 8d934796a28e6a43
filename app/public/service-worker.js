"use strict";

/**
 * Keeps the site on the device. A new version is fetched beside the old one, and takes over when no page of the old one
 * is open, so that no page ever meets files of two versions.
 */
const VERSION = "0a9d3a193addb7bd";
const KEPT = ["board-9d848efca03304fb.png", "board-dark-781a06a74638f70f.png", "engine-25d1dfc4091a6528.packed", "first-ce7ff71b3a123b92.png", "first-dark-1991570d0c1ce4f3.png", "fonts-6957919b020e65a9.packed", "graph-5a390aadfbc37645.png", "graph-dark-d742fb954821be4b.png", "icon.svg", "index.html", "index.pt-BR.html", "map-b4b936775f7eb30d.png", "map-dark-3f6f3b024015062a.png", "queens-4417fb1421dc1aab.png", "queens-dark-7c25abb864a1ead7.png", "site.webmanifest", "solve.html", "solve.pt-BR.html", "square-00a63355f486ecd2.png", "square-dark-4b0b9a453b588128.png", "tiles-5f687b0a38598cf2.png", "tiles-dark-379df2250e2037d1.png", "unpacker-03e52837a1c0dc0f.packed", "words-c4266066404ab751.packed", "words-d92095bc8c7f2bf2.packed"];

addEventListener("install", (event) => event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(KEPT))));

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
