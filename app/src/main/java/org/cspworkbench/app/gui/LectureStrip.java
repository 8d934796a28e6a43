package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.Locale;
import java.util.function.Supplier;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.RaisedStrip;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.lesson.LectureModel;

/**
 * The strip of the presenter: the scene, the notes, planned and elapsed time, and buttons for the
 * other scenes.
 */
public final class LectureStrip extends RaisedStrip {

  private final LectureModel lecture;
  private final WrappedText notes = new WrappedText("", Token.TEXT);
  private final Bar bar;

  /** Creates the strip of {@code lecture}. */
  public LectureStrip(LectureModel lecture) {
    super(
        new MigLayout(
            "insets 4 16 6 10, fillx, hidemode 3, gapy 2, wrap 1", "[grow, fill]", "[center][]"),
        () -> lines(0, 1));
    this.lecture = lecture;
    bar = bar();
    notes.getAccessibleContext().setAccessibleName(text("lecture.notes"));
    add(bar, "wmin 0");
    add(notes, "wmin 0");
    lecture.setNotes(Theme.current() != Theme.PROJECTOR);
    lecture.addListener(this::update);
    update();
  }

  private Bar bar() {
    JLabel title = Labels.styled(new Title(), "semibold");
    Overflow.SHORTENED.declareFor(title); // written by the author of the lecture
    return new Bar(
        "insets 0, fillx",
        "[center]",
        BarItem.of(title).text(this::title).tip(this::title),
        BarItem.of(Labels.note(""))
            .text(() -> whileOpen(this::place))
            .at("gapleft 12")
            .brief(0, () -> whileOpen(this::briefPlace)),
        BarItem.space(),
        BarItem.of(Labels.styled(new JLabel(), "monospaced"))
            .text(() -> whileOpen(() -> clock(lecture.seconds())))
            .at("gapleft 12, wmin pref"),
        BarItem.of(Labels.note("")).text(() -> whileOpen(this::planned)).at("gapleft 8").omitted(1),
        move("lesson.previous", "lecture.back.tip", lecture::back)
            .enabled(lecture::hasBack)
            .at("gapleft 16"),
        move("lesson.next", "lecture.forward.tip", lecture::forward)
            .enabled(lecture::hasForward)
            .at("gapleft 4"),
        icon("info", WindowCommands.SPEAKER_NOTES.title(), lecture::switchNotes)
            .name(WindowCommands.SPEAKER_NOTES.title(), Keys.title(WindowCommands.SPEAKER_NOTES)),
        icon("rerun", text("lecture.again"), lecture::again),
        icon("close", text("lecture.close"), lecture::close));
  }

  private static BarItem move(String key, String tip, Runnable action) {
    return BarItem.of(Buttons.plain(text(key), action)).accessibleName(text(key)).tip(text(tip));
  }

  private static BarItem icon(String icon, String name, Runnable action) {
    return BarItem.of(Buttons.icon(icon, Icons.BESIDE_TEXT, name, action)).at("gapleft 4");
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
      bar.update();
      if (!notes.getText().equals(lecture.notes())) {
        notes.setText(lecture.notes());
        getAccessibleContext().setAccessibleDescription(lecture.notes());
      }
      notes.setVisible(!lecture.notes().isEmpty());
    }
  }

  private String title() {
    return lecture.title().orElse("");
  }

  private String whileOpen(Supplier<String> words) {
    return lecture.isOpen() ? words.get() : "";
  }

  private String briefPlace() {
    return text("lecture.place.brief", lecture.step(), lecture.length());
  }

  private String place() {
    return text(
        "lecture.place",
        lecture.step(),
        lecture.length(),
        lecture.plannedStart(),
        lecture.plannedEnd());
  }

  private String planned() {
    return lecture.minutesOver() > 0
        ? text("lecture.over", lecture.minutesOver())
        : text("lecture.of", lecture.plannedMinutes());
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
