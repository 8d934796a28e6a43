package org.cspworkbench.app.gui.stage;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.lesson.LectureModel;
import org.cspworkbench.viewer.lesson.NextStop;

/** What the lecture goes to next, with the button that goes there. */
final class NextStopCard extends JPanel {

  private final LectureModel lecture;
  private final JLabel heading = Labels.styled(new JLabel(), "semibold");
  private final JLabel place = Labels.note("");
  private final WrappedText sentence = new WrappedText("", Token.TEXT);
  private final WrappedText remark = new WrappedText("", Token.TEXT);
  private final JButton go;

  NextStopCard(LectureModel lecture) {
    super(
        new MigLayout(
            "insets 14 18 12 18, fillx, hidemode 3, gapy 6",
            "[grow, fill][]",
            "[][][][grow, bottom]"));
    this.lecture = lecture;
    putClientProperty(
        FlatClientProperties.STYLE,
        "background: $Csp.accent.tint; border: 1,1,1,1,$Csp.accent,1.5,10");
    heading.putClientProperty(FlatClientProperties.STYLE, "foreground: $Csp.accent.text");
    sentence.putClientProperty(FlatClientProperties.STYLE, "font: +7");
    remark.putClientProperty(FlatClientProperties.STYLE, "font: +3");
    go = Buttons.primary(text("lecturer.go"), "step", lecture::forward);
    Buttons.addKey(go, Labels.key(Keys.title(WindowCommands.NEXT_STOP)));
    add(heading, "wmin 0");
    add(place, "wrap");
    add(sentence, "span 2, growx, wmin 0, wrap");
    add(remark, "span 2, growx, wmin 0, hmin 0, wrap");
    add(go, "span 2, alignx right, growx 0");
  }

  /** Displays the next stop. */
  void update() {
    NextStop next = lecture.nextStop().orElse(null);
    go.setEnabled(next != null);
    heading.setText(next == null ? text("lecturer.end") : next.heading());
    place.setText(next == null ? "" : next.place());
    show(sentence, next == null ? "" : next.sentence().text());
    show(remark, next == null ? "" : next.remark());
  }

  private static void show(WrappedText area, String words) {
    if (!area.getText().equals(words)) {
      area.setText(words);
      area.setVisible(!words.isEmpty());
    }
  }
}
