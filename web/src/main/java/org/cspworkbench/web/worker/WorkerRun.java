package org.cspworkbench.web.worker;

import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.viewer.run.RunRecording;
import org.cspworkbench.web.dom.Failures;

/** The worker of a run: asks it to solve, and receives what it records. */
final class WorkerRun {

  private final SpareWorker worker;
  private final PageRun run;
  private final ReceivedRun received;

  private WorkerRun(PageRun run, SpareWorker worker) throws UnreadableException {
    this.run = run;
    this.worker = worker;
    this.received = new ReceivedRun(run.request(), worker::terminate);
  }

  /**
   * Starts a run.
   *
   * @param language the language of its notes, as in HTML
   * @throws UnreadableException if there is no such run
   */
  static ReceivedRun start(PageRun run, String language, SpareWorker worker)
      throws UnreadableException {
    WorkerRun started = new WorkerRun(run, worker);
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
      case RUN -> {
        record(message);
        received.finish();
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

  private void record(Message part) {
    try {
      received.receive(part.bytes());
    } catch (MalformedEncodingException e) {
      throw new IllegalStateException("the worker records runs of the problem it was given", e);
    }
  }
}
