package org.cspworkbench.core.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Gallery.Entry;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.BruteForce;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything in the gallery can be made from what its entry says, and has its known solutions. */
final class GalleryTest {

  private static final long SEED = 1;

  /**
   * By the name of the entry, the number of solutions of its example; of a random one, of seed 1.
   */
  private static final ImmutableMap<String, Long> KNOWN_COUNTS =
      ImmutableMap.<String, Long>builder()
          .put("australia", 18L)
          .put("mycielski", 12_480L)
          .put("queens", 92L)
          .put("queens-alldifferent", 92L)
          .put("latin", 161_280L)
          .put("quasigroup", 3L)
          .put("zebra", 1L)
          .put("send-more-money", 1L)
          .put("send-more-money-sum", 1L)
          .put("magic-square", 8L)
          .put("magic-sequence", 1L)
          .put("langford", 300L)
          .put("domino", 1L)
          .put("random-b", 96L)
          .put("random-rb", 760_791L)
          .buildOrThrow();

  /** Those whose example has more solutions than can be counted one by one. */
  private static final ImmutableSet<String> TOO_MANY_TO_COUNT = ImmutableSet.of("us-states");

  @ParameterizedTest(name = "{0}")
  @MethodSource("entries")
  void theExampleOfEveryEntryHasItsKnownNumberOfSolutions(String usage, Entry entry) {
    Csp csp = example(entry);
    Search search =
        new Search(new Network(csp.structure()), csp).order(new Mrv()).maintainArcConsistency();
    if (TOO_MANY_TO_COUNT.contains(entry.id())) {
      assertThat(search.solve(Limits.none(), null).ending()).isEqualTo(Ending.ENOUGH);
    } else {
      SearchResult result = search.wantAll().solve(Limits.none(), null);
      assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
      assertThat(result.counters().solutions()).isEqualTo(KNOWN_COUNTS.get(entry.id()));
      assertThat(entry.known())
          .containsPattern(
              "\\b" + String.format(Locale.ROOT, "%,d", result.counters().solutions()) + "\\b");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random-b", "random-rb", "mycielski"})
  @Tag("slow")
  void theNumberOfSolutionsOfAnExampleThatNobodyPublishedIsThatOfBruteForce(String id) {
    assertThat((long) BruteForce.solutions(example(entry(id))).size())
        .isEqualTo(KNOWN_COUNTS.get(id));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("entries")
  void everyEntrySaysWhatItIsAndHowItIsWritten(String usage, Entry entry) {
    assertThat(entry.id()).matches("[a-z][a-z-]*");
    assertThat(entry.description()).matches("[A-Z].*\\.");
    assertThat(entry.source()).matches("[A-Z].*[^.]");
    assertThat(entry.known()).matches("[a-z0-9].*[^.]");
    assertThat(usage).startsWith(entry.id());
    assertThat(exampleArguments(entry).size()).isEqualTo(entry.parameters().size());
  }

  @Test
  void entriesHaveDifferentNames() {
    assertThat(Gallery.ENTRIES).extracting(Entry::id).doesNotHaveDuplicates();
  }

  @Test
  void aRandomProblemIsDrawnFromTheSeedAndOthersIgnoreIt() {
    Entry random = entry("random-rb");
    ImmutableList<String> arguments = exampleArguments(random);
    assertThat(random.make(arguments, 1).constraints())
        .isEqualTo(random.make(arguments, 1).constraints())
        .isNotEqualTo(random.make(arguments, 2).constraints());
    Entry queens = entry("queens");
    assertThat(queens.make(ImmutableList.of("5"), 1).constraints())
        .isEqualTo(queens.make(ImmutableList.of("5"), 2).constraints());
  }

  @ParameterizedTest(name = "{0}:{1}: {2}")
  @MethodSource("mistakes")
  void aMistakeInTheArgumentsIsOneSentence(String id, String arguments, String sentence) {
    ImmutableList<String> list =
        ImmutableList.copyOf(Splitter.on(',').omitEmptyStrings().split(arguments));
    assertThatThrownBy(() -> entry(id).make(list, SEED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("australia", "3", "australia takes no argument, as in australia"),
        arguments("queens", "", "queens takes one argument (queens), as in queens:8"),
        arguments("queens", "8,8", "queens takes one argument (queens), as in queens:8"),
        arguments("queens", "0", "expected 1 to 1000 queens, not 0"),
        arguments("queens", "1001", "expected 1 to 1000 queens, not 1001"),
        arguments("queens", "eight", "expected a whole number, found 'eight'"),
        arguments("queens", "99999999999", "expected a whole number, found '99999999999'"),
        arguments("latin", "61", "expected an order from 1 to 60, not 61"),
        arguments("latin", "-1", "expected an order from 1 to 60, not -1"),
        arguments("us-states", "0", "expected 1 to 100 colours, not 0"),
        arguments("mycielski", "11,3", "expected a Mycielski graph from 1 to 10, not 11"),
        arguments("mycielski", "3,0", "expected 1 to 1000 colours, not 0"),
        arguments("queens-alldifferent", "0", "expected 1 to 1000 queens, not 0"),
        arguments("quasigroup", "61,3", "expected an order from 1 to 60, not 61"),
        arguments("quasigroup", "4,17", "expected 0 to 16 holes, not 17"),
        arguments("magic-square", "31", "expected an order from 1 to 30, not 31"),
        arguments("magic-sequence", "0", "expected 1 to 500 numbers, not 0"),
        arguments("langford", "501", "expected 2 to 500 numbers, not 501"),
        arguments("random-b", "12,8,1.5,0.2", "expected a density from 0 to 1, not 1.5"),
        arguments(
            "random-rb",
            "12,8,0.4",
            "random-rb takes 4 arguments (variables, values, density, tightness), as in"
                + " random-rb:12,8,0.4,0.35"),
        arguments("random-rb", "12,8,0.4,2", "expected a tightness from 0 to 1, not 2.0"));
  }

  /** Of four arguments a person wants to know which one is wrong. */
  @Test
  void whereThereAreSeveralArgumentsTheSentenceNamesTheOneThatIsNoNumber() {
    assertThatThrownBy(
            () -> entry("random-rb").make(ImmutableList.of("12", "many", "0.4", "0.35"), SEED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'many'")
        .hasMessageContaining("values");
    assertThatThrownBy(
            () -> entry("random-rb").make(ImmutableList.of("12", "8", "0.4", "tight"), SEED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'tight'")
        .hasMessageContaining("tightness");
  }

  static Stream<Arguments> entries() {
    return Gallery.ENTRIES.stream().map(entry -> arguments(entry.usage(), entry));
  }

  private static Csp example(Entry entry) {
    return entry.make(exampleArguments(entry), SEED);
  }

  private static ImmutableList<String> exampleArguments(Entry entry) {
    return ImmutableList.copyOf(Splitter.on(',').omitEmptyStrings().split(entry.example()));
  }

  private static Entry entry(String id) {
    return Gallery.ENTRIES.stream().filter(e -> e.id().equals(id)).findFirst().orElseThrow();
  }
}
