package org.cspworkbench.viewer.stage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Random;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;

/** Tests of the folding of pseudo-code, for the listings of all solvers. */
class StageCodeTest {

  private static CodeListing at(CodeListing listing, int current) {
    return new CodeListing(listing.lines(), current);
  }

  private static List<CodeListing> listings() {
    return SolverCatalog.SOLVERS.stream()
        .map(Solver::pseudoCode)
        .map(CodeListing::of)
        .filter(listing -> !listing.lines().isEmpty())
        .toList();
  }

  private static List<Integer> numbers(ImmutableList<StageCode.Row> rows) {
    return rows.stream().map(StageCode.Row::number).filter(number -> number > 0).toList();
  }

  @Test
  void onAProjectorEveryListingIsWholeBesideOneBoard() {
    StageLayout.Code place = StageLayout.of(new Size(1280, 800), 1, true, 0).code();
    for (CodeListing listing : listings()) {
      ImmutableList<StageCode.Row> rows = new StageCode().rows(listing, place);
      assertThat(rows).hasSameSizeAs(listing.lines());
      assertThat(rows.stream().map(StageCode.Row::text))
          .containsExactlyElementsOf(listing.lines().stream().map(CodeListing.Line::text).toList());
    }
  }

  @Test
  void wrappedLinesKeepTheirWordsAndFit() {
    for (CodeListing listing : listings()) {
      for (int characters : new int[] {42, 32, 24, 16}) {
        ImmutableList<StageCode.Row> rows = new StageCode().rows(listing, 200, characters, 1);
        StringBuilder words = new StringBuilder();
        for (StageCode.Row row : rows) {
          assertThat(row.text().length()).isLessThanOrEqualTo(characters);
          words.append(row.text());
        }
        StringBuilder all = new StringBuilder();
        listing.lines().forEach(line -> all.append(line.text()));
        assertThat(words.toString().replace(" ", "")).isEqualTo(all.toString().replace(" ", ""));
      }
    }
  }

  /** The seed of each walk is the number of its listing. */
  @Test
  void foldingKeepsHeadAndCurrentLineAndStaysWhileItCan() {
    int seed = 0;
    for (CodeListing listing : listings()) {
      for (int most = 7; most < listing.lines().size(); most++) {
        Random random = new Random(seed++);
        StageCode code = new StageCode();
        List<Integer> before = List.of();
        for (int i = 0; i < 60; i++) {
          int current = random.nextInt(listing.lines().size());
          List<Integer> shown = numbers(code.rows(at(listing, current), most, 60, 2));
          int head = StageCode.head(listing, current) + 1;
          assertThat(shown).as("%s", listing).contains(current + 1, head);
          if (before.contains(current + 1) && before.contains(head)) {
            assertThat(shown).isEqualTo(before);
          } else {
            for (int beside : new int[] {current, current + 2}) {
              if (beside >= 1 && beside <= listing.lines().size()) {
                assertThat(shown).as("%s at %d", listing, current).contains(beside);
              }
            }
          }
          before = shown;
        }
      }
    }
  }

  @Test
  void rowsNeverExceedTheirRoomAndCountWhatIsFolded() {
    for (CodeListing listing : listings()) {
      for (int most = 5; most <= 14; most++) {
        for (int current = -1; current < listing.lines().size(); current++) {
          ImmutableList<StageCode.Row> rows =
              new StageCode().rows(at(listing, current), most, 60, 2);
          assertThat(rows.size()).isLessThanOrEqualTo(most);
          int folded = rows.stream().mapToInt(StageCode.Row::folded).sum();
          assertThat(folded + numbers(rows).size()).isEqualTo(listing.lines().size());
        }
      }
    }
  }
}
