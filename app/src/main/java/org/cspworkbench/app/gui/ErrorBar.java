package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Desktop;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import javax.swing.JButton;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.MessageBar;
import org.cspworkbench.viewer.problem.ProgramError;
import org.jspecify.annotations.Nullable;

/** The bar that reports an error of the program, with what can be done about it. */
public final class ErrorBar extends MessageBar {

  private final ProgramErrors errors;
  private final Executor background;
  private @Nullable ProgramError shown;

  /**
   * Creates a bar that displays {@code errors} while there are any.
   *
   * @param background executes the opening of the log
   */
  public ErrorBar(ProgramErrors errors, Executor background) {
    this.errors = errors;
    this.background = background;
    errors.addListener(this::update);
  }

  private void update() {
    ProgramError now = errors.shown().orElse(null);
    if (now == null) {
      hideMessage();
    } else if (!now.equals(shown)) {
      display(Message.problem(text("error.program", now.summary(), now.times())), buttons(now));
    }
    shown = now;
  }

  private ImmutableList<JButton> buttons(ProgramError error) {
    ImmutableList.Builder<JButton> buttons = ImmutableList.builder();
    buttons.add(Buttons.plain(text("notice.copy"), () -> copy(error.details())));
    errors
        .logFile()
        .ifPresent(file -> buttons.add(Buttons.plain(text("error.log"), () -> open(file))));
    return buttons
        .add(Buttons.icon("close", Icons.BESIDE_TEXT, text("error.close"), errors::dismiss))
        .build();
  }

  private static void copy(String details) {
    Toolkit.getDefaultToolkit()
        .getSystemClipboard()
        .setContents(new StringSelection(details), null);
  }

  /**
   * Opens a file with the program of the system, or copies its path to the clipboard if there is
   * none.
   */
  private void open(Path file) {
    background.execute(
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
}
