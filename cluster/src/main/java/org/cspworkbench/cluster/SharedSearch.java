package org.cspworkbench.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Serializable;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileStatus;
import org.cspworkbench.app.cli.PartSearch;
import org.cspworkbench.app.cli.PartSearchCommand;
import org.cspworkbench.presentation.parts.PartsFault;
import org.jspecify.annotations.Nullable;

/** A search of parts that is sent to each machine as text, and parsed there once. */
final class SharedSearch implements Serializable {

  private final List<String> arguments;
  private final String file;
  private final String text;
  private transient @Nullable PartSearch parsed;

  private SharedSearch(List<String> arguments, String file, String text) {
    this.arguments = new ArrayList<>(arguments);
    this.file = file;
    this.text = text;
  }

  /**
   * Reads the file that {@code arguments} name.
   *
   * @throws BatchFailure if it is no file of {@code csp split}
   */
  static SharedSearch read(List<String> arguments, Configuration files) {
    String file = PartSearchCommand.of(arguments).file();
    SharedSearch search = new SharedSearch(arguments, file, text(file, files));
    search.parsed();
    return search;
  }

  private static String text(String file, Configuration files) {
    FileStatus found = InputFiles.status(file, files);
    if (found.isDirectory()) {
      throw BatchFailure.ofInput(file, "is a directory, not a file");
    }
    try (FSDataInputStream stream = found.getPath().getFileSystem(files).open(found.getPath())) {
      return new String(stream.readAllBytes(), UTF_8);
    } catch (IOException | FSError e) {
      throw BatchFailure.ofReading(file, e);
    }
  }

  /** Returns the search, which several threads may use. */
  synchronized PartSearch parsed() {
    PartSearch search = parsed == null ? parse() : parsed;
    parsed = search;
    return search;
  }

  private PartSearch parse() {
    try {
      return PartSearchCommand.of(arguments).read(new BufferedReader(new StringReader(text)));
    } catch (PartsFault e) {
      throw BatchFailure.ofFault(e.sentence(file));
    } catch (IOException e) {
      throw new IllegalStateException("a string cannot be read", e);
    }
  }
}
