package org.cspworkbench.presentation.lesson;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.lesson.Place.Kind;
import org.cspworkbench.presentation.lesson.Place.Side;

/**
 * A parser of moments such as {@code start}, {@code event 120}, {@code decision 3}, {@code first
 * contradiction}, {@code before last pruning of r1c3}.
 */
final class PlaceReader {

  private static final List<String> KINDS = Arrays.stream(Kind.values()).map(Kind::word).toList();

  private PlaceReader() {}

  /** Returns the codec of moments of the run of index {@code run}. */
  static Codec<Place> in(ClaimScope scope, int run) {
    return Codec.of(json -> read(json, scope, run), (place, json) -> json.value(place.source()));
  }

  /** Parses the moment that {@code json} describes in the run of index {@code run}. */
  private static Place read(Json json, ClaimScope scope, int run) throws UnreadableException {
    Json.Text source = json.asText();
    LessonTokens tokens = new LessonTokens(source);
    Side side = tokens.takes("before") ? Side.BEFORE : Side.BEHIND;
    Place place = event(source, tokens, side, scope, run);
    tokens.end();
    return place;
  }

  private static Place event(
      Json.Text source, LessonTokens tokens, Side side, ClaimScope scope, int run)
      throws UnreadableException {
    if (side == Side.BEHIND && tokens.takes("start")) {
      return place(source, side, Optional.empty(), 0, NONE);
    }
    if (side == Side.BEHIND && tokens.takes("end")) {
      return place(source, side, Optional.empty(), Place.LAST, NONE);
    }
    if (tokens.takes("event")) {
      int number = (int) tokens.number(1, "the number of an event, from 1");
      return place(source, side, Optional.empty(), number, NONE);
    }
    int number = tokens.takes("first") ? 1 : tokens.takes("last") ? Place.LAST : 0;
    Kind kind = kind(tokens);
    if (number == 0) {
      number = (int) tokens.number(1, "a number, from 1");
    }
    int variable = tokens.takes("of") ? scope.variable(tokens, run) : NONE;
    return place(source, side, Optional.of(kind), number, variable);
  }

  private static Kind kind(LessonTokens tokens) throws UnreadableException {
    String word = tokens.peek();
    Kind kind =
        Kind.of(word)
            .orElseThrow(
                () ->
                    tokens.unexpected(
                        "start, end, event, first, last, or one of "
                            + String.join(", ", KINDS)
                            + Nearest.hint(word, KINDS)));
    tokens.take();
    return kind;
  }

  private static Place place(
      Json.Text source, Side side, Optional<Kind> kind, int number, int variable) {
    return new Place(source.at(), source.value(), side, kind, number, variable);
  }
}
