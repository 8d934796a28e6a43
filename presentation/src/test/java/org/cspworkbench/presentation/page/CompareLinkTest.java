package org.cspworkbench.presentation.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.SolverSpec;
import org.junit.jupiter.api.Test;

/** Links to moments of comparisons: what is written can be read, whatever else is read. */
final class CompareLinkTest {

  private static final String EXAMPLE =
      "problem=queens:8&solvers=backtracking,custom(order=mrv,look-back=graph-based)&seed=7"
          + "&lock=event&at=140&view=chart";

  private static CompareLink example() throws UnreadableException {
    return new CompareLink(
        Optional.of(new ProblemStatement.GalleryProblem(new GalleryArgument("queens:8", 7))),
        SolverSpec.readAll("backtracking,custom(order=mrv,look-back=graph-based)"),
        7,
        CompareLink.Unit.EVENT,
        140,
        CompareLink.View.CHART);
  }

  @Test
  void aLinkIsReadableAndIsReadAsItWasWritten() throws UnreadableException {
    assertThat(example().write().fragment()).contains(EXAMPLE);
    assertThat(CompareLink.read(EXAMPLE))
        .isEqualTo(new CompareLink.Reading(example(), Optional.empty()));
    assertThat(CompareLink.read("#" + EXAMPLE).link()).isEqualTo(example());
  }

  @Test
  void anEmptyLinkNamesNothing() {
    assertThat(CompareLink.read(""))
        .isEqualTo(
            new CompareLink.Reading(
                new CompareLink(
                    Optional.empty(),
                    ImmutableList.of(),
                    1,
                    CompareLink.Unit.DECISION,
                    0,
                    CompareLink.View.FIGURES),
                Optional.empty()));
  }

  @Test
  void whatCannotBeUnderstoodIsReportedAndTheRestIsFollowed() {
    assertThat(notice("problem=queens:8&solvers=mak&at=3")).contains("mak");
    assertThat(notice("problem=queens:8&at=-1")).contains("-1");
    assertThat(notice("problem=queens:8&speed=9")).contains("speed");
    assertThat(notice("solvers=mac,mac,mac,mac,mac")).contains("solvers");
    assertThat(CompareLink.read("solvers=mac,mac,mac,mac,mac").link().solvers()).hasSize(4);
    assertThat(CompareLink.read("problem=queens:8&lock=never&at=3").link().place()).isEqualTo(3);
  }

  private static String notice(String fragment) {
    return CompareLink.read(fragment).notice().orElseThrow().sentence(Locale.ENGLISH);
  }

  /** Whatever is in a link, the answer is a link or a notice, and never an exception. */
  @Test
  void damagedLinksAreAnswered() {
    Random random = new Random(41);
    for (int i = 0; i < 1000; i++) {
      StringBuilder damaged = new StringBuilder(EXAMPLE);
      for (int slips = 1 + random.nextInt(6); slips > 0; slips--) {
        int at = random.nextInt(damaged.length());
        switch (random.nextInt(3)) {
          case 0 -> damaged.deleteCharAt(at);
          case 1 -> damaged.insert(at, (char) random.nextInt(0x250));
          default -> damaged.setCharAt(at, "%&=,()#<\"'9".charAt(random.nextInt(11)));
        }
      }
      CompareLink.Reading read = CompareLink.read(damaged.toString());
      assertThat(read.link().solvers()).as(damaged.toString()).hasSizeLessThanOrEqualTo(4);
      read.notice().ifPresent(notice -> assertThat(notice.sentence(Locale.ENGLISH)).isNotBlank());
    }
    assertThat(notice("x".repeat(9000))).contains("8,000");
  }
}
