package org.cspworkbench.app.gui.start;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.settings.RecentFiles.RecentFile;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.words.Texts;

/** The recently used files, each of which opens at a click. */
final class RecentPane extends JPanel {

  private final Consumer<Path> open;

  RecentPane(Consumer<Path> open) {
    super(new MigLayout("insets 0, gapy 0, fillx, wrap 1", "[grow, fill]"));
    this.open = open;
    putClientProperty(FlatClientProperties.STYLE, "background: $" + Token.BG_WINDOW.key());
    setVisible(false);
  }

  /** Shows these files, or hides the pane if there are none. */
  void show(RecentFiles recent) {
    removeAll();
    setVisible(!recent.files().isEmpty());
    add(Labels.heading(Texts.text("start.recent")), "gapbottom 6, gapleft 8");
    recent.files().forEach(file -> add(row(file), "wmin 0, height 32!"));
    revalidate();
    repaint();
  }

  private JButton row(RecentFile recent) {
    JButton row =
        new JButton(recent.title(), Icons.in(Token.TEXT_MUTED, "clock", Icons.BESIDE_TEXT));
    row.setHorizontalAlignment(SwingConstants.LEFT);
    row.setIconTextGap(UIScale.scale(14));
    row.putClientProperty(
        FlatClientProperties.STYLE,
        "borderWidth: 0; background: null; margin: 4,8,4,8; hoverBackground: $Csp.bg.hover;"
            + " pressedBackground: $Csp.bg.hover");
    row.setToolTipText(recent.file().toString());
    row.addActionListener(event -> open.accept(recent.file()));
    return row;
  }
}
