package org.cspworkbench.web.worker;

import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.viewer.run.RunRecording;
import org.cspworkbench.web.dom.Failures;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
import org.teavm.jso.core.JSString;
import org.teavm.jso.dom.events.EventTarget;
import org.teavm.jso.dom.events.MessageEvent;

/** The worker of a run: asks it to solve, and receives what it records. */
final class WorkerRun {

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
  private final PageRun run;
  private final ReceivedRun received;

  private WorkerRun(PageRun run) throws UnreadableException {
    this.run = run;
    this.received = new ReceivedRun(run.request(), worker::terminate);
  }

  /**
   * Starts a run.
   *
   * @param language the language of its notes, as in HTML
   * @throws UnreadableException if there is no such run
   */
  static ReceivedRun start(PageRun run, String language) throws UnreadableException {
    WorkerRun started = new WorkerRun(run);
    started.worker.addEventListener(
        "message",
        event ->
            Failures.guard(
                () ->
                    started.receive(
                        Message.unpack(
                            ((JSString) ((MessageEvent) (JSObject) event).getData()).stringValue()),
                        language)));
    started.worker.addEventListener(
        "error",
        event -> {
          event.preventDefault(); // the page would report it, too
          Failures.guard(() -> started.fail(((Fault) (JSObject) event).getMessage()));
        });
    return started.received;
  }

  private void fail(String details) {
    worker.terminate();
    if (received.state() == RunRecording.State.RUNNING) {
      received.fail();
      Failures.report(Failures.Kind.SOLVER, details);
    }
  }

  private void receive(Message message, String language) {
    if (received.state() != RunRecording.State.RUNNING) {
      return; // was sent before the page ended it
    }
    switch (message.kind()) {
      case READY ->
          worker.postMessage(
              JSString.valueOf(
                  new Message(Message.Kind.SOLVE, PageDocument.of("", language, run).json())
                      .packed()));
      case EVENTS -> received.receive(decoded(message), false);
      case RUN -> {
        received.receive(decoded(message), true);
        worker.terminate();
      }
      case REFUSED -> {
        received.refuse(message.text());
        worker.terminate();
      }
      case FAILED -> fail(message.text());
      case SOLVE -> throw new IllegalStateException("only the page asks for runs");
    }
  }

  private Trace decoded(Message message) {
    RunRequest request = received.request();
    try {
      return TraceDecoder.decode(
          message.bytes(),
          request.problem().csp(),
          request.solver().traceKey(request.problem(), request.settings()));
    } catch (MalformedEncodingException e) {
      throw new IllegalStateException("the worker records runs of the problem it was given", e);
    }
  }
}
