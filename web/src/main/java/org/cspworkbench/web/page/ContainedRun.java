package org.cspworkbench.web.page;

import java.util.Base64;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.web.dom.LaterTask;

/**
 * The run that a page contains. It is shown as soon as the first part of its trace has been read;
 * each of the others is read in a task of its own, unless the reader has left the run.
 */
final class ContainedRun {

  private static final LaterTask NEXT = new LaterTask(0);

  private final PageDocument document;
  private final PageModel page;
  private final Runnable whole;
  private final Runnable left;
  private final ReceivedRun run;
  private int parts; // that have been read
  private boolean isOpened; // at the position where the page opens

  /**
   * Creates the run of {@code document}, which has a trace.
   *
   * @param whole is run once the whole trace has been read
   * @param left is run in its place if the reader has left the run before
   * @throws UnreadableException if there is no such run
   */
  ContainedRun(PageDocument document, PageModel page, Runnable whole, Runnable left)
      throws UnreadableException {
    this.document = document;
    this.page = page;
    this.whole = whole;
    this.left = left;
    this.run = new ReceivedRun(document.run().recorded(), () -> {});
  }

  /**
   * Shows the run.
   *
   * @throws MalformedEncodingException if its trace belongs to another run
   */
  void show() throws MalformedEncodingException {
    read();
    page.show(run, this::open);
    goOn();
  }

  private void read() throws MalformedEncodingException {
    run.receive(Base64.getDecoder().decode(document.trace().get(parts)));
    parts++;
  }

  private void open(Playback at) {
    if (!isOpened && at.player().trace().length() >= document.opening()) {
      isOpened = true;
      if (at.position() == 0) { // else the reader has begun already
        at.seek(document.opening());
      }
    }
  }

  private void goOn() {
    if (parts == document.trace().size()) {
      run.finish();
      whole.run();
    } else {
      NEXT.execute(this::readOn);
    }
  }

  private void readOn() {
    if (page.session().filter(run::equals).isEmpty()) {
      left.run();
      return;
    }
    try {
      read();
    } catch (MalformedEncodingException e) {
      throw new IllegalStateException("a page contains the run that it was written with", e);
    }
    page.playback().ifPresent(this::open);
    goOn();
  }
}
