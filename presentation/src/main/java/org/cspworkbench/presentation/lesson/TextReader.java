package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.lesson.LessonText.Piece;

/**
 * A reader of the texts of a lesson: one text, or one for each language; a long text may be a list
 * of lines. Quantities in braces are figures.
 */
final class TextReader {

  private final Optional<ClaimScope> scope;

  private TextReader(Optional<ClaimScope> scope) {
    this.scope = scope;
  }

  /** Returns the codec of texts with figures of {@code scope}. */
  static Codec<LessonText> in(ClaimScope scope) {
    return codec(Optional.of(scope));
  }

  /** Returns the codec of texts without figures. */
  static Codec<LessonText> withoutFigures() {
    return codec(Optional.empty());
  }

  private static Codec<LessonText> codec(Optional<ClaimScope> scope) {
    return Codec.of(new TextReader(scope)::read, (text, json) -> text.written().write(json));
  }

  /** Reads the text of {@code json} in all its languages. */
  private LessonText read(Json json) throws UnreadableException {
    if (!(json instanceof Json.Members languages)) {
      return new LessonText(json, ImmutableMap.of(LessonText.ANY, lines(json)));
    }
    ImmutableMap.Builder<String, ImmutableList<Piece>> texts = ImmutableMap.builder();
    for (Map.Entry<String, Json.Member> language : languages.members().entrySet()) {
      if (!language.getKey().matches("[a-z]{2,3}(_[A-Z]{2})?")) {
        throw new UnreadableException(
            language.getValue().name().at(),
            "expected a language such as en or pt_BR, found '" + language.getKey() + "'");
      }
      texts.put(language.getKey(), lines(language.getValue().value()));
    }
    if (languages.members().isEmpty()) {
      throw new UnreadableException(json.at(), "expected a text in at least one language");
    }
    return new LessonText(json, texts.buildOrThrow());
  }

  private ImmutableList<Piece> lines(Json json) throws UnreadableException {
    ImmutableList.Builder<Piece> pieces = ImmutableList.builder();
    if (json instanceof Json.Text line) {
      addLine(line, pieces);
      return pieces.build();
    }
    if (!(json instanceof Json.Items)) {
      throw json.unexpected("a text, or a list of its lines");
    }
    boolean isFirst = true;
    for (Json line : json.asItems()) {
      if (!isFirst) {
        pieces.add(new Piece.Words(" "));
      }
      addLine(line.asText(), pieces);
      isFirst = false;
    }
    return pieces.build();
  }

  private void addLine(Json.Text line, ImmutableList.Builder<Piece> pieces)
      throws UnreadableException {
    String text = line.value();
    int from = 0;
    if (scope.isEmpty() && text.contains("{")) {
      throw line.fault(text.indexOf('{'), "expected a text without figures in braces");
    }
    for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
      int close = text.indexOf('}', open);
      if (close < 0) {
        throw line.fault(open, "expected '}' after this, found none");
      }
      pieces.add(new Piece.Words(text.substring(from, open)));
      LessonTokens tokens = new LessonTokens(line, open + 1, close);
      pieces.add(new Piece.Figure(scope.orElseThrow().quantity(tokens)));
      tokens.end();
      from = close + 1;
    }
    pieces.add(new Piece.Words(text.substring(from)));
  }
}
