
/** Unpacks the engine, which the page contains, and starts it. */
(async () => {
  try {
    const packed = Uint8Array.from(atob(document.getElementById("engine").textContent), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer(), { builtins: ["js-string"] });
    await Engine.start(module, "page");
  } catch (error) {
    document.getElementById("error-text").textContent = String(error.message || error);
    document.getElementById("error-bar").hidden = false;
    throw error;
  }
})();
