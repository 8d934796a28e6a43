package org.cspworkbench.web.worker;

import java.util.function.Consumer;
import org.cspworkbench.web.dom.Failures;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
import org.teavm.jso.core.JSString;
import org.teavm.jso.dom.events.EventTarget;
import org.teavm.jso.dom.events.MessageEvent;

/** A worker that has started, and waits for a run: to start it takes longer than most runs. */
final class SpareWorker {

  /** A worker of the browser. */
  private interface Worker extends EventTarget {

    void postMessage(JSString message);

    void terminate();
  }

  /** What ended a worker. */
  private interface Fault extends JSObject {

    @JSProperty
    String getMessage();
  }

  /** Starts workers that run the engine. */
  @JSFunctor
  private interface Starter extends JSObject {

    Worker start();
  }

  /** The scripts of the page. */
  private abstract static class Scripts implements JSObject {

    @JSTopLevel
    @JSProperty("startEngineWorker")
    static native Starter starter();
  }

  private final Worker worker = Scripts.starter().start();
  private boolean isReady;
  private String failure = ""; // before there was a run
  private Consumer<Message> receiver = message -> {};
  private Consumer<String> failures = details -> failure = details;

  /** Starts a worker. */
  SpareWorker() {
    worker.addEventListener(
        "message",
        event ->
            Failures.guard(
                () ->
                    receive(
                        Message.unpack(
                            ((JSString) ((MessageEvent) (JSObject) event).getData())
                                .stringValue()))));
    worker.addEventListener(
        "error",
        event -> {
          event.preventDefault(); // the page would report it, too
          Failures.guard(() -> failures.accept(((Fault) (JSObject) event).getMessage()));
        });
  }

  private void receive(Message message) {
    isReady |= message.kind() == Message.Kind.READY;
    receiver.accept(message);
  }

  /** Passes messages on from now on; that the worker is ready, also if it was before. */
  void onMessage(Consumer<Message> action) {
    receiver = action;
    if (isReady) {
      action.accept(Message.of(Message.Kind.READY));
    }
  }

  /** Passes the failure of the worker on, also if it has failed before. */
  void onFailure(Consumer<String> action) {
    failures = action;
    if (!failure.isEmpty()) {
      action.accept(failure);
    }
  }

  /** Sends a message to the worker. */
  void post(Message message) {
    worker.postMessage(JSString.valueOf(message.packed()));
  }

  /** Ends the worker. */
  void terminate() {
    worker.terminate();
  }
}
