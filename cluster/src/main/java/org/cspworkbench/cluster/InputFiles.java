package org.cspworkbench.cluster;

import com.google.common.collect.ImmutableList;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;

/** The files of a batch, in the order of the command line. */
final class InputFiles {

  /** Smaller parts are not worth a task and a file. */
  private static final long SMALLEST_PART = 1 << 18;

  /**
   * A file.
   *
   * @param name its name in messages
   * @param status where it is, and its length
   */
  private record Input(String name, FileStatus status) {}

  private final ImmutableList<Input> files;

  private InputFiles(ImmutableList<Input> files) {
    this.files = files;
  }

  /**
   * Finds the files with these names. A folder stands for the files in it, in the order of their
   * names, except those whose name begins with {@code _} or a dot.
   *
   * @throws BatchFailure if one of them does not exist
   */
  static InputFiles find(List<String> names, Configuration configuration) {
    ImmutableList.Builder<Input> files = ImmutableList.builder();
    for (String name : names) {
      FileStatus status = status(name, configuration);
      if (status.isDirectory()) {
        inside(name, status.getPath(), configuration).forEach(files::add);
      } else {
        files.add(new Input(name, status));
      }
    }
    return new InputFiles(files.build());
  }

  /**
   * Returns the status of the file or folder {@code name}.
   *
   * @throws BatchFailure if there is none
   */
  static FileStatus status(String name, Configuration configuration) {
    try {
      Path path = new Path(name);
      return path.getFileSystem(configuration).getFileStatus(path);
    } catch (FileNotFoundException e) {
      throw BatchFailure.ofInput(name, "there is no such file");
    } catch (IOException e) {
      throw BatchFailure.ofReading(name, e);
    } catch (IllegalArgumentException e) {
      throw BatchFailure.ofInput(name, "is not the name of a file: " + e.getMessage());
    }
  }

  private static List<Input> inside(String name, Path folder, Configuration configuration) {
    try {
      return Arrays.stream(folder.getFileSystem(configuration).listStatus(folder))
          .filter(FileStatus::isFile)
          .filter(file -> !"_.".contains(file.getPath().getName().substring(0, 1)))
          .sorted(Comparator.comparing(file -> file.getPath().getName()))
          .map(file -> new Input(name + "/" + file.getPath().getName(), file))
          .toList();
    } catch (IOException e) {
      throw BatchFailure.ofReading(name, e);
    }
  }

  /** Cuts the files into parts, whose first lines are not numbered yet. */
  ImmutableList<FilePart> cut() {
    long total = files.stream().mapToLong(file -> file.status().getLen()).sum();
    long size = Math.max(SMALLEST_PART, (total + BatchPart.MOST - 1) / BatchPart.MOST);
    List<FilePart> parts = new ArrayList<>();
    for (Input file : files) {
      String path = file.status().getPath().toString();
      parts.addAll(FilePart.cut(file.name(), path, file.status().getLen(), size, parts.size()));
    }
    return ImmutableList.copyOf(parts);
  }

  /**
   * Numbers the first line of each part.
   *
   * @param lines the number of lines of each part
   * @throws BatchFailure if a file has too many lines
   */
  static ImmutableList<BatchPart> number(List<FilePart> parts, List<Long> lines) {
    ImmutableList.Builder<BatchPart> numbered = ImmutableList.builder();
    long before = 0;
    for (int i = 0; i < parts.size(); i++) {
      FilePart part = parts.get(i);
      before = part.start() == 0 ? 0 : before;
      if (before + lines.get(i) > Integer.MAX_VALUE) {
        throw BatchFailure.ofInput(
            part.name(), "expected at most " + Integer.MAX_VALUE + " lines, found more");
      }
      numbered.add(part.from((int) before + 1));
      before += lines.get(i);
    }
    return numbered.build();
  }
}
