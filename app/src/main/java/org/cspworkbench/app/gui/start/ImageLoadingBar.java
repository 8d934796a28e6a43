package org.cspworkbench.app.gui.start;

import static org.cspworkbench.viewer.words.Texts.text;

import javax.swing.JButton;
import org.cspworkbench.app.gui.start.ImageFormModel.Loading;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.MessageBar;

/** The bar that reports that tiles are being read, and how many have been found. */
public final class ImageLoadingBar extends MessageBar {

  private final JButton cancel;

  /** Creates a bar that displays what {@code model} reads. */
  public ImageLoadingBar(ImageFormModel model) {
    cancel = Buttons.plain(text("choice.cancel"), model::cancelReading);
    model.addListener(() -> model.loading().ifPresentOrElse(this::show, this::hideMessage));
  }

  private void show(Loading loading) {
    display(
        Message.remark("clock", text("image.loading", loading.name(), loading.found())), cancel);
  }
}
