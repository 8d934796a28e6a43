package org.cspworkbench.app.gui.document;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import org.cspworkbench.presentation.words.Term;

/** The way from any part of a window to the glossary of the window. */
public final class GlossaryAccess {

  private final Consumer<Term> open;

  private GlossaryAccess(Consumer<Term> open) {
    this.open = open;
  }

  /**
   * Provides a window with a glossary.
   *
   * @param open opens the run of a term
   */
  public static void provide(JRootPane root, Consumer<Term> open) {
    root.putClientProperty(GlossaryAccess.class, new GlossaryAccess(open));
  }

  /** Opens the glossary of the window of {@code part}, with these terms first. */
  public static void open(Component part, ImmutableList<Term> terms) {
    JRootPane root = SwingUtilities.getRootPane(part);
    if (root != null && root.getClientProperty(GlossaryAccess.class) instanceof GlossaryAccess to) {
      new GlossaryPanel(terms, to.open).open(root);
    }
  }
}
