package org.cspworkbench.app.gui.run;

import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.replay.EventChips;
import org.cspworkbench.app.gui.replay.ScrubBar;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.chart.RunScale;
import org.cspworkbench.presentation.paint.chart.ScrubMarks;
import org.cspworkbench.presentation.paint.chart.ScrubScale;
import org.cspworkbench.presentation.paint.chart.Timeline;
import org.cspworkbench.presentation.paint.chart.TimelinePainter;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateTransport;
import org.cspworkbench.viewer.run.BoundValue;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The scrub bar of one run, which shows its decisions and their outcomes. */
public final class RunScrubBar extends ScrubBar {

  private final AnimateModel model;
  private final Narrator narrator = new Narrator(Locale.getDefault());
  private final BoundValue<Trace, Timeline> timeline;
  private final BoundValue<Trace, TracePlayer> lookedUp;

  /**
   * Creates the bar for the run of {@code model}.
   *
   * @param giveBack returns the keyboard focus after a note has been written
   */
  public RunScrubBar(AnimateModel model, Runnable giveBack) {
    super(TimelinePainter.HEIGHT, model.marks(), new AnimateTransport(model), giveBack);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    this.timeline = new BoundValue<>(this::trace);
    this.lookedUp = new BoundValue<>(this::trace);
  }

  /** Displays the current position. */
  public void update() {
    if (timeline.get().isEmpty()) {
      trace().ifPresent(this::take);
    }
    follow();
    Optional<Playback> playback = model.playback();
    getAccessibleContext().setAccessibleName(playback.map(this::name).orElse(null));
    getAccessibleContext()
        .setAccessibleDescription(playback.map(RunScrubBar::loopText).orElse(null));
    repaint();
  }

  private Optional<Trace> trace() {
    return model.playback().map(at -> at.player().trace());
  }

  private void take(Trace trace) {
    timeline.set(
        trace,
        new Timeline(trace, model.session().flatMap(run -> run.request().problem().objective())));
    lookedUp.set(trace, trace.player());
  }

  /** Processes newly recorded events; called once per frame. */
  public void follow() {
    timeline.get().filter(at -> at.length() < at.trace().length()).ifPresent(this::grow);
  }

  private void grow(Timeline at) {
    at.update();
    repaint();
  }

  private String name(Playback playback) {
    OptionalLong value =
        timeline.get().map(all -> all.curve().at(playback.position())).orElse(OptionalLong.empty());
    String position = Texts.text("scrub.name", playback.position(), playback.length());
    String place =
        value.isPresent()
            ? position + ", " + Texts.text("scrub.objective", value.getAsLong())
            : position;
    return model
        .details()
        .lastEvent()
        .map(kind -> place + ", " + EventChips.of(kind).word().toLowerCase(Locale.getDefault()))
        .orElse(place);
  }

  private static String loopText(Playback playback) {
    Loop loop = playback.loop();
    return loop.isOn()
        ? Texts.text("scrub.loop", (int) loop.from(), (int) loop.end(playback.length()))
        : "";
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Playback playback = model.playback().orElse(null);
    Timeline drawn = timeline.get().orElse(null);
    if (drawn != null && playback != null) {
      String note = isRecording() ? Texts.text("scrub.recording") : "";
      TimelinePainter.End end = new TimelinePainter.End(isCutOff(), note);
      ScrubMarks marks = ScrubMarks.of(playback);
      GraphicsSurface.paint(
          g, on -> TimelinePainter.paint(on, area(), Theme.current().look(), drawn, end, marks));
    }
  }

  private boolean isRecording() {
    return model.isRunning() && model.session().map(run -> !run.isTraceFull()).orElse(false);
  }

  private boolean isCutOff() {
    return model.session().map(RunSession::isTraceFull).orElse(false);
  }

  private Box area() {
    return area(isCutOff() ? TimelinePainter.UNRECORDED : 0);
  }

  @Override
  protected Optional<Playback> scale() {
    return timeline.get().flatMap(any -> model.playback());
  }

  @Override
  protected ScrubScale drawn() {
    return new ScrubScale(
        area(), timeline.get().map(Timeline::scale).orElseGet(() -> RunScale.linear(0)));
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    TracePlayer player = lookedUp.get().orElse(null);
    if (player == null || timeline.get().filter(all -> all.length() > 0).isEmpty()) {
      return null;
    }
    player.seek(Math.min((int) Math.round(drawn().placeAt(at(event).x)), player.trace().length()));
    return Texts.text("scrub.tip", player.position(), narrator.narrate(player).text());
  }
}
