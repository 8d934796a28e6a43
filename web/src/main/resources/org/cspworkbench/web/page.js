
if (typeof document === "undefined") {
  // In a worker: the first message is the engine.
  onmessage = (first) => {
    onmessage = null;
    Engine.start(first.data, "worker");
  };
} else {
  const script = document.currentScript.textContent;

  /** Unpacks the engine, which the page contains, and starts it. */
  const unpack = async () => {
    const packed = Uint8Array.from(atob(document.getElementById("engine").textContent), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(stream).arrayBuffer(), { builtins: ["js-string"] });
  };

  const fail = (error) => {
    document.getElementById("error-text").textContent = String(error.message || error);
    document.getElementById("error-bar").hidden = false;
  };

  addEventListener("error", (event) => fail(event.error ?? event));
  addEventListener("unhandledrejection", (event) => fail(event.reason));
  unpack().then((module) => {
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    globalThis.startEngineWorker = () => {
      const worker = new Worker(url);
      worker.postMessage(module);
      return worker;
    };
    return Engine.start(module, "page");
  }).catch(fail);
}
