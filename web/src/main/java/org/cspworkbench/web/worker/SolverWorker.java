package org.cspworkbench.web.worker;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.function.Consumer;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.words.Languages;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
import org.teavm.jso.core.JSString;
import org.teavm.jso.dom.events.EventTarget;
import org.teavm.jso.dom.events.MessageEvent;

/**
 * The program of a worker: makes the runs that its page asks for, and reports their events while
 * they go on. The page ends a run by ending its worker.
 */
public final class SolverWorker {

  /** The greatest memory of a recording on a page. */
  public static final long TRACE_BYTES = 16L << 20;

  private static final long REPORT_MILLIS = 100;

  private final WorkerScope page = WorkerScope.current();
  private Consumer<Result> results = result -> {};

  /** Starts to wait for the runs that the page asks for. */
  public void listen() {
    listen(
        message -> {
          throw new IllegalStateException("the page asks only for runs");
        },
        result -> {});
  }

  /**
   * Starts to wait for what the page asks.
   *
   * @param others receives what is no question for a run
   * @param results receives the result of each run, before its last events are reported
   */
  void listen(Consumer<Message> others, Consumer<Result> results) {
    this.results = results;
    page.addEventListener(
        "message",
        event -> {
          Message message =
              Message.unpack(
                  ((JSString) ((MessageEvent) (JSObject) event).getData()).stringValue());
          if (message.kind() == Message.Kind.SOLVE) {
            solve(message.text());
          } else {
            others.accept(message);
          }
        });
    post(Message.of(Message.Kind.READY));
  }

  private void solve(String json) {
    try {
      PageDocument document = PageDocument.read(json);
      PageRun run = document.run();
      solve(run.request(), Languages.locale(document.language()));
    } catch (UnreadableException e) {
      post(new Message(Message.Kind.REFUSED, e.sentence()));
    } catch (RuntimeException | Error e) { // every failure must be displayed
      post(new Message(Message.Kind.FAILED, e.toString()));
    }
  }

  private void solve(RunRequest request, Locale language) {
    TraceRecorder recorder = new TraceRecorder(request.detail(), TRACE_BYTES, language);
    Reports reports = new Reports(recorder);
    Settings settings = request.settings();
    Result result =
        request
            .solver()
            .solve(
                request.problem(),
                settings.withLimits(
                    settings.limits().withCancellation(Cancellation.when(reports::isCancelled))),
                recorder);
    results.accept(result);
    reports.finish();
  }

  /** Sends a message to the page. */
  void post(Message message) {
    page.postMessage(JSString.valueOf(message.packed()));
  }

  /**
   * Reports of a run that goes on, each of what has been recorded since the one before, in parts
   * that the page reads without a pause that is felt. A search asks before each value whether it is
   * cancelled; that is when they are made.
   */
  private final class Reports {

    private static final int ASKED_PER_LOOK = 256;

    private final TraceRecorder recorder;
    private long last = System.currentTimeMillis();
    private int asked;
    private @Nullable TraceEncoder encoder; // once there is a trace

    Reports(TraceRecorder recorder) {
      this.recorder = recorder;
    }

    boolean isCancelled() {
      asked++;
      if (asked % ASKED_PER_LOOK == 0 && System.currentTimeMillis() - last >= REPORT_MILLIS) {
        last = System.currentTimeMillis();
        report();
      }
      return false;
    }

    private void report() {
      Trace trace = recorder.trace();
      if (trace != null && trace.length() > encoder(trace).position()) {
        postParts(trace);
        post(Message.Kind.EVENTS, trace);
      }
    }

    void finish() {
      Trace trace = requireNonNull(recorder.trace());
      postParts(trace);
      post(Message.Kind.RUN, trace);
    }

    /** Reports whole parts, until there is not more than one. */
    private void postParts(Trace trace) {
      while (trace.length() - encoder(trace).position() > ReceivedRun.EVENTS_OF_PART) {
        post(Message.Kind.EVENTS, trace);
      }
    }

    private void post(Message.Kind kind, Trace trace) {
      TraceEncoder parts = encoder(trace);
      int end = Math.min(trace.length(), parts.position() + ReceivedRun.EVENTS_OF_PART);
      SolverWorker.this.post(Message.of(kind, parts.next(end)));
    }

    private TraceEncoder encoder(Trace trace) {
      TraceEncoder known = encoder == null ? new TraceEncoder(trace) : encoder;
      encoder = known;
      return known;
    }
  }

  /** The global object of a worker. */
  private abstract static class WorkerScope implements EventTarget {

    @JSTopLevel
    @JSProperty("self")
    static native WorkerScope current();

    abstract void postMessage(JSString message);
  }
}
