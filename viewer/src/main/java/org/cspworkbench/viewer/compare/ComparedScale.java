package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.paint.chart.JointTimeline;
import org.cspworkbench.viewer.words.Texts;

/** The scale that all boards share, as it is shown. */
public final class ComparedScale {

  private ComparedScale() {}

  /** Returns the overview of all runs. */
  public static JointTimeline timeline(CompareModel model) {
    Lock lock = model.playback().lock();
    ImmutableList.Builder<JointTimeline.Finish> finishes = ImmutableList.builder();
    double recordedEnd = 0;
    for (Contender each : model.contenders()) {
      if (each.result().isPresent()) {
        each.end(lock)
            .ifPresent(
                end ->
                    finishes.add(
                        new JointTimeline.Finish(end, each.name().label(), each.hasDecided())));
      }
      recordedEnd =
          Math.max(recordedEnd, each.course(lock).map(PlaceMapping::recordedEnd).orElse(0.0));
    }
    return new JointTimeline(model.scale(), recordedEnd, finishes.build());
  }

  /** Returns the current place in words, such as "decision 140 of 65,421". */
  public static String words(CompareModel model) {
    return words(model, model.playback().place());
  }

  /** Returns a place in words. */
  public static String words(CompareModel model, double place) {
    double end = model.playback().end();
    return switch (model.playback().lock()) {
      case EVENT -> text("compare.place.event", (long) place, (long) end);
      case DECISION -> text("compare.place.decision", (long) (place + 1e-6), (long) end);
      case REAL_TIME ->
          text(
              "compare.place.time",
              Texts.numbers().time(Math.round(place)),
              Texts.numbers().time(Math.round(end)));
    };
  }

  /** Returns why the scale is not by time, or whether it is logarithmic; empty if neither. */
  public static String note(CompareModel model) {
    if (model.playback().isWithoutTimes()) {
      return TimeWords.missing(model);
    }
    return model.scale().isLogarithmic() ? text("compare.logarithmic") : "";
  }
}
