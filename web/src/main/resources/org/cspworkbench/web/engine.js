"use strict";

/**
 * Links the engine, which is Java compiled to WebAssembly, with the browser: what it needs of strings, dates, the console
 * and objects of the page. Written anew instead of taken from the compiler, as that makes functions from text, which the
 * content security policy of the page forbids. Runs in the page and in its worker.
 */
const Engine = (() => {
  const JAVA = Symbol("object in Java");
  const THROWN = Symbol("exception in Java");
  const ARITIES = 16;

  /** The functions of strings for browsers that have none for WebAssembly. */
  const strings = {
    fromCharCode: (code) => String.fromCharCode(code),
    fromCharCodeArray: () => { throw new Error("no arrays of characters"); },
    intoCharCodeArray: () => { throw new Error("no arrays of characters"); },
    concat: (first, second) => first + second,
    charCodeAt: (text, index) => text.charCodeAt(index),
    length: (text) => text.length,
    substring: (text, start, end) => text.substring(start, end),
  };

  /** What the library of the compiler has written as text. */
  const WRITTEN = {
    "return typeof obj=='undefined';": (value) => value === undefined,
    "return typeof obj === 'undefined';": (value) => value === undefined,
    "return object.toString();": (value) => value.toString(),
    "return typeof obj === 'string';": (value) => typeof value === "string",
  };

  /** Returns the function of this body. */
  function written(...parts) {
    const [argument, body] = parts.slice(-2);
    if (body === `return ${argument};`) {
      return (value) => value;
    }
    if (!(body in WRITTEN)) {
      throw new Error("no function is made from text: " + body);
    }
    return WRITTEN[body];
  }

  /** A console that is written to character by character. */
  function printer(print) {
    let line = "";
    return (code) => {
      if (code === 10) {
        print(line);
        line = "";
      } else {
        line += String.fromCharCode(code);
      }
    };
  }

  /** An exception in Java as the browser reports it. */
  class JavaError extends Error {
    #exported;

    constructor(java, exported) {
      super();
      this[THROWN] = java;
      this.#exported = exported;
      exported["teavm.setJsException"](java, this);
    }

    get message() {
      const message = this.#exported["teavm.exceptionMessage"](this[THROWN]);
      return message === null ? "" : this.#exported["teavm.stringToJs"](message);
    }
  }

  /** The linear memory of a program, for constants and bytes on their way; all objects are with the browser. */
  function memoryOf(module) {
    const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
    const needs = section === undefined ? {} : JSON.parse(new TextDecoder().decode(section));
    const pages = Math.max(1, needs.min ?? 0);
    const end = ((needs.dataSize ?? 0) + 7) & ~7;
    const constant = (value) => new WebAssembly.Global({ value: "i32", mutable: false }, value);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: 2 * pages });
    return {
      env: { memory },
      teavmMemory: {
        linearMemory: () => memory.buffer,
        notifyHeapResized: () => {},
        heapOffset: constant(end),
        maxSize: constant(2 * pages << 16),
      },
    };
  }

  /** What the engine imports; exported() returns what it exports, once it is there. */
  function imports(exported, hasStrings) {
    const queue = new FinalizationRegistry(({ queue, ref }) =>
      exported()["teavm.reportGarbageCollectedValue"](queue, ref));
    const wrappers = new WeakMap();
    const objects = new WeakMap();
    const hashes = new WeakMap();
    let lastHash = 0;

    function toJava(error) {
      const java = error instanceof Object && error[THROWN];
      exported()["teavm.js.throwException"](java || exported()["teavm.js.wrapException"](error));
      throw error;
    }

    function toScript(error) {
      const tag = exported()["teavm.javaException"];
      if (!(error instanceof WebAssembly.Exception) || !error.is(tag)) {
        throw error;
      }
      const java = error.getArg(tag, 0);
      const script = exported()["teavm.js.extractException"](java);
      throw script ?? exported()["teavm.getJsException"](java) ?? new JavaError(java, exported());
    }

    /** Returns action, whose errors reach Java as exceptions. */
    const calledByJava = (action) => (...values) => {
      try {
        return action(...values);
      } catch (error) {
        return toJava(error);
      }
    };

    /** Returns action, whose exceptions reach the browser as errors. */
    const calledByScript = (action) => function (...values) {
      try {
        return action(...values);
      } catch (error) {
        return toScript(error);
      }
    };

    const same = (value) => value;
    const property = (owner, name) => (owner ?? globalThis)[name];
    const jso = {
      global: calledByJava((name) => globalThis[name]),
      getProperty: calledByJava(property),
      getPropertyPure: calledByJava(property),
      setProperty: (owner, name, value) => { (owner ?? globalThis)[name] = value; },
      setPropertyPure: (owner, name, value) => { (owner ?? globalThis)[name] = value; },
      isUndefined: (value) => value === undefined,
      emptyArray: () => [],
      appendToArray: (array, value) => array.push(value),
      concatArray: (first, second) => [...first, ...second],
      unwrapBoolean: (value) => (value ? 1 : 0),
      wrapBoolean: (value) => value !== 0,
      stringBuiltinsSupported: () => (hasStrings ? 1 : 0),
      isPrimitive: (value, type) => (typeof value === type || value === null ? 1 : 0),
      instanceOf: (value, type) => (value instanceof type ? 1 : 0),
      instanceOfOrNull: (value, type) => (value === null || value instanceof type ? 1 : 0),
      sameRef: (first, second) => (first === second ? 1 : 0),
      hashCode(value) {
        if (!(value instanceof Object)) {
          return Number(value) | 0;
        }
        if (!hashes.has(value)) {
          hashes.set(value, ++lastHash);
        }
        return hashes.get(value);
      },
      defineFunction: (action) => calledByScript(action),
      defineStaticMethod: (type, name, action) => { type[name] = calledByScript(action); },
      defineMethod(type, name, action) {
        type.prototype[name] = function (...values) {
          return calledByScript(action)(this, ...values);
        };
      },
      createClass(name, parent) {
        const type = class extends (parent ?? Object) {
          constructor(java) {
            super(java);
            this[JAVA] = java;
          }
        };
        Object.defineProperty(type, "name", { value: name ?? "JavaObject" });
        return type;
      },
      javaObjectToJS(java, type) {
        if (java === null) {
          return null;
        }
        const known = wrappers.get(java)?.deref();
        if (known !== undefined) {
          return known;
        }
        const made = new type(java);
        wrappers.set(java, new WeakRef(made));
        return made;
      },
      unwrapJavaObject: (value) => value[JAVA],
      asFunction(owner, name) {
        return owner === null ? null : (...values) => owner[name](...values);
      },
      functionAsObject: (action, name) => ({ [name]: calledByJava(action) }),
      wrapObject(value) {
        if (value === null || value === undefined) {
          return null;
        }
        if (!(value instanceof Object)) {
          return exported()["teavm.jso.createWrapper"](value);
        }
        const known = value[JAVA] ?? objects.get(value)?.deref();
        if (known !== undefined) {
          return known;
        }
        const made = exported()["teavm.jso.createWrapper"](value);
        objects.set(value, new WeakRef(made));
        return made;
      },
      getJavaException: (error) => error[THROWN],
      getJSException: (error) => exported()["teavm.getJsException"](error),
    };
    for (const type of ["Byte", "Short", "Char", "Int", "Long", "Float", "Double"]) {
      jso["wrap" + type] = same;
      jso["unwrap" + type] = same;
    }
    for (let n = 0; n < ARITIES; n++) {
      jso["callFunction" + n] = calledByJava((action, ...values) => action(...values));
      jso["callMethod" + n] = calledByJava((owner, name, ...values) => (owner ?? globalThis)[name](...values));
      jso["construct" + n] = calledByJava((type, ...values) => new type(...values));
      jso["arrayOf" + n] = (...values) => values;
      jso["bindFunction" + n] = (action, ...values) => action.bind(null, ...values);
      jso["createFunction" + n] = written;
    }

    return {
      teavm: {
        createWeakRef(value, ref, to) {
          if (to !== null) {
            queue.register(value, { queue: to, ref });
          }
          return new WeakRef(value);
        },
        deref: (ref) => ref.deref() ?? null,
        createStringWeakRef: (value) => new WeakRef(value),
        stringDeref: (ref) => ref.deref() ?? null,
        takeStackTrace: () => ({ getStack: () => [] }),
        decorateException: (java) => { new JavaError(java, exported()); },
      },
      teavmMath: Math,
      teavmDate: { currentTimeMillis: () => Date.now() },
      teavmConsole: { putcharStdout: printer((line) => console.log(line)), putcharStderr: printer((line) => console.error(line)) },
      teavmAsync: {
        offer: (instance, action, time) => setTimeout(() => action(instance), Math.max(0, time - Date.now())),
        kill: (id) => clearTimeout(id),
      },
      teavmJso: jso,
      "wasm:js-string": strings,
    };
  }

  /** Links a compiled program, and returns what it exports. */
  async function link(module) {
    const hasStrings = !WebAssembly.Module.imports(module).some((each) => each.module === "wasm:js-string");
    let exported = null;
    const instance = await WebAssembly.instantiate(module, {
      ...imports(() => exported, hasStrings),
      ...memoryOf(module),
    });
    exported = instance.exports;
    return exported;
  }

  /** Starts the compiled engine in this role: "page" or "worker". */
  async function start(module, role) {
    (await link(module)).main.value([role]);
  }

  return { link, start };
})();
