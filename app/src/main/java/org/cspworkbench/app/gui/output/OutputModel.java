package org.cspworkbench.app.gui.output;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.app.gui.output.OutputForm.Writing;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.gui.words.FileFaults;
import org.jspecify.annotations.Nullable;

/**
 * Writes files beside the thread that paints, one after the other, and tells how far it is and what
 * has become of it. What is cancelled, or goes wrong, leaves the file as it was.
 */
public final class OutputModel {

  /** What is told of the file that is being written, or was written last. */
  public record Told(boolean isRunning, boolean isProblem, String sentence) {}

  private final Background background;
  private final List<Runnable> listeners = new ArrayList<>();
  private @Nullable Told told;
  private @Nullable Job running;

  /** Nothing to write yet. */
  public OutputModel(Background background) {
    this.background = background;
  }

  /** Lets {@code listener} know when there is something new to tell. */
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  /**
   * Takes what there is now, and writes it to {@code file} in place of what is being written;
   * returns at once.
   */
  public void start(OutputForm form, Path file) {
    cancel();
    Job job = new Job(file);
    running = job;
    tell(new Told(true, false, text("output.writing", file.getFileName())));
    Writing writing = form.taking().get();
    background.run(() -> job.write(writing), result -> finish(job, result));
  }

  private void finish(Job job, Told result) {
    if (job == running) {
      running = null;
      tell(result);
    }
  }

  private void tell(@Nullable Told now) {
    told = now;
    listeners.forEach(Runnable::run);
  }

  /** What is to be told, if anything is. */
  public Optional<Told> told() {
    return Optional.ofNullable(told);
  }

  /** Writes no further. */
  public void cancel() {
    if (running != null) {
      running.isCancelled = true;
      running = null;
      tell(null);
    }
  }

  /** Puts away what is told. */
  public void dismiss() {
    if (running == null) {
      tell(null);
    }
  }

  /** One file that is being written. */
  private final class Job {
    private final Path file;
    private volatile boolean isCancelled;

    Job(Path file) {
      this.file = file;
    }

    Told write(Writing writing) {
      try (ReplacedFile replaced = ReplacedFile.open(file)) {
        String more = writing.write(replaced.stream(), this::progress);
        replaced.complete();
        return new Told(false, false, (text("output.written", file) + " " + more).strip());
      } catch (IOException e) {
        return new Told(false, true, text("save.failed", file, FileFaults.sentence(e)));
      } catch (CancellationException e) {
        return new Told(false, false, text("output.cancelled", file));
      }
    }

    private void progress(int done, int of) {
      if (isCancelled) {
        throw new CancellationException();
      }
      background
          .painting()
          .execute(
              () -> {
                if (running == this) {
                  tell(
                      new Told(true, false, text("output.progress", file.getFileName(), done, of)));
                }
              });
    }
  }
}
