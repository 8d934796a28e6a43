package org.cspworkbench.app.gui.output;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Desktop;
import java.util.Optional;
import javax.swing.JButton;
import org.cspworkbench.app.gui.output.OutputModel.Status;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.MessageBar;

/** The bar that reports that a file is being written, or has been written. */
public final class OutputBar extends MessageBar {

  private final OutputModel model;
  private final JButton replace;
  private final JButton cancel;
  private final JButton open;
  private final JButton show;
  private final JButton close;

  /** Creates a bar that displays what {@code model} reports. */
  public OutputBar(OutputModel model) {
    this.model = model;
    replace = Buttons.plain(text("output.replace"), model::replace);
    cancel = Buttons.plain(text("choice.cancel"), model::cancel);
    open = Buttons.plain(text("output.open"), () -> act(Desktop.Action.OPEN));
    show = Buttons.plain(text("output.show"), () -> act(Desktop.Action.BROWSE_FILE_DIR));
    close = Buttons.icon("close", Icons.BESIDE_TEXT, text("output.close"), model::dismiss);
    model.addListener(this::update);
  }

  private void update() {
    model.status().ifPresentOrElse(this::show, this::hideMessage);
  }

  private void show(Status status) {
    replace.setVisible(status.isQuestion());
    cancel.setVisible(status.isRunning() || status.isQuestion());
    close.setVisible(!cancel.isVisible());
    open.setVisible(status.isDone() && FileDesktop.can(Desktop.Action.OPEN));
    show.setVisible(status.isDone() && FileDesktop.can(Desktop.Action.BROWSE_FILE_DIR));
    display(
        new Message(status.isProblem(), icon(status), status.sentence()),
        replace,
        cancel,
        open,
        show,
        close);
  }

  private void act(Desktop.Action action) {
    model.status().ifPresent(status -> FileDesktop.act(action, status.file()));
    model.dismiss();
  }

  private static Optional<String> icon(Status status) {
    if (status.isCancelled()) {
      return Optional.empty();
    }
    return Optional.of(
        status.isProblem() || status.isQuestion()
            ? "warning"
            : status.isRunning() ? "clock" : "solution");
  }
}
