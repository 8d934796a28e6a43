
if (typeof document === "undefined") {
  // In a worker: the first message is the engine.
  onmessage = (first) => {
    onmessage = null;
    Engine.start(first.data, "worker").catch((error) => postMessage("5" + error)); // 5: see Message
  };
} else {
  const { src, textContent: script } = document.currentScript; // of a site, or of a page in one file

  /** A module with one type, a structure without fields: valid where WebAssembly collects garbage. */
  const STRUCTURE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0);

  const content = (id) => document.getElementById(id).textContent;

  /** Returns a part of the program, which a site has in a file of its own. */
  const part = async (id) => {
    const source = document.getElementById(id).dataset.source;
    if (source === undefined) {
      return content(id);
    }
    const response = await fetch(source);
    if (!response.ok) {
      throw new Error(source + ": " + response.status);
    }
    return response.text();
  };
  const BUILTINS = { builtins: ["js-string"] };

  let rested = performance.now();

  /** Lets the browser show a frame, and react, if it has had no chance for a while. */
  const rest = async () => {
    if (performance.now() - rested > 30) {
      await new Promise((done) => setTimeout(done));
      rested = performance.now();
    }
  };

  /** Returns the pieces of what is packed. */
  const unpacked = async (packed, start, next) => {
    start(packed);
    const pieces = [];
    for (let piece = next(); piece.length > 0; piece = next()) {
      pieces.push(piece);
      await rest();
    }
    return pieces;
  };

  /** Adds the fonts to the page; they are there before texts are measured. */
  const addFonts = async (pieces) => {
    const bytes = await new Blob(pieces).arrayBuffer();
    let end = 0;
    const fonts = JSON.parse(document.getElementById("fonts").dataset.fonts).map(([family, weight, length]) =>
      new FontFace(family, bytes.slice(end, end += length), { weight }));
    for (const font of fonts) {
      document.fonts.add(font);
    }
    await Promise.all(fonts.map((font) => font.load()));
  };

  /** Returns what unpacks, compiled: a browser would interpret a script until most of it is done. */
  const compiledUnpacker = async () => {
    const code = Uint8Array.from(atob(await part("unpacker")), (each) => each.charCodeAt(0));
    const { startUnpacking, nextUnpacked } = await Engine.link(await WebAssembly.compile(code, BUILTINS));
    return [(text) => startUnpacking.value(text), () => nextUnpacked.value()];
  };

  /** Returns the engine, which is compiled while it is unpacked. */
  const compiledEngine = (packed, start, next) => {
    start(packed);
    const pieces = new ReadableStream({
      async pull(reader) {
        await rest();
        const piece = next();
        if (piece.length > 0) {
          reader.enqueue(new Uint8Array(piece.buffer));
        } else {
          reader.close();
        }
      },
    });
    const response = new Response(pieces, { headers: { "Content-Type": "application/wasm" } });
    return WebAssembly.compileStreaming(response, BUILTINS);
  };

  /** Starts the engine, here and in each worker. */
  const startEngine = async () => {
    const [[start, next], packedFonts, packedEngine, words] =
      await Promise.all([compiledUnpacker(), part("fonts"), part("engine"), part("words")]);
    document.getElementById("words").textContent = words; // where the program reads them
    const fonts = addFonts(await unpacked(packedFonts, start, next));
    const [module] = await Promise.all([compiledEngine(packedEngine, start, next), fonts]);
    const url = src || URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    globalThis.startEngineWorker = () => {
      const worker = new Worker(url);
      worker.postMessage(module);
      return worker;
    };
    return Engine.start(module, "page");
  };

  /** Starts the player, a script that the policy of the page allows by its hash. It follows this one on the page. */
  const startPlayer = async () => {
    await addFonts(await unpacked(await part("fonts"), startUnpacking, nextUnpacked));
    document.getElementById("words").textContent = await part("words");
    if (document.readyState === "loading") {
      await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed, { once: true }));
    }
    const player = document.createElement("script");
    const decoder = new TextDecoder();
    for (const piece of await unpacked(await part("player"), startUnpacking, nextUnpacked)) {
      player.append(decoder.decode(piece, { stream: true }));
    }
    document.head.append(player);
    main([]);
  };

  const MEMORY = /memory|allocat|too large|call stack|recursion|stackoverflow/i;

  /** Reports a failure: in the words of the language that the page names by a key, with its own words as details. */
  const fail = (error, key = "page.failed") => {
    const details = String(error?.message || error);
    const texts = JSON.parse(content("texts"))[document.documentElement.lang] ?? {};
    const memory = MEMORY.test(details) ? texts[key + ".memory"] ?? texts["page.failed.memory"] : null;
    document.getElementById("error-text").textContent = memory ?? texts[key] ?? details;
    document.getElementById("error-details-text").textContent = details;
    document.getElementById("error-bar").hidden = false;
    console.error(details);
  };
  globalThis.reportFailure = (details, key) => fail(details, key);

  addEventListener("error", (event) => fail(event.error ?? event));
  addEventListener("unhandledrejection", (event) => fail(event.reason));
  const canSolve = typeof WebAssembly !== "undefined" && WebAssembly.validate(STRUCTURE);
  const start = canSolve ? startEngine : startPlayer;
  start().catch((error) => fail(error, "page.failed.start"));
}
