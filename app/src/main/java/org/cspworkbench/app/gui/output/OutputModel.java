package org.cspworkbench.app.gui.output;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.app.gui.output.OutputForm.Writing;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.gui.words.FileFaults;
import org.cspworkbench.presentation.model.ObservableModel;
import org.jspecify.annotations.Nullable;

/**
 * Writes files beside the thread that paints, one after the other, and tells how far it is and what
 * has become of it. What is cancelled, or goes wrong, leaves the file as it was.
 */
public final class OutputModel extends ObservableModel {

  /** What is told of the file that is to be written, is being written, or was written last. */
  public record Told(Kind kind, String sentence) {

    /** Whether it is being written. */
    public boolean isRunning() {
      return kind == Kind.WRITING;
    }

    /** Whether it could not be written. */
    public boolean isProblem() {
      return kind == Kind.FAILED;
    }

    /** Whether it would take the place of another. */
    public boolean isQuestion() {
      return kind == Kind.ASKING;
    }

    /** Whether it was cancelled. */
    public boolean isCancelled() {
      return kind == Kind.CANCELLED;
    }
  }

  /** How far it is. */
  public enum Kind {
    /** There is such a file; it waits for {@link #replace}. */
    ASKING,
    /** It is being written. */
    WRITING,
    /** It is written. */
    DONE,
    /** It was cancelled; the file is as it was. */
    CANCELLED,
    /** It could not be written. */
    FAILED
  }

  private final Background background;
  private @Nullable Told told;
  private @Nullable Job running;

  /** Nothing to write yet. */
  public OutputModel(Background background) {
    this.background = background;
  }

  /**
   * Takes what there is now, and writes it to {@code file} in place of what is being written; where
   * there is such a file, asks before. Returns at once.
   */
  public void offer(OutputForm form, Path file) {
    Job job = begin(form, file);
    background.run(() -> Files.exists(file), exists -> askOrWrite(job, exists));
  }

  private void askOrWrite(Job job, boolean exists) {
    job.isReplacement = exists;
    if (job == running && exists && job.isAskingAllowed) {
      tell(new Told(Kind.ASKING, text("output.exists", job.file.getFileName())));
    } else if (job == running && exists) {
      cancel();
    } else if (job == running) {
      write(job);
    }
  }

  /** Writes what was offered in the place of what is there. */
  public void replace() {
    if (running != null && isAsking()) {
      write(running);
    }
  }

  /**
   * Takes what there is now, and writes it to {@code file} in place of what is being written and of
   * what is there; returns at once.
   */
  public void start(OutputForm form, Path file) {
    Job job = begin(form, file);
    job.isReplacement = true; // it may be
    write(job);
  }

  private Job begin(OutputForm form, Path file) {
    cancel();
    Job job = new Job(file, form.taking().get());
    running = job;
    return job;
  }

  private void write(Job job) {
    tell(new Told(Kind.WRITING, text("output.writing", job.file.getFileName())));
    background.run(job::write, result -> finish(job, result));
  }

  private void finish(Job job, Told result) {
    if (job == running) {
      running = null;
      tell(result);
    }
  }

  private void tell(@Nullable Told now) {
    told = now;
    notifyListeners();
  }

  /** What is to be told, if anything is. */
  public Optional<Told> told() {
    return Optional.ofNullable(told);
  }

  /** Whether a question waits for its answer. */
  public boolean isAsking() {
    return told != null && told.isQuestion();
  }

  /** Writes no further; what was there before stays. */
  public void cancel() {
    if (running != null) {
      Job cancelled = running;
      cancelled.isCancelled = true;
      running = null;
      tell(cancelled.cancelled());
    }
  }

  /**
   * Cancels what waits for an answer to a question, which belongs to the place where it was asked.
   * A question that has not been asked yet counts as answered in the same way.
   */
  public void withdrawQuestion() {
    if (running != null) {
      running.isAskingAllowed = false;
      if (isAsking()) {
        cancel();
      }
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
    private final Writing writing;
    private volatile boolean isCancelled;
    private volatile boolean isReplacement; // there is such a file
    private boolean isAskingAllowed = true;

    Job(Path file, Writing writing) {
      this.file = file;
      this.writing = writing;
    }

    Told write() {
      try (ReplacedFile replaced = ReplacedFile.open(file)) {
        String more = writing.write(replaced.stream(), this::progress);
        replaced.complete();
        return new Told(Kind.DONE, (text("output.written", file) + " " + more).strip());
      } catch (IOException e) {
        return new Told(Kind.FAILED, fault(e));
      } catch (CancellationException e) {
        return cancelled();
      }
    }

    Told cancelled() {
      Path name = file.getFileName();
      return new Told(
          Kind.CANCELLED,
          isReplacement ? text("output.cancelled", name) : text("output.cancelled.new", name));
    }

    private String fault(IOException e) {
      Path folder = file.toAbsolutePath().getParent();
      return folder != null && !Files.isDirectory(folder)
          ? text("save.nofolder", file, folder)
          : text("save.failed", file, FileFaults.sentence(e));
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
                      new Told(
                          Kind.WRITING, text("output.progress", file.getFileName(), done, of)));
                }
              });
    }
  }
}
