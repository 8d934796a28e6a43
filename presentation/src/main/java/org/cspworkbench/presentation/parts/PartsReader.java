package org.cspworkbench.presentation.parts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.util.Map;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Decision;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.core.trace.Halves;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFault;
import org.cspworkbench.presentation.page.RunFields;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PartsWriter} writes, all of it, and checks it against its fingerprint. */
public final class PartsReader {

  /** Of a value, of a lower and of an upper half; each is followed by its negation. */
  static final ImmutableList<String> OPERATORS =
      ImmutableList.of("=", "!=", "<=", "!<=", ">", "!>");

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
      JsonObject header = object(lines.next());
      if (!header.has("csp-parts")) {
        throw lines.fault("expected the first line of a file of csp split");
      }
      int version = header.get("csp-parts").getAsInt();
      if (version != PartsWriter.VERSION) {
        throw lines.fault(
            "expected version %d of the form, found %d".formatted(PartsWriter.VERSION, version));
      }
      PageRun run = RunFields.read(texts(header.getAsJsonObject("run")));
      ImmutableList<Variable> variables = run.statement().problem().csp().variables();
      ImmutableList.Builder<Subproblem> parts = ImmutableList.builder();
      int count = header.get("parts").getAsInt();
      for (int number = 1; number <= count; number++) {
        parts.add(part(number, count, variables));
      }
      if (lines.next() != null) {
        throw lines.fault("expected " + count + " parts, found more");
      }
      SplitProblem split = new SplitProblem(header.get("name").getAsString(), run, parts.build());
      if (!split.fingerprint().equals(header.get("fingerprint").getAsString())) {
        throw new PartsFault(" the parts do not belong together: their fingerprint differs");
      }
      return split;
    } catch (RunFault e) {
      throw lines.fault(e.sentence());
    } catch (RuntimeException e) { // of Gson: a value of another kind, or none
      throw lines.fault("expected a line of csp split, found something else");
    }
  }

  private JsonObject object(@Nullable String line) throws PartsFault {
    if (line == null) {
      throw lines.fault("expected a file of csp split, found nothing");
    }
    if (!lines.isWhole()) {
      throw lines.fault("expected a whole line, found the beginning of one");
    }
    try {
      return JsonParser.parseString(line).getAsJsonObject();
    } catch (JsonParseException | IllegalStateException e) {
      throw lines.fault("expected a line of csp split, found something else");
    }
  }

  private static ImmutableMap<String, String> texts(JsonObject fields) {
    ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
    for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
      texts.put(field.getKey(), field.getValue().getAsString());
    }
    return texts.buildOrThrow();
  }

  private Subproblem part(int number, int count, ImmutableList<Variable> variables)
      throws IOException, PartsFault {
    String line = lines.next();
    if (line == null) {
      throw lines.fault("expected part %d of %d, found the end".formatted(number, count));
    }
    JsonObject part = object(line);
    if (part.get("part").getAsInt() != number) {
      throw lines.fault(
          "expected part %d, found part %d".formatted(number, part.get("part").getAsInt()));
    }
    ImmutableList.Builder<Decision> decisions = ImmutableList.builder();
    for (JsonElement decision : part.getAsJsonArray("decisions")) {
      decisions.add(decision(decision.getAsJsonArray(), variables));
    }
    return new Subproblem(decisions.build());
  }

  private static Decision decision(JsonArray triple, ImmutableList<Variable> variables) {
    int x = triple.get(0).getAsInt();
    int i = variables.get(x).domain().indexOf(triple.get(2).getAsInt());
    int operator = OPERATORS.indexOf(triple.get(1).getAsString());
    int tried = operator < 2 ? i : operator < 4 ? Halves.lower(i) : Halves.upper(i);
    return new Decision(x, tried, operator % 2 == 0);
  }
}
