package org.cspworkbench.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Serializable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder of a batch. It appears, complete, when the batch ends: until then all is in a folder
 * beside it, whose name ends with {@code .incomplete}, where a part is renamed to its final name
 * when it is complete. Two attempts at a part write the same bytes, so it does not matter which of
 * them is renamed last.
 *
 * @param name the folder as the user has named it
 * @param path the folder, absolute: the working directories of the machines differ
 */
record OutputFolder(String name, String path) implements Serializable {

  private static final String INCOMPLETE = ".incomplete";
  private static final String ATTEMPTS = "_attempts";
  private static final String MESSAGES = "_messages";
  private static final String SUCCESS = "_SUCCESS";
  private static final String RESULT = "_result.json";

  /**
   * Returns the folder that {@code name} denotes here.
   *
   * @throws BatchFailure if there is no such file system
   */
  static OutputFolder of(String name, Configuration files) {
    try {
      Path path = new Path(name);
      return new OutputFolder(name, path.getFileSystem(files).makeQualified(path).toString());
    } catch (IOException e) {
      throw BatchFailure.ofOutput(name, e);
    } catch (IllegalArgumentException e) {
      throw BatchFailure.ofUsage("-o: " + name + " is not the name of a folder");
    }
  }

  /** Rejects a folder that exists, and creates an empty one beside it. */
  void begin(Configuration files) throws IOException {
    FileSystem system = system(files);
    if (system.exists(new Path(path))) {
      throw BatchFailure.ofUsage("-o: " + name + " exists already; choose a new folder");
    }
    system.delete(incomplete(), true); // left by a batch that was interrupted
    if (!system.mkdirs(new Path(incomplete(), MESSAGES))) {
      throw new IOException("the folder cannot be created");
    }
  }

  /** Makes the complete folder appear. */
  void complete(Configuration files) throws IOException {
    FileSystem system = system(files);
    system.delete(new Path(incomplete(), ATTEMPTS), true);
    Path messages = new Path(incomplete(), MESSAGES);
    if (system.listStatus(messages).length == 0) {
      system.delete(messages, true);
    }
    system.create(new Path(incomplete(), SUCCESS)).close();
    if (!system.rename(incomplete(), new Path(path))) {
      throw new IOException("the folder cannot be renamed from " + incomplete());
    }
  }

  /** Removes what has been written. */
  void abandon(Configuration files) throws IOException {
    system(files).delete(incomplete(), true);
  }

  /** Opens the file of an attempt, which no other attempt writes. */
  OutputStream open(Configuration files, String attempt) throws IOException {
    Path file = attempt(attempt);
    FileSystem system = system(files);
    if (!system.exists(incomplete())) {
      throw new FileNotFoundException(
          "the batch has ended, or this machine has another file system");
    }
    return LocalFault.checked(system.create(file, true));
  }

  /** Renames the file of an attempt at the rows of a part. */
  void commitRows(Configuration files, String attempt, int part) throws IOException {
    rename(files, attempt(attempt), new Path(incomplete(), partName(part)));
  }

  /** Renames the file of an attempt at the messages of a part. */
  void commitMessages(Configuration files, String attempt, int part) throws IOException {
    rename(files, attempt(attempt), new Path(new Path(incomplete(), MESSAGES), partName(part)));
  }

  /** Opens the rows of a part that has been committed, before the folder is complete. */
  BufferedReader read(Configuration files, int part) throws IOException {
    Path rows = new Path(incomplete(), partName(part));
    return new BufferedReader(new InputStreamReader(system(files).open(rows), UTF_8));
  }

  /** Adds a file with the result of all parts. */
  void addResult(Configuration files, String result) throws IOException {
    try (OutputStream stream =
        LocalFault.checked(system(files).create(new Path(incomplete(), RESULT)))) {
      stream.write(result.getBytes(UTF_8));
    }
  }

  private void rename(Configuration files, Path from, Path to) throws IOException {
    FileSystem system = system(files);
    if (!system.rename(from, to) && !system.exists(to)) { // else another attempt was first
      throw new IOException(from + " cannot be renamed to " + to);
    }
  }

  private Path incomplete() {
    return new Path(path + INCOMPLETE);
  }

  private Path attempt(String attempt) {
    return new Path(new Path(incomplete(), ATTEMPTS), attempt);
  }

  private static String partName(int part) {
    return String.format("part-%05d", part);
  }

  private FileSystem system(Configuration files) throws IOException {
    FileSystem system = incomplete().getFileSystem(files);
    if (system instanceof LocalFileSystem local) {
      local.setWriteChecksum(false); // a hidden file beside each
    }
    return system;
  }
}
