package org.cspworkbench.presentation.page;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.OrderedFilter;
import org.cspworkbench.core.consistency.QueueOrder;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageRun.Bounds;
import org.cspworkbench.presentation.page.ProblemStatement.EncodedProblem;
import org.cspworkbench.presentation.page.ProblemStatement.GalleryProblem;
import org.cspworkbench.presentation.page.ProblemStatement.NotationProblem;
import org.cspworkbench.presentation.page.ProblemStatement.SudokuText;
import org.cspworkbench.presentation.page.ProblemStatement.TileImage;

/** Runs that are drawn at random, with texts that are hard to write. */
final class GeneratedRuns {

  private static final ImmutableList<String> TEXTS =
      ImmutableList.of(
          "queens:8",
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "variables x, y in 1..3\nx < y\t# 50 %\r\n",
          "</script><script>alert('1')</script>",
          "<img src=x onerror=\"alert(1)\">&amp;",
          "{\"set\":\"sewer\",\"width\":3,\"height\":3}",
          "a&b=c#d%e+f g?h/i\\j",
          "%00%ff%41",
          "vidência Ωμέγα 数独 🧩 \u202Eכן",
          "\u0000\u0001\u007F\u2028",
          "'\"`{0}''",
          "");

  private static final ImmutableList<String> SOLVERS =
      ImmutableList.of(
          "mac",
          "logic",
          "bitboard",
          "wfc(attempts=9,weights=1:3.0,red:0.5)",
          "custom(order=dom/wdeg,look-ahead=ac3)");

  private static final ImmutableList<OrderedFilter> FILTERS =
      ImmutableList.of(
          Filter.AC3.with(QueueOrder.LAST_IN_FIRST_OUT),
          Filter.AC2001.with(QueueOrder.SMALLEST_DOMAIN),
          Filter.SAC1.with(QueueOrder.FIRST_IN_FIRST_OUT));

  private static final String MARKS = "&=#%+[]{}\",:09az\u0000é🧩";

  private final Random random;

  GeneratedRuns(long seed) {
    random = new Random(seed);
  }

  PageRun run() {
    try {
      return new PageRun(
          statement(),
          SolverSpec.read(oneOf(SOLVERS)),
          number(),
          random.nextBoolean() ? Detail.FINE : Detail.DECISIONS,
          random.nextBoolean() ? 1 : 1 + Math.abs(number() / 2),
          new Bounds(bound(), bound(), Math.max(1, bound())),
          random.nextBoolean() ? Optional.empty() : Optional.of(oneOf(FILTERS)),
          random.nextBoolean() ? Script.empty() : script());
    } catch (UnreadableException e) {
      throw new AssertionError(e.sentence(), e);
    }
  }

  private ProblemStatement statement() {
    return switch (random.nextInt(5)) {
      case 0 -> new SudokuText(text());
      case 1 -> new GalleryProblem(new GalleryArgument(text(), number()));
      case 2 -> new NotationProblem(new NotationText(text(), text()));
      case 3 -> new TileImage(text());
      default -> new EncodedProblem(text());
    };
  }

  private String text() {
    return oneOf(TEXTS) + oneOf(TEXTS);
  }

  private Script script() {
    Script script = Script.empty();
    for (int i = random.nextInt(5); i >= 0; i--) {
      script = script.withVariable(1 + i, random.nextInt(9)).withValue(2 + i, random.nextInt(9));
      script = random.nextBoolean() ? script : script.withArc(40 + i, random.nextInt(900));
    }
    return script;
  }

  private long number() {
    return random.nextBoolean() ? random.nextInt(100) : random.nextLong();
  }

  private long bound() {
    return random.nextBoolean() ? Long.MAX_VALUE : random.nextInt(1000);
  }

  private <T> T oneOf(ImmutableList<T> items) {
    return items.get(random.nextInt(items.size()));
  }

  /** Returns {@code text} with a few characters deleted, inserted, replaced, repeated or moved. */
  String damaged(String text) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(damaged.length() + 1);
      int end = Math.min(damaged.length(), at + random.nextInt(12));
      switch (random.nextInt(5)) {
        case 0 -> damaged.delete(at, end);
        case 1 -> damaged.insert(at, MARKS.charAt(random.nextInt(MARKS.length())));
        case 2 -> damaged.insert(at, damaged.substring(at, end));
        case 3 -> damaged.setLength(at);
        default -> damaged.insert(at, (char) random.nextInt(1 << 16));
      }
    }
    return damaged.toString();
  }
}
