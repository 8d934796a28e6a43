package org.cspworkbench.app.gui.lecture;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.Locale;
import javax.swing.JButton;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.RaisedStrip;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.lesson.LectureModel;

/**
 * The strip of the presenter: the scene, the notes, planned and elapsed time, and buttons for the
 * other scenes.
 */
public final class LectureStrip extends RaisedStrip {

  private final LectureModel lecture;
  private final JLabel title = Labels.styled(new Title(), "semibold");
  private final JLabel place = Labels.note("");
  private final WrappedText notes = new WrappedText("", Token.TEXT);
  private final JLabel elapsed = Labels.styled(new JLabel(), "monospaced");
  private final JLabel planned = Labels.note("");
  private final JButton previous;
  private final JButton next;
  private final SpareWords words;
  private String where = "";

  /** Creates the strip of {@code lecture}. */
  public LectureStrip(LectureModel lecture) {
    super(
        new MigLayout(
            "insets 4 16 6 10, fillx, hidemode 3, gapy 2",
            "[]12[grow]12[]8[]16[]4[]4[]4[]4[]",
            "[center][]"),
        () -> lines(0, 1));
    this.lecture = lecture;
    previous = Buttons.plain(text("lecture.previous"), lecture::previous);
    next = Buttons.plain(text("lecture.next"), lecture::next);
    Buttons.name(previous, Keys.tip(WindowCommands.PREVIOUS_SCENE));
    Buttons.name(next, Keys.tip(WindowCommands.NEXT_SCENE));
    Overflow.SHORTENED.declareFor(title); // written by the author of the lecture
    notes.getAccessibleContext().setAccessibleName(text("lecture.notes"));
    add(title);
    add(place);
    add(elapsed, "wmin pref");
    add(planned);
    add(previous);
    add(next);
    JButton switchNotes =
        Buttons.icon(
            "info",
            Icons.BESIDE_TEXT,
            Keys.tip(WindowCommands.SPEAKER_NOTES),
            lecture::switchNotes);
    add(switchNotes);
    add(Buttons.icon("rerun", Icons.BESIDE_TEXT, text("lecture.again"), lecture::again));
    add(Buttons.icon("close", Icons.BESIDE_TEXT, text("lecture.close"), lecture::close), "wrap");
    add(notes, "span, growx, wmin 0");
    words =
        new SpareWords(this)
            .brief(
                place,
                () -> where,
                () -> text("lecture.place.brief", lecture.step(), lecture.length()))
            .whole(planned);
    lecture.setNotes(Theme.current() != Theme.PROJECTOR);
    lecture.addListener(this::update);
    update();
  }

  /** Hides the notes from the audience when the look becomes that of a projector. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (lecture != null) { // null during the constructor of the superclass
      lecture.setNotes(Theme.current() != Theme.PROJECTOR);
    }
  }

  private void update() {
    setVisible(lecture.isOpen());
    if (lecture.isOpen()) {
      String name = lecture.title().orElse("");
      title.setText(name);
      title.setToolTipText(name);
      String now =
          text(
              "lecture.place",
              lecture.step(),
              lecture.length(),
              lecture.plannedStart(),
              lecture.plannedEnd());
      if (!now.equals(where)) {
        where = now;
        place.setText(now);
        words.fit();
      }
      if (!notes.getText().equals(lecture.notes())) {
        notes.setText(lecture.notes());
        getAccessibleContext().setAccessibleDescription(lecture.notes());
      }
      notes.setVisible(!lecture.notes().isEmpty());
      elapsed.setText(clock(lecture.seconds()));
      planned.setText(
          lecture.minutesOver() > 0
              ? text("lecture.over", lecture.minutesOver())
              : text("lecture.of", lecture.plannedMinutes()));
      previous.setEnabled(lecture.step() > 1);
      next.setEnabled(lecture.step() < lecture.length());
    }
  }

  /** The title of the scene, which is shortened only if it is long. */
  private static final class Title extends JLabel {

    private static final int ROOM = 300;

    @Override
    public Dimension getMinimumSize() {
      Dimension whole = getPreferredSize();
      return new Dimension(Math.min(whole.width, UIScale.scale(ROOM)), whole.height);
    }
  }

  private static String clock(long seconds) {
    return String.format(Locale.ROOT, "%02d:%02d", seconds / 60, seconds % 60);
  }
}
