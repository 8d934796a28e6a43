package org.cspworkbench.presentation.narration;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.junit.jupiter.api.Test;

/** The sentences about an image name tiles, edges and directions. */
final class TileNarrationTest {

  private static TracePlayer castle(long seed) {
    TileRequest image =
        TileRequest.of(ShippedTiles.named("castle", false).orElseThrow(), 9, 9, false);
    Random random = new Random(seed);
    for (int around : new int[] {31, 39, 41, 49}) { // of which few tiles fit in the middle
      image = image.withFixed(around, random.nextInt(image.source().table().size()));
    }
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Runs.solver("forward-checking")
        .solve(
            new Problem.General(image.state()),
            Settings.defaults()
                .withSeed(seed)
                .withLimits(Settings.defaults().limits().withNodes(40)),
            recorder);
    return requireNonNull(recorder.trace()).player();
  }

  @Test
  void aWipeOutNamesTheSideAndTheTilesThatWereRemovedLast() {
    Narrator narrator = new Narrator(Locale.ENGLISH);
    Set<EventKind> seen = new TreeSet<>();
    for (long seed = 1; seed <= 20; seed++) {
      TracePlayer player = castle(seed);
      TracePlayer before = player.trace().player();
      for (int position = 1; position <= player.trace().length(); position++) {
        player.seek(position);
        TraceEvent event = requireNonNull(player.lastEvent());
        String text = narrator.narrate(player).text();
        if (event.kind() == EventKind.WIPE_OUT && event.arc() != TraceEvent.NONE) {
          before.seek(position - 1);
          TraceEvent removal = requireNonNull(before.lastEvent());
          assertThat(removal.kind()).isEqualTo(EventKind.PRUNE);
          String last = removal.prunings().size() == 1 ? "last one, " : "last ";
          assertThat(text)
              .contains(" has no tile left: ")
              .containsPattern(" (above|below|on the right|on the left) ruled out the " + last);
          removal
              .prunings()
              .forEach(
                  pruning ->
                      assertThat(text).contains(label(player, event.variable(), pruning.value())));
          seen.add(event.kind());
        } else if (event.kind() == EventKind.TRY && text.contains(", from ")) {
          int x = event.variable();
          long left =
              IntStream.range(0, player.trace().csp().variables().get(x).domain().size())
                  .filter(i -> player.state().isLeft(x, i))
                  .count();
          assertThat(text).endsWith(", from " + left + " tiles.");
          seen.add(event.kind());
        } else if (event.kind() == EventKind.PRUNE && text.contains(" has ")) {
          assertThat(text)
              .containsPattern(" (at its top|on its right|at its bottom|on its left)\\.$");
          seen.add(event.kind());
        }
      }
    }
    assertThat(seen).containsExactly(EventKind.TRY, EventKind.PRUNE, EventKind.WIPE_OUT);
  }

  private static String label(TracePlayer player, int x, int value) {
    return player.trace().csp().variables().get(x).domain().labelAt(value);
  }

  @Test
  void theSentencesExistInPortuguese() {
    Narrator narrator = new Narrator(Locale.forLanguageTag("pt-BR"));
    boolean isSeen = false;
    for (long seed = 1; seed <= 20; seed++) {
      TracePlayer player = castle(seed);
      while (player.position() < player.trace().length()) {
        player.stepForward();
        String text = narrator.narrate(player).text();
        assertThat(text).doesNotContain("choice");
        isSeen |= text.contains(" ficou sem peças: ");
      }
    }
    assertThat(isSeen).isTrue();
  }
}
