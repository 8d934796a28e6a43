package org.cspworkbench.web.worker;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Collectors;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFields;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;

/** Runs to be timed, and their times, as texts. */
final class TimesText {

  private static final Codec<ImmutableList<PageRun>> RUNS = RunFields.CODEC.list();

  private TimesText() {}

  static String ofRuns(ImmutableList<PageRun> runs) {
    return RUNS.forHtml(runs);
  }

  static ImmutableList<PageRun> runs(String text) throws UnreadableException {
    return RUNS.readOfAnyLength("runs", text);
  }

  static String of(ImmutableList<Timing> times) {
    return times.stream()
        .map(
            time ->
                "%d %d %d %d %d %d"
                    .formatted(
                        time.median(),
                        time.lowerQuartile(),
                        time.upperQuartile(),
                        time.samples(),
                        time.runsPerSample(),
                        time.onceNanos()))
        .collect(Collectors.joining(","));
  }

  static ImmutableList<Timing> times(String text) {
    return Splitter.on(',').splitToStream(text).map(TimesText::time).collect(toImmutableList());
  }

  private static Timing time(String text) {
    List<Long> numbers = Splitter.on(' ').splitToStream(text).map(Long::valueOf).toList();
    return new Timing(
        numbers.get(0),
        numbers.get(1),
        numbers.get(2),
        numbers.get(3).intValue(),
        numbers.get(4),
        numbers.get(5),
        RunClock.Kind.WALL);
  }
}
