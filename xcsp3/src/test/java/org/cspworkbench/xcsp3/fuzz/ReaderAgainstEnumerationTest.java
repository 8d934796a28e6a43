package org.cspworkbench.xcsp3.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMultiset;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.xcsp3.XcspException;
import org.cspworkbench.xcsp3.XcspInstance;
import org.cspworkbench.xcsp3.XcspReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each kind of constraint has the solutions that its definition has (Boussemart, Lecoutre, Audemard
 * and Piette, "XCSP3-core", arXiv 2009.00514), with numbers for variables, variables that occur
 * several times, and lists of one; and what it is read as is solved without and with filtering.
 */
class ReaderAgainstEnumerationTest {

  static Stream<String> kinds() {
    return RandomInstance.KINDS.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aFewInstancesOfEveryKindHaveTheSolutionsOfTheDefinition(String kind) {
    compare(kind, 1_000_000, 1_000_020);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindHasTheSolutionsOfTheDefinition(String kind) {
    compare(kind, 0, 200);
  }

  /** The helper variables have too many values to be listed, and are filtered on bounds. */
  @ParameterizedTest
  @ValueSource(
      strings = {"intension", "sum", "count", "nValues", "extremum", "ordered", "group of sums"})
  void instancesOverWideDomainsHaveTheSolutionsOfTheDefinition(String kind) {
    int refused = 0;
    for (long seed = 2_000_000; seed < 2_000_020; seed++) {
      RandomInstance wide = RandomInstance.of(kind, seed).overWideDomains();
      if (isRefused(wide.text())) {
        refused++;
      } else {
        compare(kind, seed, wide);
      }
    }
    assertThat(refused).as("instances with sums of too many values").isLessThan(5);
  }

  private static boolean isRefused(String text) {
    try {
      XcspReader.read("random.xml", new ByteArrayInputStream(text.getBytes(UTF_8)));
      return false;
    } catch (IOException | XcspException e) {
      assertThat(e).hasMessageContaining("is not supported");
      return true;
    }
  }

  private static void compare(String kind, long from, long to) {
    for (long seed = from; seed < to; seed++) {
      compare(kind, seed, RandomInstance.of(kind, seed));
    }
  }

  private static void compare(String kind, long seed, RandomInstance random) {
    String about = kind + ", seed " + seed + ":\n" + random.text();
    XcspInstance instance = read(random.text(), about);
    List<String> names = instance.own().stream().map(Variable::name).toList();
    List<String> found = solutions(instance);
    assertThat(found).as(about).doesNotHaveDuplicates();
    assertThat(ImmutableMultiset.copyOf(found))
        .as(about)
        .isEqualTo(ImmutableMultiset.copyOf(random.solutions(names)));
  }

  private static XcspInstance read(String text, String about) {
    try {
      return XcspReader.read("random.xml", new ByteArrayInputStream(text.getBytes(UTF_8)));
    } catch (IOException | XcspException e) {
      throw new AssertionError(about, e);
    }
  }

  private static List<String> solutions(XcspInstance instance) {
    List<String> solutions = new ArrayList<>();
    Network network =
        new Network(instance.csp().structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
    new Search(network, instance.csp())
        .lookAhead(Gac::new)
        .wantAll()
        .onSolution(
            values ->
                solutions.add(
                    instance.own().stream().map(x -> values[x.index()]).toList().toString()))
        .solve(Limits.none(), null);
    return solutions;
  }
}
