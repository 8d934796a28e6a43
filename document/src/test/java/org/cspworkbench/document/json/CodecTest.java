package org.cspworkbench.document.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a codec writes it reads back, and what it cannot read has a position. */
final class CodecTest {

  private enum Colour {
    RED,
    DARK_BLUE
  }

  /** A value with parts of every kind. */
  private record Thing(
      String name,
      int number,
      long large,
      double weight,
      boolean truth,
      Colour colour,
      Optional<String> note,
      ImmutableList<Thing> things,
      ImmutableMap<Integer, String> places) {}

  private static final Codec<Thing> CODEC = codec(3);

  private static Codec<Thing> codec(int deepest) {
    Codec<Thing> inner =
        deepest == 0
            ? Codec.of(
                json -> {
                  throw json.unexpected("nothing");
                },
                (thing, json) -> json.nullValue())
            : codec(deepest - 1);
    return Codec.object(
        members ->
            new Thing(
                members.get("name", Codec.text(), Thing::name),
                members.get("number", Codec.whole(-5, 1000), Thing::number),
                members.get("large", Codec.wholeLong(0, 999_999_999_999_999_999L), Thing::large),
                members.get("weight", Codec.positive(100), Thing::weight, 1.0),
                members.get("truth", Codec.truth(), Thing::truth, false),
                members.get("colour", Codec.word(Colour.class), Thing::colour),
                members.find("note", Codec.text(), Thing::note),
                members.get("things", inner.list(), Thing::things),
                members.get(
                    "places",
                    Codec.text().map(Integer::parseInt, String::valueOf),
                    Thing::places)));
  }

  private static Thing thing(Random random, int deepest) {
    ImmutableList.Builder<Thing> things = ImmutableList.builder();
    for (int i = 0; i < random.nextInt(1 + deepest); i++) {
      things.add(thing(random, deepest - 1));
    }
    ImmutableMap.Builder<Integer, String> places = ImmutableMap.builder();
    for (int i = 0; i < random.nextInt(4); i++) {
      places.put(10 * i - random.nextInt(10), text(random));
    }
    return new Thing(
        text(random),
        random.nextInt(1006) - 5,
        random.nextLong(1_000_000_000_000_000_000L),
        random.nextBoolean() ? 1 : 100 - random.nextDouble(100),
        random.nextBoolean(),
        random.nextBoolean() ? Colour.RED : Colour.DARK_BLUE,
        random.nextBoolean() ? Optional.of(text(random)) : Optional.empty(),
        things.build(),
        places.buildOrThrow());
  }

  private static String text(Random random) {
    String letters = "aZ 0\"\\/\n\r\t\u0001<>&'é↦{}[]:,#";
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < random.nextInt(8); i++) {
      text.append(letters.charAt(random.nextInt(letters.length())));
    }
    return text.toString();
  }

  @Test
  void whatIsWrittenIsReadBack() throws UnreadableException {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      Thing thing = thing(random, 3);
      assertThat(CODEC.read("thing", CODEC.forPeople(thing))).isEqualTo(thing);
      assertThat(CODEC.readOfAnyLength("thing", CODEC.forHtml(thing))).isEqualTo(thing);
      assertThat(CODEC.readLeniently("thing", CODEC.forPeople(thing))).isEqualTo(thing);
    }
  }

  @Test
  void whatIsDamagedHasAPositionInTheText() {
    Random random = new Random(2);
    int unreadable = 0;
    for (int i = 0; i < 4000; i++) {
      String text = CODEC.forPeople(thing(random, 2));
      int place = random.nextInt(text.length());
      String put = "x\"{}[]:,0 ".substring(i % 10, i % 10 + random.nextInt(2));
      String damaged = text.substring(0, place) + put + text.substring(place + 1);
      try {
        CODEC.read("thing", damaged);
      } catch (UnreadableException e) {
        unreadable++;
        ImmutableList<String> lines = ImmutableList.copyOf(damaged.split("\n", -1));
        assertThat(e.position().source()).isEqualTo("thing");
        assertThat(e.position().line()).as(damaged).isBetween(1, lines.size());
        assertThat(e.position().column())
            .as(damaged)
            .isBetween(1, lines.get(e.position().line() - 1).length() + 1);
      }
    }
    assertThat(unreadable).isGreaterThan(1000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | thing:1:1: expected an object in braces, found a number
          {"number": 1001} | thing:1:1: expected a member "name" in this object
          {"name": 3} | thing:1:10: expected a text in quotation marks, found a number
          {"name": "a", "number": 1001} | thing:1:25: expected a whole number from -5 to 1000, found 1001
          {"name": "a", "number": 1, "large": 1.5} | thing:1:37: expected a whole number from 0 to 999999999999999999, found 1.5
          {"name": "a", "number": 1, "large": 1, "weight": 0} | thing:1:50: expected a number above 0 and up to 100, found '0'
          {"name": "a", "number": 1, "large": 1, "truth": 1} | thing:1:49: expected true or false, found a number
          {"name": "a", "number": 1, "large": 1, "colour": "dark-blu"} | thing:1:50: expected one of red, dark-blue, found 'dark-blu' (did you mean dark-blue?)
          {"name": "a", "number": 1, "large": 1, "colour": "red", "things": [], "places": {}, "nmae": 1} | thing:1:85: expected one of name, number, large, weight, truth, colour, note, things, places, found 'nmae' (did you mean name?)
          {"name": "a", "name": "a"} | thing:1:15: expected each name once, found 'name' again
          """)
  void explainsWhatIsWrong(String text, String sentence) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> CODEC.read("thing", text))
        .satisfies(e -> assertThat(e.sentence()).isEqualTo(sentence));
  }

  @Test
  void aForgivingMemberHasItsUsualValueWhereItCannotBeRead() throws UnreadableException {
    Codec<Integer> codec =
        Codec.objectAmongOthers(members -> members.getOr(5, "number", Codec.whole(0, 9), n -> n));
    assertThat(codec.read("n", "{\"number\": 3, \"other\": 1}")).isEqualTo(3);
    assertThat(codec.read("n", "{\"number\": 10}")).isEqualTo(5);
    assertThat(codec.read("n", "{\"number\": {}}")).isEqualTo(5);
    assertThat(codec.read("n", "{}")).isEqualTo(5);
  }
}
