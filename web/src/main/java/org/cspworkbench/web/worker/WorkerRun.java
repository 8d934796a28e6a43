package org.cspworkbench.web.worker;

import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.web.dom.Failures;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
import org.teavm.jso.core.JSString;
import org.teavm.jso.dom.events.EventTarget;
import org.teavm.jso.dom.events.MessageEvent;

/** A run in a worker of its own. */
public final class WorkerRun implements Runner.Work {

  /** What a run reports to the page. */
  public interface Listener {

    /**
     * Receives the events of a run.
     *
     * @param trace all events up to now
     * @param isOver whether the run is over
     */
    void show(Trace trace, boolean isOver);

    /** Reports in a sentence why there is no run. */
    void refuse(String sentence);

    /** Reports that the solver failed, with the text of its failure. */
    void fail(String details);
  }

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
  private final RunRequest request;
  private final Listener listener;

  private WorkerRun(PageRun run, Listener listener) throws UnreadableException {
    this.run = run;
    this.request = run.request();
    this.listener = listener;
  }

  /**
   * Starts a run.
   *
   * @param language the language of its notes, as in HTML
   * @throws UnreadableException if there is no such run
   */
  public static WorkerRun start(PageRun run, String language, Listener listener)
      throws UnreadableException {
    WorkerRun started = new WorkerRun(run, listener);
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
    return started;
  }

  private void fail(String details) {
    listener.fail(details);
    worker.terminate();
  }

  @Override
  public RunRequest request() {
    return request;
  }

  private void receive(Message message, String language) {
    switch (message.kind()) {
      case READY ->
          worker.postMessage(
              JSString.valueOf(
                  new Message(Message.Kind.SOLVE, PageDocument.of("", language, run).json())
                      .packed()));
      case EVENTS -> listener.show(decoded(message), false);
      case RUN -> {
        listener.show(decoded(message), true);
        worker.terminate();
      }
      case REFUSED -> {
        listener.refuse(message.text());
        worker.terminate();
      }
      case FAILED -> fail(message.text());
      case SOLVE -> throw new IllegalStateException("only the page asks for runs");
    }
  }

  private Trace decoded(Message message) {
    try {
      return TraceDecoder.decode(
          message.bytes(),
          request.problem().csp(),
          request.solver().traceKey(request.problem(), request.settings()));
    } catch (MalformedEncodingException e) {
      throw new IllegalStateException("the worker records runs of the problem it was given", e);
    }
  }

  @Override
  public void cancel() {
    worker.terminate();
  }
}
