package org.cspworkbench.app.gui.problem;

import static org.cspworkbench.viewer.words.Texts.text;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.problem.StatedExample;

/** The ways to begin, on an empty pad: an example, or a click beside them. */
final class Examples extends JPanel {

  Examples(OwnProblem problem) {
    super(new MigLayout("insets 0, gap 0, fillx, wrap 1", "[grow, fill]", ""));
    setOpaque(false);
    add(Labels.heading(text("own.examples")), "gapbottom 10, alignx left");
    for (StatedExample each : StatedExample.values()) {
      if (each != StatedExample.BLANK) {
        add(way(each, problem), "gapbottom 8");
      }
    }
    add(new WrappedText(text("own.pad.empty"), Token.TEXT_MUTED), "gaptop 6, wmin 0");
  }

  private static JButton way(StatedExample example, OwnProblem problem) {
    JButton way = Buttons.plain("", () -> problem.open(example.text()));
    way.setLayout(new MigLayout("insets 4 6 4 6, gap 0 2", "[]14[grow, fill]", ""));
    String icon =
        switch (example) {
          case BLANK -> "edit";
          case MAP -> "explore";
          case TIMETABLE -> "clock";
          case SUMS -> "plus";
          case BOARD -> "board";
        };
    way.add(new JLabel(Icons.in(Token.ACCENT, icon, 20)), "spany 2");
    way.add(Labels.heading(example.title()), "wrap, wmin 0");
    way.add(Labels.note(example.line()), "wmin 0");
    way.getAccessibleContext().setAccessibleName(example.title());
    return way;
  }
}
