package org.cspworkbench.app.gui.output;

import static org.cspworkbench.viewer.words.Texts.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.output.OutputForm.Writing;
import org.cspworkbench.viewer.run.Background;
import org.jspecify.annotations.Nullable;

/**
 * Writes files in the background, one at a time, and reports progress and results. A cancelled or
 * failed operation leaves the file unchanged.
 */
public final class OutputModel extends ObservableModel {

  /**
   * A message about the current or last file.
   *
   * @param kind the state of the operation
   * @param sentence the displayed text
   * @param file the file
   */
  public record Status(Kind kind, String sentence, Path file) {

    /** Returns whether the file is being written. */
    public boolean isRunning() {
      return kind == Kind.WRITING;
    }

    /** Returns whether writing has failed. */
    public boolean isProblem() {
      return kind == Kind.FAILED;
    }

    /** Returns whether the user is asked to replace an existing file. */
    public boolean isQuestion() {
      return kind == Kind.ASKING;
    }

    /** Returns whether the file has been written. */
    public boolean isDone() {
      return kind == Kind.DONE;
    }

    /** Returns whether writing was cancelled. */
    public boolean isCancelled() {
      return kind == Kind.CANCELLED;
    }
  }

  /** The state of an operation. */
  public enum Kind {
    /** The file exists; {@link #replace} continues. */
    ASKING,
    /** The file is being written. */
    WRITING,
    /** The file has been written. */
    DONE,
    /** The operation was cancelled; the file is unchanged. */
    CANCELLED,
    /** The file could not be written. */
    FAILED
  }

  /** How long a success or a cancellation is reported. */
  private static final long REPORT_NANOS = TimeUnit.SECONDS.toNanos(8);

  private final Background background;
  private @Nullable Status status;
  private long reportedSince; // 0 until the next refresh
  private @Nullable Job running;

  /** Creates a model without a file. */
  public OutputModel(Background background) {
    this.background = background;
  }

  /**
   * Captures the document and writes it to {@code file}; asks first if the file exists. Replaces
   * the current operation. Returns immediately.
   */
  public void offer(OutputForm form, Path file) {
    Job job = begin(form, file);
    background.run(() -> Files.exists(file), exists -> askOrWrite(job, exists));
  }

  private void askOrWrite(Job job, boolean exists) {
    job.isReplacement = exists;
    if (job == running && exists && job.isAskingAllowed) {
      setStatus(new Status(Kind.ASKING, text("output.exists", job.file.getFileName()), job.file));
    } else if (job == running && exists) {
      cancel();
    } else if (job == running) {
      write(job);
    }
  }

  /** Continues with writing after the question whether to replace the file. */
  public void replace() {
    if (running != null && isAsking()) {
      write(running);
    }
  }

  /**
   * Captures the document and writes it to {@code file}, replacing an existing file. Replaces the
   * current operation. Returns immediately.
   */
  public void start(OutputForm form, Path file) {
    Job job = begin(form, file);
    job.isReplacement = true; // possibly
    write(job);
  }

  private Job begin(OutputForm form, Path file) {
    cancel();
    Job job = new Job(file, form.taking().get());
    running = job;
    return job;
  }

  private void write(Job job) {
    setStatus(new Status(Kind.WRITING, text("output.writing", job.file.getFileName()), job.file));
    background.run(job::write, result -> finish(job, result));
  }

  private void finish(Job job, Status result) {
    if (job == running) {
      running = null;
      setStatus(result);
    }
  }

  private void setStatus(@Nullable Status now) {
    status = now;
    reportedSince = 0;
    notifyListeners();
  }

  /** Returns the current message, if there is one. */
  public Optional<Status> status() {
    return Optional.ofNullable(status);
  }

  /** Returns whether the user is asked to replace a file. */
  public boolean isAsking() {
    return status != null && status.isQuestion();
  }

  /** Cancels the current operation; an existing file stays unchanged. */
  public void cancel() {
    if (running != null) {
      Job cancelled = running;
      cancelled.isCancelled = true;
      running = null;
      setStatus(cancelled.cancelled());
    }
  }

  /**
   * Cancels an operation that waits for an answer, because the place where it was asked is left. An
   * operation that has not yet asked is cancelled instead of asking.
   */
  public void withdrawQuestion() {
    if (running != null) {
      running.isAskingAllowed = false;
      if (isAsking()) {
        cancel();
      }
    }
  }

  /**
   * Dismisses the report of a success or a cancellation once it has been displayed for a while;
   * called once per frame.
   *
   * @param now {@link System#nanoTime()}
   */
  public void refresh(long now) {
    if (status == null || !(status.isDone() || status.isCancelled())) {
      return;
    }
    if (reportedSince == 0) {
      reportedSince = now;
    } else if (now - reportedSince >= REPORT_NANOS) {
      dismiss();
    }
  }

  /** Dismisses the message. */
  public void dismiss() {
    if (running == null) {
      setStatus(null);
    }
  }

  /** The operation of writing one file. */
  private final class Job {
    private final Path file;
    private final Writing writing;
    private volatile boolean isCancelled;
    private volatile boolean isReplacement; // the file exists
    private boolean isAskingAllowed = true;

    Job(Path file, Writing writing) {
      this.file = file;
      this.writing = writing;
    }

    Status write() {
      try (ReplacedFile replaced = ReplacedFile.open(file)) {
        String more = writing.write(replaced.stream(), this::progress);
        NamedFiles.write(writing.namedFiles(), file);
        replaced.complete();
        background.painting().execute(writing::complete);
        return new Status(Kind.DONE, (text("output.written", file) + " " + more).strip(), file);
      } catch (IOException e) {
        return new Status(Kind.FAILED, fault(e), file);
      } catch (CancellationException e) {
        return cancelled();
      }
    }

    Status cancelled() {
      Path name = file.getFileName();
      return new Status(
          Kind.CANCELLED,
          isReplacement ? text("output.cancelled", name) : text("output.cancelled.new", name),
          file);
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
                  setStatus(
                      new Status(
                          Kind.WRITING,
                          text("output.progress", file.getFileName(), done, of),
                          file));
                }
              });
    }
  }
}
