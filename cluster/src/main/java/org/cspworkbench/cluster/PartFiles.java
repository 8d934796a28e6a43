package org.cspworkbench.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;
import org.cspworkbench.app.cli.Row;
import org.jspecify.annotations.Nullable;

/** The files of one attempt at a part: its rows, and its messages if there are any. */
final class PartFiles implements Closeable {

  /** Passes the rows of a part on, one by one. */
  interface Content {
    void passTo(Configuration files, Consumer<Row> rows);
  }

  private final OutputFolder folder;
  private final Configuration files;
  private final int part;
  private final String attempt;
  private final OutputStream rows;
  private @Nullable OutputStream messages;

  /**
   * Opens the files.
   *
   * @param attempt a name that no other attempt has
   */
  PartFiles(OutputFolder folder, Configuration files, int part, String attempt) throws IOException {
    this.folder = folder;
    this.files = files;
    this.part = part;
    this.attempt = attempt;
    this.rows = open("rows");
  }

  /**
   * Writes a part in this attempt of a task.
   *
   * @param header complete lines before the rows
   * @throws BatchFailure if it cannot be written
   */
  static Totals write(OutputFolder folder, int part, String header, Content content) {
    Configuration files = PartWork.configuration();
    String attempt = String.valueOf(TaskContext.get().taskAttemptId());
    Totals totals = new Totals();
    try (PartFiles written = new PartFiles(folder, files, part, attempt)) {
      written.addHeader(header);
      content.passTo(files, row -> written.add(row, totals));
      written.commit();
    } catch (UncheckedIOException e) {
      throw BatchFailure.ofOutput(folder.name(), LocalFault.of(e));
    } catch (IOException e) {
      throw BatchFailure.ofOutput(folder.name(), e);
    }
    return totals;
  }

  private void add(Row row, Totals totals) {
    try {
      add(row);
      totals.add(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private OutputStream open(String kind) throws IOException {
    return new BufferedOutputStream(folder.open(files, name(kind)));
  }

  private String name(String kind) {
    return kind + "-" + part + "-" + attempt;
  }

  /** Adds complete lines before the rows. */
  void addHeader(String header) throws IOException {
    rows.write(header.getBytes(UTF_8));
  }

  /** Adds what was reported on a row. */
  void add(Row row) throws IOException {
    rows.write(row.data().getBytes(UTF_8));
    for (String sentence : row.sentences()) {
      messages().write((sentence + "\n").getBytes(UTF_8));
    }
  }

  private OutputStream messages() throws IOException {
    OutputStream open = messages == null ? open("messages") : messages;
    messages = open;
    return open;
  }

  /** Closes the files and gives them their final names; the rows last. */
  void commit() throws IOException {
    close();
    if (messages != null) {
      folder.commitMessages(files, name("messages"), part);
    }
    folder.commitRows(files, name("rows"), part);
  }

  @Override
  public void close() throws IOException {
    try {
      rows.close();
    } finally {
      if (messages != null) {
        messages.close();
      }
    }
  }
}
