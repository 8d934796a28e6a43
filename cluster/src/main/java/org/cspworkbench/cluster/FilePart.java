package org.cspworkbench.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.util.LineReader;
import org.cspworkbench.app.cli.Row;
import org.cspworkbench.app.cli.RowCommand;

/**
 * The lines of a file that begin after byte {@code start} and not after byte {@code end}; the part
 * from byte 0 on also has the line that begins there.
 *
 * @param index the place of this part among all, from 0
 * @param name the name of the file in messages
 * @param path the file
 * @param start the byte that the part before ends with
 * @param end the last byte at which a line may begin
 * @param firstLine the number of the first line, from 1
 */
record FilePart(int index, String name, String path, long start, long end, int firstLine)
    implements BatchPart {

  /** The number of bytes from which on a line is cut off, as it is no puzzle. */
  private static final int LONGEST_LINE = 1 << 17;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** What is done with the lines of a part. */
  private interface Lines {
    void accept(Text line);
  }

  /** Cuts the file into parts of {@code size} bytes, from place {@code index} on. */
  static ImmutableList<FilePart> cut(String name, String path, long length, long size, int index) {
    ImmutableList.Builder<FilePart> parts = ImmutableList.builder();
    int next = index;
    for (long start = 0; start < length; start += size) {
      parts.add(new FilePart(next++, name, path, start, Math.min(length, start + size), 1));
    }
    return parts.build();
  }

  /** Returns the same part with another number of its first line. */
  FilePart from(int line) {
    return new FilePart(index, name, path, start, end, line);
  }

  /** Returns the number of lines. */
  long countLines(Configuration files) {
    long[] count = {0};
    forEachLine(files, line -> count[0]++);
    return count[0];
  }

  @Override
  public void process(RowCommand command, Configuration files, Consumer<Row> rows) {
    int[] number = {firstLine};
    forEachLine(
        files,
        line -> {
          command.line(name, number[0], text(line, number[0])).forEach(rows);
          number[0]++;
        });
  }

  private static String text(Text line, int number) {
    String text = new String(line.getBytes(), 0, line.getLength(), UTF_8);
    boolean isMarked = number == 1 && !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    return isMarked ? text.substring(1) : text;
  }

  private void forEachLine(Configuration files, Lines lines) {
    try {
      read(files, lines);
    } catch (IOException | FSError e) {
      throw BatchFailure.ofReading(name, e);
    }
  }

  private void read(Configuration files, Lines lines) throws IOException {
    Path file = new Path(path);
    try (FSDataInputStream stream = file.getFileSystem(files).open(file)) {
      stream.seek(start);
      LineReader reader = new LineReader(stream);
      Text line = new Text();
      long position = start;
      if (start > 0) {
        position += reader.readLine(line, 0); // a line that began in the part before
      }
      while (position <= end) {
        int read = reader.readLine(line, LONGEST_LINE);
        if (read == 0) {
          return;
        }
        position += read;
        lines.accept(line);
      }
    }
  }
}
