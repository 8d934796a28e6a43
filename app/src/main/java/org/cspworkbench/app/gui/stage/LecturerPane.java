package org.cspworkbench.app.gui.stage;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.lesson.LectureModel;

/**
 * What only the lecturer sees: the clocks, a small picture of what the audience sees with its
 * controls, the next stop, the notes, and the scenes.
 */
public final class LecturerPane extends JPanel {

  private static final float NOTES = 20; // the size of their letters at first

  private final LectureModel lecture;
  private final LecturerHeader header;
  private final SmallPicture picture;
  private final JPanel controls = new JPanel(new BorderLayout());
  private final JButton blank;
  private final NextStopCard next;
  private final WrappedText notes = new WrappedText("", Token.TEXT);
  private final ScrolledColumn notesColumn = new ScrolledColumn("insets 0 24 12 24, fillx");
  private final ScenesPane scenes;
  private Optional<StageControls> shown = Optional.empty();

  /**
   * Creates the view of {@code lecture}.
   *
   * @param audience the content of the window that the audience sees
   */
  public LecturerPane(LectureModel lecture, Component audience, Commands commands) {
    super(new MigLayout("insets 0, gap 0, fill", "[50%!, fill][50%!, fill]", "[]0[grow, fill]"));
    this.lecture = lecture;
    header = new LecturerHeader(lecture);
    picture = new SmallPicture(audience);
    next = new NextStopCard(lecture);
    scenes = new ScenesPane(lecture);
    blank =
        Buttons.plain(
            WindowCommands.BLANK_STAGE.title(), () -> commands.accept(WindowCommands.BLANK_STAGE));
    blank.setToolTipText(Keys.tip(WindowCommands.BLANK_STAGE));
    controls.setOpaque(false);
    notes.getAccessibleContext().setAccessibleName(text("lecture.notes"));
    notesColumn.add(notes, "growx, wmin 0");
    add(header, "span 2, growx, wmin 0, wrap");
    add(left(), "grow, wmin 0, hmin 0");
    add(right(), "grow, wmin 0, hmin 0");
  }

  private JComponent left() {
    JPanel left =
        Labels.panel(
            Token.BG_PANEL,
            "insets 20 24 20 24, fill, wrap 1, gapy 8, hidemode 3",
            "[grow, fill]",
            "[grow, fill][][][]");
    left.add(picture, "wmin 0, hmin 160");
    left.add(Labels.note(text("lecturer.picture")), "split 2, growx");
    left.add(blank, "growx 0");
    left.add(controls, "wmin 0");
    left.add(next, "wmin 0, hmin 150");
    return left;
  }

  private JComponent right() {
    JPanel right =
        Labels.panel(
            Token.BG_PANEL,
            "insets 0, fill, wrap 1, gap 0",
            "[grow, fill]",
            "[]8[grow, fill]0[grow 10, fill]");
    JPanel heading = new JPanel(new MigLayout("insets 18 24 0 24, fillx", "[grow][]"));
    heading.setOpaque(false);
    heading.add(Labels.heading(text("lecturer.notes")));
    JLabel size = Labels.note(text("lecturer.larger", Keys.title(WindowCommands.LARGER)));
    heading.add(size);
    right.add(heading);
    right.add(notesColumn.scrolling(), "wmin 0, hmin 120");
    right.add(scenes, "wmin 0, hmin pref");
    return right;
  }

  /** Displays the controls of another workspace. */
  public void setControls(Optional<StageControls> newControls) {
    if (!newControls.equals(shown) || controls.getComponentCount() == 0) {
      shown = newControls;
      controls.removeAll();
      shown.ifPresent(SwingUtilities::updateComponentTreeUI); // the look may have changed since
      controls.add(shown.<Component>map(each -> each).orElseGet(JPanel::new));
      controls.revalidate();
    }
  }

  /** Displays the current state; called ten times a second. */
  public void update() {
    float size = UIScale.scale((float) (NOTES * lecture.notesScale()));
    if (notes.getFont().getSize2D() != size) {
      notes.setFont(notes.getFont().deriveFont(size));
      notes.revalidate();
    }
    if (!notes.getText().equals(lecture.lecturerNotes())) {
      notes.setText(lecture.lecturerNotes());
    }
    shown.ifPresent(StageControls::update);
    next.update();
    scenes.update();
    header.repaint();
    picture.repaint();
  }

  /** The picture of what the audience sees, as large as there is room. */
  private static final class SmallPicture extends Canvas {
    private final Component audience;

    SmallPicture(Component audience) {
      super(Token.BG_PANEL);
      this.audience = audience;
      getAccessibleContext().setAccessibleName(text("lecturer.picture"));
      setWantedSize(320, 200);
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      double scale =
          Math.min(
              (width - 4.0) / Math.max(1, audience.getWidth()),
              (height - 4.0) / Math.max(1, audience.getHeight()));
      double shownWidth = audience.getWidth() * scale;
      double shownHeight = audience.getHeight() * scale;
      Rectangle2D frame = new Rectangle2D.Double(0, 0, shownWidth + 4, shownHeight + 4);
      new Pen(g).fill(frame, Token.TEXT_MUTED);
      g.translate(2, 2);
      g.clip(new Rectangle2D.Double(0, 0, shownWidth, shownHeight));
      g.scale(scale, scale);
      audience.printAll(g);
    }
  }
}
