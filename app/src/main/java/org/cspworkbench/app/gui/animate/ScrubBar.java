package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Locale;
import java.util.Optional;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleValue;
import org.cspworkbench.app.gui.hand.Bound;
import org.cspworkbench.app.gui.run.Loop;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.tape.BarNotes;
import org.cspworkbench.app.gui.tape.EventTone;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.Scrub;
import org.cspworkbench.presentation.paint.Timeline;
import org.cspworkbench.presentation.paint.TimelinePainter;
import org.cspworkbench.presentation.paint.Token;
import org.jspecify.annotations.Nullable;

/** The scrub bar: the whole tape at a glance, to drag along, to click on and to look up. */
public final class ScrubBar extends Canvas {

  private static final int SIDE = 16;

  private final AnimateModel model;
  private final BarNotes notes;
  private final Narrator narrator = new Narrator(Locale.getDefault());
  private final Bound<Trace, Timeline> timeline;
  private final Bound<Trace, TracePlayer> lookedUp;

  /**
   * The bar for the tape of {@code model}.
   *
   * @param giveBack gives the keyboard back after a note has been written
   */
  public ScrubBar(AnimateModel model, Runnable giveBack) {
    super(Token.BG_PANEL);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    this.notes = new BarNotes(this, giveBack);
    this.timeline = new Bound<>(this::trace);
    this.lookedUp = new Bound<>(this::trace);
    setWantedSize(400, TimelinePainter.HEIGHT);
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    setToolTipText("");
    Dragging dragging = new Dragging();
    addMouseListener(dragging);
    addMouseMotionListener(dragging);
    addMouseWheelListener(dragging);
  }

  /** Shows where the viewer stands now. */
  public void update() {
    if (timeline.get().isEmpty()) {
      trace().ifPresent(this::take);
    }
    follow();
    Optional<Playback> playback = model.playback();
    getAccessibleContext().setAccessibleName(playback.map(this::name).orElse(null));
    getAccessibleContext().setAccessibleDescription(playback.map(ScrubBar::loopText).orElse(null));
    repaint();
  }

  private Optional<Trace> trace() {
    return model.playback().map(at -> at.player().trace());
  }

  private void take(Trace trace) {
    timeline.set(trace, new Timeline(trace));
    lookedUp.set(trace, trace.player());
  }

  /** Takes in what has come onto the tape; to be called once a frame. */
  public void follow() {
    timeline.get().filter(at -> at.length() < at.trace().length()).ifPresent(this::grow);
  }

  private void grow(Timeline at) {
    at.update();
    repaint();
  }

  private String name(Playback playback) {
    String place = Texts.text("scrub.name", playback.position(), playback.length());
    return model
        .lastEvent()
        .map(kind -> place + ", " + EventTone.of(kind).word().toLowerCase(Locale.getDefault()))
        .orElse(place);
  }

  private static String loopText(Playback playback) {
    Loop loop = playback.loop();
    return loop.isOn() ? Texts.text("scrub.loop", loop.start(), loop.end(playback.length())) : "";
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Playback playback = model.playback().orElse(null);
    Timeline drawn = timeline.get().orElse(null);
    if (drawn != null && playback != null) {
      Scrub scrub =
          withLoop(Scrub.at(playback.position()), playback).withBookmarks(flags(playback));
      String note = isRecording() ? Texts.text("scrub.recording") : "";
      TimelinePainter.paint(
          g, area(), Theme.current().look(), drawn, scrub.withCutOff(isCutOff()).withEndNote(note));
    }
  }

  private static Scrub withLoop(Scrub scrub, Playback playback) {
    Loop loop = playback.loop();
    int end = loop.end(playback.length());
    if (loop.isOn()) {
      return scrub.withLoop(loop.start(), end);
    }
    return loop.isMarked() ? scrub.withIdleLoop(loop.start(), end) : scrub;
  }

  private static ImmutableList<Scrub.Bookmark> flags(Playback playback) {
    return playback.bookmarks().all().entrySet().stream()
        .map(each -> new Scrub.Bookmark(each.getKey(), each.getValue()))
        .collect(ImmutableList.toImmutableList());
  }

  /** Lets a note be written to the bookmark where the viewer stands; sets one if there is none. */
  public void writeNote() {
    model.playback().map(Playback::position).ifPresent(this::writeNote);
  }

  private void writeNote(int position) {
    Playback playback = model.playback().orElse(null);
    Timeline all = timeline.get().orElse(null);
    if (playback == null || all == null) {
      return;
    }
    String before = playback.bookmarks().noteAt(position);
    TapeMarks marks = new TapeMarks(model);
    marks.note(position, before);
    double flag = TimelinePainter.placeOf(position, area(), all);
    notes.write(flag, before, note -> marks.note(position, note));
  }

  /** The bookmark whose flag is under the mouse, if one is. */
  private Optional<Integer> flagAt(MouseEvent event) {
    Playback playback = model.playback().orElse(null);
    Timeline all = timeline.get().orElse(null);
    if (playback == null || all == null) {
      return Optional.empty();
    }
    return BarNotes.flagAt(
        at(event),
        playback.bookmarks().all().keySet(),
        position -> TimelinePainter.placeOf(position, area(), all));
  }

  private boolean isRecording() {
    return model.isRunning() && model.session().map(run -> !run.isTapeFull()).orElse(false);
  }

  private boolean isCutOff() {
    return model.session().map(RunSession::isTapeFull).orElse(false);
  }

  private Rectangle area() {
    int width = unscaled(getWidth()) - 2 * SIDE - (isCutOff() ? TimelinePainter.UNRECORDED : 0);
    return new Rectangle(SIDE, 0, width, unscaled(getHeight()));
  }

  private int positionAt(MouseEvent event) {
    return timeline
        .get()
        .map(all -> TimelinePainter.positionAt(at(event).x, area(), all))
        .orElse(0);
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    TracePlayer player = lookedUp.get().orElse(null);
    if (player == null || timeline.get().filter(all -> all.length() > 0).isEmpty()) {
      return null;
    }
    player.seek(Math.min(positionAt(event), player.trace().length()));
    return Texts.text("scrub.tip", player.position(), narrator.tell(player).text());
  }

  /** Drags the playhead; the wheel goes by one event. */
  private final class Dragging extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      int position = flagAt(event).orElseGet(() -> positionAt(event));
      model.playback().ifPresent(playback -> playback.seek(position));
    }

    @Override
    public void mouseClicked(MouseEvent event) {
      if (event.getClickCount() == 2) {
        flagAt(event).ifPresent(ScrubBar.this::writeNote);
      }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      model.playback().ifPresent(playback -> playback.seek(positionAt(event)));
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      model
          .playback()
          .ifPresent(event.getWheelRotation() > 0 ? Playback::step : Playback::stepBack);
    }
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleBar();
    }
    return accessibleContext;
  }

  /** To a screen reader the bar is a slider, from no event to all that there are. */
  private final class AccessibleBar extends AccessibleJComponent implements AccessibleValue {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.SLIDER;
    }

    @Override
    public AccessibleValue getAccessibleValue() {
      return this;
    }

    @Override
    public Number getCurrentAccessibleValue() {
      return model.playback().map(Playback::position).orElse(0);
    }

    @Override
    public boolean setCurrentAccessibleValue(Number position) {
      model.playback().ifPresent(playback -> playback.seek(position.intValue()));
      return model.playback().isPresent();
    }

    @Override
    public Number getMinimumAccessibleValue() {
      return 0;
    }

    @Override
    public Number getMaximumAccessibleValue() {
      return model.playback().map(Playback::length).orElse(0);
    }
  }
}
