package org.cspworkbench.app.gui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import javax.swing.UIManager;
import org.cspworkbench.presentation.surface.Look;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of the themes as loaded by the look and feel. */
final class ThemeTest {

  private static final String FONT = "defaultFont";

  @BeforeEach
  void load() {
    Theme.prepare();
  }

  @AfterEach
  void backToLight() throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(Theme.LIGHT::install);
  }

  /** The zoom factor enlarges the window; painted content must not be enlarged twice. */
  @Test
  void linesAndLabelsHaveTheirDesignSizeWithTheProjectorTheme()
      throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(this::compareSizes);
  }

  private void compareSizes() {
    Theme.LIGHT.install();
    double body = UIManager.getFont(FONT).getSize2D();
    Theme.PROJECTOR.install();
    double enlarged = UIManager.getFont(FONT).getSize2D();
    Look inWindow = Theme.PROJECTOR.look();
    Look inFile = Theme.PROJECTOR.pictureLook();
    double enlargement = inFile.label() / inWindow.label();
    assertThat(enlarged).isCloseTo(body * 1.5, within(0.5));
    assertThat(enlargement).as("units go with the font of the desktop").isIn(1.25, 1.5);
    assertThat(inWindow.boxLine() * enlargement).isCloseTo(inFile.boxLine(), within(1e-9));
    assertThat(inWindow.palette()).isEqualTo(inFile.palette());
  }
}
