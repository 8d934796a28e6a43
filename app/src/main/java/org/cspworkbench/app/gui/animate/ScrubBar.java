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
import org.cspworkbench.app.gui.run.Loop;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.tape.BarNotes;
import org.cspworkbench.app.gui.tape.EventTone;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.narration.Narrator;
import org.cspworkbench.app.paint.Scrub;
import org.cspworkbench.app.paint.Timeline;
import org.cspworkbench.app.paint.TimelinePainter;
import org.cspworkbench.app.paint.Token;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.jspecify.annotations.Nullable;

/** The scrub bar: the whole tape at a glance, to drag along, to click on and to look up. */
public final class ScrubBar extends Canvas {

  private static final long serialVersionUID = 1;
  private static final int SIDE = 16;

  private final transient AnimateModel model;
  private final transient BarNotes notes;
  private final transient Narrator narrator = new Narrator(Locale.getDefault());
  private transient @Nullable Timeline timeline;
  private transient @Nullable TracePlayer lookedUp;

  /**
   * The bar for the tape of {@code model}.
   *
   * @param giveBack gives the keyboard back after a note has been written
   */
  public ScrubBar(AnimateModel model, Runnable giveBack) {
    super(Token.BG_PANEL);
    this.model = model;
    this.notes = new BarNotes(this, giveBack);
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
    Playback playback = model.playback().orElse(null);
    Trace trace = playback == null ? null : playback.player().trace();
    if (trace == null) {
      timeline = null;
      lookedUp = null;
    } else if (timeline == null || timeline.trace() != trace) {
      timeline = new Timeline(trace);
      lookedUp = trace.player();
    }
    follow();
    if (playback != null) {
      getAccessibleContext().setAccessibleName(name(playback));
      getAccessibleContext().setAccessibleDescription(loopText(playback));
    }
    repaint();
  }

  /** Takes in what has come onto the tape; to be called once a frame. */
  public void follow() {
    if (timeline != null && timeline.length() < timeline.trace().length()) {
      timeline.update();
      repaint();
    }
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
    if (timeline != null && playback != null) {
      Scrub scrub =
          withLoop(Scrub.at(playback.position()), playback).withBookmarks(flags(playback));
      String note = isRecording() ? Texts.text("scrub.recording") : "";
      TimelinePainter.paint(
          g,
          area(),
          Theme.current().look(),
          timeline,
          scrub.withCutOff(isCutOff()).withEndNote(note));
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
    if (playback == null || timeline == null) {
      return;
    }
    String before = playback.bookmarks().noteAt(position);
    TapeMarks marks = new TapeMarks(model);
    marks.note(position, before);
    double flag = TimelinePainter.placeOf(position, area(), timeline);
    notes.write(flag, before, note -> marks.note(position, note));
  }

  /** The bookmark whose flag is under the mouse, if one is. */
  private Optional<Integer> flagAt(MouseEvent event) {
    Playback playback = model.playback().orElse(null);
    if (playback == null || timeline == null) {
      return Optional.empty();
    }
    Timeline all = timeline;
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
    return timeline == null ? 0 : TimelinePainter.positionAt(at(event).x, area(), timeline);
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    if (lookedUp == null || timeline == null || timeline.length() == 0) {
      return null;
    }
    lookedUp.seek(Math.min(positionAt(event), lookedUp.trace().length()));
    return Texts.text("scrub.tip", lookedUp.position(), narrator.tell(lookedUp).text());
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
    private static final long serialVersionUID = 1;

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
