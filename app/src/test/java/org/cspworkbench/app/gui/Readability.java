package org.cspworkbench.app.gui;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollBar;
import javax.swing.JSlider;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.widget.Overflow;

/** Finds the illegible texts of a laid-out window. */
final class Readability {

  /** The tolerance for anti-aliased edges of letters. */
  private static final double BLUR = 1.5;

  /** The width of the focus ring, which may exceed the bounds. */
  private static final int FOCUS = 7;

  private static final Pattern ENDS_IN_NUMBER = Pattern.compile("\\d[.,\\d]*(…|\\.\\.\\.)");

  private final JComponent window;
  private final Predicate<String> isWhole;
  private final List<String> faults = new ArrayList<>();

  /**
   * Examines {@code window}.
   *
   * @param isWhole whether a text intentionally ends in an ellipsis
   */
  private Readability(JComponent window, Predicate<String> isWhole) {
    this.window = window;
    this.isWhole = isWhole;
  }

  /**
   * Returns the illegible texts, one line for each fault. A pending layout is finished first, as
   * Swing does before it paints: while solvers are replayed, one is pending much of the time.
   */
  static List<String> faults(JComponent window, Predicate<String> isWhole) {
    window.validate();
    Readability looked = new Readability(window, isWhole);
    looked.look();
    return looked.faults;
  }

  private void look() {
    components(window);
    TextRecorder recorder = new TextRecorder(window.getWidth(), window.getHeight());
    window.print(recorder);
    List<WrittenText> texts = recorder.texts();
    texts.forEach(this::whole);
    overlaps(texts.stream().filter(WrittenText::isSeen).toList());
  }

  /** Verifies that controls can be reached. */
  private void components(Container container) {
    for (Component each : container.getComponents()) {
      if (!each.isVisible() || (each instanceof JScrollBar)) {
        continue;
      }
      if (isControl(each)) {
        inWindow((JComponent) each);
      }
      if (each instanceof JTextArea area
          && area.getHeight() < area.getPreferredSize().height
          && !(area.getParent() instanceof JViewport)) {
        fault("lines are missing", area.getText(), area);
      }
      if (each instanceof Container inner) {
        components(inner);
      }
    }
  }

  private static boolean isControl(Component component) {
    return component instanceof AbstractButton
        || component instanceof JTextField
        || component instanceof JSlider
        || component instanceof JComboBox<?>
        || (component instanceof JLabel label
            && label.getText() != null
            && !label.getText().isBlank());
  }

  private void inWindow(JComponent control) {
    if (control.getWidth() == 0 || control.getHeight() == 0) {
      fault("no room at all", textOf(control), control);
      return;
    }
    Rectangle bounds = new Rectangle(control.getSize());
    Component inside = control;
    for (Container at = control.getParent(); at != null && inside != window; at = at.getParent()) {
      bounds.translate(inside.getX(), inside.getY());
      if (at instanceof JViewport viewport) {
        bounds = scrolled(bounds, viewport);
      }
      Rectangle room = new Rectangle(at.getSize());
      if (!room.contains(bounds) && !isNear(room, bounds)) {
        fault("outside of " + at.getClass().getSimpleName(), textOf(control), control);
        return;
      }
      inside = at;
    }
  }

  private static boolean isNear(Rectangle room, Rectangle bounds) {
    return room.x - bounds.x <= FOCUS
        && room.y - bounds.y <= FOCUS
        && bounds.getMaxX() - room.getMaxX() <= FOCUS
        && bounds.getMaxY() - room.getMaxY() <= FOCUS;
  }

  /** Returns the bounds after scrolling into view. */
  private static Rectangle scrolled(Rectangle bounds, JViewport viewport) {
    boolean across = viewport.getViewSize().width > viewport.getWidth();
    boolean down = viewport.getViewSize().height > viewport.getHeight();
    return new Rectangle(
        across ? 0 : bounds.x,
        down ? 0 : bounds.y,
        across ? Math.min(bounds.width, viewport.getWidth()) : bounds.width,
        down ? Math.min(bounds.height, viewport.getHeight()) : bounds.height);
  }

  /** Verifies that a text is complete and within its component. */
  private void whole(WrittenText text) {
    Component writer = writer(text);
    Optional<Overflow> declared = declared(writer);
    boolean isShortened = text.text().endsWith("…") || text.text().endsWith("...");
    if (isShortened && !isWhole.test(text.text()) && !text.text().equals(textOf(writer))) {
      boolean isPlanned = declared.filter(Overflow.SHORTENED::equals).isPresent();
      if (!isPlanned || ENDS_IN_NUMBER.matcher(text.text()).matches()) {
        fault("shortened", text.text(), writer);
      }
    }
    if (declared.filter(Overflow.SCROLLED::equals).isEmpty() && isCut(text, writer)) {
      fault("cut " + rounded(text.ink()) + " by " + rounded(text.clip()), text.text(), writer);
    }
  }

  private boolean isCut(WrittenText text, Component writer) {
    Rectangle2D ink = text.ink();
    Rectangle2D clip = text.clip();
    boolean across = ink.getMinX() < clip.getMinX() - BLUR || ink.getMaxX() > clip.getMaxX() + BLUR;
    boolean down = ink.getMinY() < clip.getMinY() - BLUR || ink.getMaxY() > clip.getMaxY() + BLUR;
    if (!across && !down) {
      return false;
    }
    Rectangle room = reachable(writer);
    return (across && (ink.getMinX() < room.x - BLUR || ink.getMaxX() > room.getMaxX() + BLUR))
        || (down && (ink.getMinY() < room.y - BLUR || ink.getMaxY() > room.getMaxY() + BLUR));
  }

  /** Returns the part of a component that is visible after scrolling. */
  private Rectangle reachable(Component component) {
    Rectangle seen = new Rectangle(component.getSize());
    boolean isAcross = true; // until a scroll pane is found
    boolean isDown = true;
    for (Component at = component; at != window && at.getParent() != null; at = at.getParent()) {
      seen.translate(at.getX(), at.getY());
      Container parent = at.getParent();
      if (parent instanceof JViewport viewport) {
        isAcross &= viewport.getViewSize().width <= viewport.getWidth();
        isDown &= viewport.getViewSize().height <= viewport.getHeight();
      }
      Rectangle both = seen.intersection(new Rectangle(parent.getSize()));
      seen =
          new Rectangle(
              isAcross ? both.x : seen.x,
              isDown ? both.y : seen.y,
              isAcross ? both.width : seen.width,
              isDown ? both.height : seen.height);
    }
    return seen;
  }

  private static Optional<Overflow> declared(Component writer) {
    for (Component at = writer; at != null; at = at.getParent()) {
      Optional<Overflow> declared = Overflow.of(at);
      if (declared.isPresent()) {
        return declared;
      }
    }
    return Optional.empty();
  }

  private void overlaps(List<WrittenText> texts) {
    List<WrittenText> sorted =
        texts.stream().sorted(Comparator.comparingDouble(each -> each.ink().getMinX())).toList();
    for (int i = 0; i < sorted.size(); i++) {
      Rectangle2D left = sorted.get(i).visible();
      for (int k = i + 1;
          k < sorted.size() && sorted.get(k).ink().getMinX() < left.getMaxX() - BLUR;
          k++) {
        Rectangle2D common = left.createIntersection(sorted.get(k).visible());
        if (common.getWidth() > BLUR && common.getHeight() > BLUR) {
          fault(
              "overlaps '" + sorted.get(k).text() + "'",
              sorted.get(i).text(),
              writer(sorted.get(i)));
        }
      }
    }
  }

  /** Returns the component that painted a text. */
  private Component writer(WrittenText text) {
    Rectangle2D place = text.isSeen() ? text.visible() : text.clip();
    Component deepest =
        SwingUtilities.getDeepestComponentAt(
            window, (int) place.getCenterX(), (int) place.getCenterY());
    return deepest == null ? window : deepest;
  }

  private static String textOf(Component component) {
    if (component instanceof AbstractButton button) {
      return button.getText();
    }
    return component instanceof JLabel label && label.getText() != null ? label.getText() : "";
  }

  private static String rounded(Rectangle2D r) {
    return "[%.0f,%.0f to %.0f,%.0f]".formatted(r.getMinX(), r.getMinY(), r.getMaxX(), r.getMaxY());
  }

  private void fault(String what, String text, Component at) {
    StringBuilder place = new StringBuilder(at.getClass().getSimpleName());
    Container parent = at.getParent();
    for (int i = 0; i < 2 && parent != null; i++, parent = parent.getParent()) {
      place.append(" in ").append(parent.getClass().getSimpleName());
    }
    faults.add("%s: '%s' (%s)".formatted(what, text, place));
  }
}
