package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Dimension;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.RaisedStrip;
import org.cspworkbench.app.gui.widget.StripBorder;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.lesson.MentionedView;

/**
 * The strip of a lesson: its title, the text of the current stop, and buttons for the other stops.
 */
public final class LessonStrip extends RaisedStrip {

  private final LessonModel lesson;
  private final JLabel title = Labels.styled(new JLabel(), "semibold");
  private final JLabel place = Labels.note("");
  private final WrappedText note = new WrappedText("", Token.TEXT);
  private final JButton previous;
  private final JButton next;
  private final JButton again;
  private final JButton mentioned;
  private final JButton close;
  private boolean isInColumn;

  /** Creates the strip of {@code lesson}. */
  public LessonStrip(LessonModel lesson) {
    super(new MigLayout(), () -> StripBorder.over(Token.ACCENT));
    this.lesson = lesson;
    previous = Buttons.plain(text("lesson.previous"), lesson::previous);
    next = Buttons.primary(text("lesson.next"), "step", lesson::next);
    Buttons.name(
        previous, text("lesson.previous.tip"), Keys.title(ReplayCommands.PREVIOUS_BOOKMARK));
    Buttons.name(next, text("lesson.next.tip"), Keys.title(ReplayCommands.NEXT_BOOKMARK));
    again = Buttons.icon("rerun", Icons.BESIDE_TEXT, text("lesson.again"), lesson::again);
    mentioned = Buttons.plain("", lesson::openMentioned);
    mentioned.setVisible(false);
    close = Buttons.icon("close", Icons.BESIDE_TEXT, text("lesson.close"), lesson::close);
    title.setMinimumSize(new Dimension());
    Overflow.SHORTENED.declareFor(title); // written by the author of the lesson
    note.getAccessibleContext().setAccessibleName(text("lesson.note"));
    arrange();
    update();
  }

  /**
   * Returns whether it is arranged for a column, with the text over its whole width, rather than
   * above all columns.
   */
  boolean isInColumn() {
    return isInColumn;
  }

  /** Arranges its parts for a column, or for a strip above all columns. */
  void setInColumn(boolean inColumn) {
    isInColumn = inColumn;
    removeAll();
    arrange();
  }

  private void arrange() {
    if (isInColumn) {
      setLayout(
          new MigLayout(
              "insets 8 16 8 10, fillx, hidemode 3, gapy 4", "[grow, fill]8[]4[]", "[][][][]"));
      add(title, "span 3, split 2, wmin 0, growx");
      add(place, "wrap");
      add(note, "span 3, growx, wmin 0, wrap");
      add(mentioned, "span 3, growx 0, wrap");
      add(previous, "split 2, growx 0");
      add(next, "growx 0");
    } else {
      setLayout(
          new MigLayout(
              "insets 8 16 8 10, fillx, hidemode 3, gapy 2",
              "[]16[grow, fill]12[]4[]4[]4[]4[]",
              "[][]"));
      add(title, "cell 0 0, wmax 340");
      add(place, "cell 0 1");
      add(note, "cell 1 0 1 2, wmin 100");
      add(mentioned, "cell 2 0 1 2");
      add(previous, "cell 3 0 1 2");
      add(next, "cell 4 0 1 2");
    }
    add(again, isInColumn ? "" : "cell 5 0 1 2");
    add(close, isInColumn ? "" : "cell 6 0 1 2");
  }

  /** Displays the current stop. */
  public void update() {
    setVisible(lesson.isOpen());
    if (lesson.isOpen()) {
      String name = lesson.title().orElse("");
      title.setText(name);
      title.setToolTipText(name);
      place.setText(
          lesson.step() == 0
              ? text("lesson.about", lesson.length())
              : text("lesson.place", lesson.step(), lesson.length()));
      if (!note.getText().equals(lesson.note())) {
        note.setText(lesson.note());
        getAccessibleContext().setAccessibleDescription(lesson.note());
        Optional<MentionedView> view = lesson.mentioned();
        mentioned.setVisible(view.isPresent());
        mentioned.setText(view.map(each -> text("lesson.open", text(each.key()))).orElse(""));
      }
      previous.setVisible(!lesson.isLed());
      next.setVisible(!lesson.isLed());
      previous.setEnabled(lesson.step() > 0);
      next.setEnabled(lesson.step() < lesson.length());
    }
  }
}
