package org.cspworkbench.web.worker;

import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.viewer.run.RunRecording;
import org.cspworkbench.web.dom.Failures;

/** The worker of a run: asks it to solve, and receives what it records. */
final class WorkerRun {

  private final SpareWorker worker;
  private final PageRun run;
  private final ReceivedRun received;
  private final Ending ending;

  /** What happens at the end of a run. */
  interface Ending {

    /** Receives the result of a run as the worker has written it, if it reports one. */
    void result(ReceivedRun run, String written);

    /** Receives the worker after a run that it has finished. */
    void over(SpareWorker worker);
  }

  private WorkerRun(PageRun run, RunRequest request, SpareWorker worker, Ending ending) {
    this.run = run;
    this.worker = worker;
    this.received = new ReceivedRun(request, worker::terminate);
    this.ending = ending;
  }

  /**
   * Starts a run.
   *
   * @param request its request
   * @param language the language of its notes, as in HTML
   * @param ending what happens at its end
   */
  static ReceivedRun start(
      PageRun run, RunRequest request, String language, SpareWorker worker, Ending ending) {
    WorkerRun started = new WorkerRun(run, request, worker, ending);
    worker.onFailure(started::fail);
    worker.onMessage(message -> started.receive(message, language));
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
          worker.post(new Message(Message.Kind.SOLVE, PageDocument.of("", language, run).json()));
      case EVENTS -> record(message);
      case RESULT -> ending.result(received, message.text());
      case RUN -> {
        record(message);
        received.finish();
        ending.over(worker);
      }
      case REFUSED -> {
        received.refuse(message.text());
        worker.terminate();
      }
      case FAILED -> fail(message.text());
      case SOLVE, TIME, PART, TIMES ->
          throw new IllegalStateException("a worker that solves reports its run");
    }
  }

  private void record(Message part) {
    try {
      received.receive(part.bytes());
    } catch (MalformedEncodingException e) {
      throw new IllegalStateException("the worker records runs of the problem it was given", e);
    }
  }
}
