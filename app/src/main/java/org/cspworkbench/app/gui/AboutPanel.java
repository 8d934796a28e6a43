package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import org.cspworkbench.app.about.Licences;
import org.cspworkbench.app.about.Version;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.presentation.surface.Token;

/** The version of the program, and the licences of the program and of the libraries in it. */
final class AboutPanel {

  private static final Dimension LICENCES = new Dimension(560, 320);

  private AboutPanel() {}

  /** Opens the panel over a window. */
  static void open(JRootPane root) {
    JPanel panel =
        Labels.panel(Token.BG_PANEL, "insets 20 24 20 24, wrap 1", "[grow, fill]", "[]2[]12[]4[]");
    panel.add(Labels.heading(text("window.title")));
    panel.add(
        Labels.note(
            text(
                "about.version",
                Version.packaged().orElseGet(() -> text("about.unpackaged")),
                System.getProperty("java.version"))));
    panel.add(Labels.heading(text("about.licences")));
    JTextArea licences = new JTextArea();
    Labels.styled(licences, "monospaced");
    licences.setEditable(false);
    licences.getAccessibleContext().setAccessibleName(text("about.licences"));
    JScrollPane scroll = new JScrollPane(licences);
    scroll.setPreferredSize(UIScale.scale(LICENCES));
    panel.add(scroll);
    Popover.over(root, panel, licences);
    WindowThreads.background().run(Licences::text, read -> show(licences, read));
  }

  private static void show(JTextArea area, String text) {
    area.setText(text);
    area.setCaretPosition(0);
  }
}
