package org.cspworkbench.app.gui.error;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.awt.Desktop;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.StripBorder;
import org.cspworkbench.presentation.paint.Token;
import org.jspecify.annotations.Nullable;

/** The bar that tells of a fault of the program: one sentence, and what can be done. */
public final class ErrorBar extends JPanel {

  private final ProgramErrors errors;
  private final Executor beside;
  private @Nullable ProgramError shown;

  /**
   * A bar that is there only when there is something to tell.
   *
   * @param beside where the log is opened
   */
  public ErrorBar(ProgramErrors errors, Executor beside) {
    super(new MigLayout("insets 6 16 6 10, fillx, hidemode 3", "[]8[grow, left]8[]4[]4[]"));
    this.errors = errors;
    this.beside = beside;
    setVisible(false);
    errors.addListener(this::update);
  }

  private void update() {
    Optional<ProgramError> now = errors.shown();
    if (!now.equals(Optional.ofNullable(shown))) {
      shown = now.orElse(null);
      rebuild();
    }
  }

  private void rebuild() {
    removeAll();
    setVisible(shown != null);
    if (shown != null) {
      fill(shown);
    }
    revalidate();
    repaint();
  }

  private void fill(ProgramError error) {
    setBackground(Colours.of(Token.CONFLICT_FILL));
    setBorder(StripBorder.over(Token.CONFLICT_MARK));
    add(new JLabel(Icons.in(Token.CONFLICT_TEXT, "warning", Icons.ALONE)));
    String sentence = text("error.program", error.summary(), error.times());
    JLabel label = Labels.coloured(Labels.text(sentence), Token.CONFLICT_TEXT);
    label.setToolTipText(sentence);
    add(label, "growx, wmin 0");
    add(Buttons.plain(text("notice.copy"), () -> copy(error.details())));
    errors.logFile().ifPresent(file -> add(Buttons.plain(text("error.log"), () -> open(file))));
    add(Buttons.icon("close", Icons.BESIDE_TEXT, text("error.close"), errors::dismiss));
    getAccessibleContext().setAccessibleName(sentence);
  }

  private static void copy(String details) {
    Toolkit.getDefaultToolkit()
        .getSystemClipboard()
        .setContents(new StringSelection(details), null);
  }

  /** Where the system has no program for that, the place of the file is put on the clipboard. */
  private void open(Path file) {
    beside.execute(
        () -> {
          try {
            if (Desktop.isDesktopSupported()
                && Desktop.getDesktop().isSupported(Desktop.Action.OPEN)) {
              Desktop.getDesktop().open(file.toFile());
              return;
            }
          } catch (IOException | IllegalArgumentException e) {
            // there is nothing that opens it
          }
          SwingUtilities.invokeLater(() -> copy(file.toString()));
        });
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (shown != null) {
      rebuild();
    }
  }
}
