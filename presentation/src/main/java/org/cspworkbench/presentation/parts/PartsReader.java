package org.cspworkbench.presentation.parts;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.core.search.Subproblem.Step;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFault;
import org.cspworkbench.presentation.page.RunFields;

/** Reads what {@link PartsWriter} writes, all of it, and checks it against its fingerprint. */
public final class PartsReader {

  /** Of a value, of a lower and of an upper half; each is followed by its negation. */
  static final ImmutableList<String> OPERATORS =
      ImmutableList.of("=", "!=", "<=", "!<=", ">", "!>");

  /** A cut may have more parts than were requested, by the values of one variable. */
  private static final int MOST_PARTS = 10 * SplitProblem.MOST_PARTS;

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
      Header header = header(line("a file of csp split"));
      ImmutableList<Variable> variables = header.run.statement().problem().csp().variables();
      ImmutableList.Builder<Subproblem> parts = ImmutableList.builder();
      for (int number = 1; number <= header.parts; number++) {
        String line = line("part %d of %d".formatted(number, header.parts));
        parts.add(part(number, line, variables));
      }
      if (lines.next() != null) {
        throw lines.fault("expected " + header.parts + " parts, found more");
      }
      SplitProblem split = new SplitProblem(header.name, header.run, parts.build());
      if (!split.fingerprint().equals(header.fingerprint)) {
        throw new PartsFault(" the parts do not belong together: their fingerprint differs");
      }
      return split;
    } catch (RunFault e) {
      throw lines.fault(e.sentence());
    }
  }

  /** The first line. */
  private record Header(String name, int parts, String fingerprint, PageRun run) {}

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

  private Header header(String line) throws PartsFault, RunFault {
    try (JsonReader json = new JsonReader(new StringReader(line))) {
      json.beginObject();
      name(json, "csp-parts");
      int version = json.nextInt();
      if (version != PartsWriter.VERSION) {
        throw lines.fault(
            "expected version %d of the form, found %d".formatted(PartsWriter.VERSION, version));
      }
      name(json, "name");
      String name = json.nextString();
      name(json, "parts");
      int parts = json.nextInt();
      if (parts < 1 || parts > MOST_PARTS) { // an endless text must not fill the memory
        throw lines.fault("expected 1 to %d parts, found %d".formatted(MOST_PARTS, parts));
      }
      name(json, "fingerprint");
      String fingerprint = json.nextString();
      name(json, "run");
      Map<String, String> fields = new LinkedHashMap<>();
      json.beginObject();
      while (json.hasNext()) {
        fields.put(json.nextName(), json.nextString());
      }
      json.endObject();
      json.endObject();
      return new Header(name, parts, fingerprint, RunFields.read(fields));
    } catch (IOException | IllegalStateException | NumberFormatException e) {
      throw lines.fault("expected the first line of a file of csp split, found something else");
    }
  }

  private static void name(JsonReader json, String expected) throws IOException {
    if (!json.nextName().equals(expected)) {
      throw new MalformedJsonException("expected " + expected);
    }
  }

  private Subproblem part(int number, String line, ImmutableList<Variable> variables)
      throws PartsFault {
    try (JsonReader json = new JsonReader(new StringReader(line))) {
      json.beginObject();
      name(json, "part");
      int found = json.nextInt();
      if (found != number) {
        throw lines.fault("expected part %d, found part %d".formatted(number, found));
      }
      name(json, "decisions");
      ImmutableList.Builder<Step> steps = ImmutableList.builder();
      json.beginArray();
      while (json.hasNext()) {
        json.beginArray();
        steps.add(step(json, variables));
        json.endArray();
      }
      json.endArray();
      json.endObject();
      return new Subproblem(steps.build());
    } catch (IOException | IllegalStateException | NumberFormatException e) {
      throw lines.fault("expected part " + number + ", found something else");
    }
  }

  private static Step step(JsonReader json, ImmutableList<Variable> variables) throws IOException {
    int x = json.nextInt();
    int operator = OPERATORS.indexOf(json.nextString());
    int value = json.nextInt();
    int i = x >= 0 && x < variables.size() ? variables.get(x).domain().indexOf(value) : NONE;
    if (i == NONE || operator == NONE) {
      throw new MalformedJsonException("expected a decision");
    }
    Operator kept =
        operator < 2 ? Operator.EQUAL : operator < 4 ? Operator.AT_MOST : Operator.GREATER;
    return new Step(new Decision(x, kept, i), operator % 2 != 0);
  }
}
