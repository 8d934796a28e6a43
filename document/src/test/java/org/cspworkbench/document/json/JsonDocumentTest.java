package org.cspworkbench.document.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every token of a JSON document is read with its line and column, and every mistake found. */
final class JsonDocumentTest {

  private static JsonDocument strict(String text) {
    return JsonDocument.strict("text", new StringReader(text));
  }

  private static JsonDocument lenient(String text) {
    return JsonDocument.lenient("text", new StringReader(text));
  }

  /** All values of a document. */
  private static List<Json> values(JsonDocument document) throws UnreadableException {
    List<Json> values = new ArrayList<>();
    while (document.hasNext()) {
      values.add(document.next());
    }
    return values;
  }

  private static List<String> tokens(JsonDocument document, boolean isPlaced)
      throws UnreadableException {
    List<String> tokens = new ArrayList<>();
    for (Json value : values(document)) {
      add(value, isPlaced, tokens);
    }
    return tokens;
  }

  /** All tokens, with their position or without; the end of an object has none. */
  private static void add(Json value, boolean isPlaced, List<String> tokens) {
    if (value instanceof Json.Items list) {
      tokens.add(place(list.at(), isPlaced) + "BEGIN_ARRAY");
      list.items().forEach(item -> add(item, isPlaced, tokens));
      tokens.add(place(list.end(), isPlaced) + "END_ARRAY");
    } else if (value instanceof Json.Members object) {
      tokens.add(place(object.at(), isPlaced) + "BEGIN_OBJECT");
      object
          .members()
          .values()
          .forEach(
              member -> {
                tokens.add(place(member.name().at(), isPlaced) + member.name().value() + ":");
                add(member.value(), isPlaced, tokens);
              });
      tokens.add("END_OBJECT");
    } else {
      tokens.add(place(value.at(), isPlaced) + scalar(value));
    }
  }

  private static String place(SourcePosition position, boolean isPlaced) {
    return isPlaced ? position.line() + ":" + position.column() + " " : "";
  }

  private static String scalar(Json value) {
    return value instanceof Json.Text text
        ? "'" + text.value() + "'"
        : value instanceof Json.Numeral number
            ? number.written()
            : value instanceof Json.Truth truth ? String.valueOf(truth.value()) : "NULL";
  }

  @Test
  void everyTokenKnowsItsLineAndColumn() throws UnreadableException {
    String text = "{\"a\" : [1,\r\n  -2.5e3,\"b\\u0041\"],\r\"c\":\n\n {\t\"d\":true, \"\": null}}";
    assertThat(tokens(strict(text), true))
        .containsExactly(
            "1:1 BEGIN_OBJECT",
            "1:2 a:",
            "1:8 BEGIN_ARRAY",
            "1:9 1",
            "2:3 -2.5e3",
            "2:10 'bA'",
            "2:19 END_ARRAY",
            "3:1 c:",
            "5:2 BEGIN_OBJECT",
            "5:4 d:",
            "5:8 true",
            "5:14 :",
            "5:18 NULL",
            "END_OBJECT",
            "END_OBJECT");
  }

  @Test
  void theCharactersOfATextAreBehindItsQuotationMark() throws UnreadableException {
    List<Json> texts = lenient("[\n \"abc\", abc]").only().asItems();
    assertThat(texts.get(0).at()).hasToString("text:2:2");
    assertThat(texts.get(0).asText().fault(2, "").position()).hasToString("text:2:5");
    assertThat(texts.get(1).at()).hasToString("text:2:9");
    assertThat(texts.get(1).asText().fault(2, "").position()).hasToString("text:2:11");
  }

  @Test
  void whatPeopleWriteByHandIsUnderstood() throws UnreadableException {
    String text = "# one\n{a: 'it\\'s', /* * / */ \"b\": [TRUE, , 01,] // end\n} 5";
    assertThat(tokens(lenient(text), false))
        .containsExactly(
            "BEGIN_OBJECT",
            "a:",
            "'it's'",
            "b:",
            "BEGIN_ARRAY",
            "'TRUE'",
            "NULL",
            "'01'",
            "NULL",
            "END_ARRAY",
            "END_OBJECT",
            "5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[1 2] | 1:4: expected JSON, found a mistake in it",
        "[1, 2, ] | 1:8: expected JSON, found a mistake in it",
        "{\"a\" 1} | 1:6: expected JSON, found a mistake in it",
        "{\"a\": 1, } | 1:10: expected JSON, found a mistake in it",
        "{1: 2} | 1:2: expected JSON, found a mistake in it",
        "[01] | 1:2: expected JSON, found a mistake in it",
        "[nul] | 1:2: expected JSON, found a mistake in it",
        "[\"\\x\"] | 1:3: expected JSON, found a mistake in it",
        "['a'] | 1:2: expected JSON, found a mistake in it",
        "[1] # | 1:5: expected JSON, found a mistake in it",
        "[1, | 1:4: expected JSON to go on, found the end",
        "[\"a | 1:4: expected JSON to go on, found the end",
        "{\"a\" | 1:5: expected JSON to go on, found the end"
      })
  void aMistakeIsReportedWhereItIs(String text, String message) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> tokens(strict(text), false))
        .satisfies(e -> assertThat(e.sentence()).isEqualTo("text:" + message));
  }

  @Test
  void listsAreNestedToALimit() throws UnreadableException {
    assertThat(tokens(strict("[".repeat(255) + "]".repeat(255)), false)).hasSize(510);
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> tokens(strict("[".repeat(256)), false))
        .satisfies(
            e ->
                assertThat(e.problem())
                    .isEqualTo("expected lists and objects at most 255 deep, found a deeper one"));
  }

  @Test
  void aValueMayHaveSoManyOthersAndNoMore() throws UnreadableException {
    String list = "[" + "0,".repeat((1 << 18) - 2);
    assertThat(strict(list + "0]").only().asItems()).hasSize((1 << 18) - 1);
    JsonDocument document = strict(list + "0,\n 0] 17");
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(document::next)
        .satisfies(
            e ->
                assertThat(e.sentence())
                    .isEqualTo("text:2:2: expected at most 262144 values, found more"));
    assertThat(document.next().asNumber(0, 99)).as("what follows can be read").isEqualTo(17);
  }

  /** Gson reads the same documents, and the same tokens in them, unless a name occurs twice. */
  @Test
  void whatIsJsonIsWhatAnotherReaderTakesForJson() {
    int accepted = 0;
    for (long seed = 0; seed < 20_000; seed++) {
      String text = slightlyChanged(document(new Random(seed), 3), new Random(~seed));
      List<String> expected = tokensOfGson(text);
      List<String> found = tokensOrNone(text);
      assertThat(found).as("seed %d: %s", seed, text).isEqualTo(expected);
      accepted += expected.isEmpty() ? 0 : 1;
    }
    assertThat(accepted).isBetween(5_000, 15_000);
  }

  private static List<String> tokensOrNone(String text) {
    try {
      strict(text).only(); // Gson reads no other
      return tokens(strict(text), false);
    } catch (UnreadableException e) {
      return List.of();
    }
  }

  private static List<String> tokensOfGson(String text) {
    List<String> tokens = new ArrayList<>();
    try (JsonReader json = new JsonReader(new StringReader(text))) {
      json.setStrictness(Strictness.STRICT);
      Deque<Set<String>> names = new ArrayDeque<>();
      boolean isOnceEach = true;
      while (json.peek() != JsonToken.END_DOCUMENT) {
        String token = token(json);
        tokens.add(token);
        switch (token) {
          case "BEGIN_OBJECT" -> names.push(new HashSet<>());
          case "END_OBJECT" -> names.pop();
          default -> isOnceEach &= !token.endsWith(":") || names.element().add(token);
        }
      }
      return isOnceEach ? tokens : List.of();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static String token(JsonReader json) throws IOException {
    JsonToken token = json.peek();
    switch (token) {
      case BEGIN_ARRAY -> json.beginArray();
      case END_ARRAY -> json.endArray();
      case BEGIN_OBJECT -> json.beginObject();
      case END_OBJECT -> json.endObject();
      case NAME -> {
        return json.nextName() + ":";
      }
      case STRING -> {
        return "'" + json.nextString() + "'";
      }
      case NUMBER -> {
        return json.nextString();
      }
      case BOOLEAN -> {
        return String.valueOf(json.nextBoolean());
      }
      default -> json.skipValue();
    }
    return token.name();
  }

  private static String document(Random random, int depth) {
    String blank = random.nextInt(3) == 0 ? " " : "";
    return switch (random.nextInt(depth == 0 ? 5 : 8)) {
      case 0 -> blank + random.nextInt(100);
      case 1 -> "-0." + random.nextInt(100) + "e+1";
      case 2 -> random.nextBoolean() ? "true" : "null";
      case 3 -> "\"" + blank + "\\n\\u00e9\\\\\"";
      case 4 -> "\"ab\"" + blank;
      case 5 -> "[" + blank + "]";
      case 6 -> "[" + document(random, depth - 1) + "," + document(random, depth - 1) + "]";
      default ->
          "{\"k\":"
              + document(random, depth - 1)
              + ",\"\""
              + blank
              + ":"
              + document(random, 0)
              + "}";
    };
  }

  /** Every other document with one character left out, doubled or replaced. */
  private static String slightlyChanged(String text, Random random) {
    int at = random.nextInt(text.length());
    String marks = "[]{}:,\"\\ 0-.e+tn/#'";
    return switch (random.nextInt(6)) {
      case 0 -> text.substring(0, at) + text.substring(at + 1);
      case 1 -> text.substring(0, at) + text.charAt(at) + text.substring(at);
      case 2 ->
          text.substring(0, at)
              + marks.charAt(random.nextInt(marks.length()))
              + text.substring(at + 1);
      default -> text;
    };
  }
}
