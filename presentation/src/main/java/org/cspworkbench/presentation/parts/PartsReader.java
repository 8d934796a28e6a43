package org.cspworkbench.presentation.parts;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.Reader;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.presentation.parts.PartsCodec.Header;

/** Reads what {@link PartsWriter} writes, all of it, and checks it against its fingerprint. */
public final class PartsReader {

  private final BoundedLines lines;

  private PartsReader(Reader reader) {
    this.lines = new BoundedLines(reader);
  }

  /**
   * Returns the problem and all its parts.
   *
   * @param reader the text, buffered
   * @throws PartsFault if the text is not such a file, or not all of it
   * @throws IOException if it cannot be read
   */
  public static SplitProblem read(Reader reader) throws IOException, PartsFault {
    return new PartsReader(reader).read();
  }

  private SplitProblem read() throws IOException, PartsFault {
    try {
      Header header = read(PartsCodec.HEADER, "a file of csp split");
      PartsCodec codec = new PartsCodec(header.run().statement().problem().csp().variables());
      ImmutableList.Builder<Subproblem> parts = ImmutableList.builder();
      for (int number = 1; number <= header.parts(); number++) {
        parts.add(read(codec.part(number), "part %d of %d".formatted(number, header.parts())));
      }
      if (lines.next() != null) {
        throw lines.fault("expected " + header.parts() + " parts, found more");
      }
      SplitProblem split = new SplitProblem(header.name(), header.run(), parts.build());
      if (!split.fingerprint().equals(header.fingerprint())) {
        throw new PartsFault(" the parts do not belong together: their fingerprint differs");
      }
      return split;
    } catch (UnreadableException e) {
      throw lines.fault(e.sentence());
    }
  }

  private String line(String expected) throws IOException, PartsFault {
    String line = lines.next();
    if (line == null) {
      throw lines.fault("expected " + expected + ", found the end");
    }
    if (!lines.isWhole()) {
      throw lines.fault("expected a whole line, found the beginning of one");
    }
    return line;
  }

  private <T> T read(Codec<T> codec, String expected) throws IOException, PartsFault {
    try {
      return codec.readOfAnyLength("", line(expected));
    } catch (UnreadableException e) {
      throw lines.fault(e.position().column(), "expected " + expected + "; " + e.problem());
    }
  }
}
