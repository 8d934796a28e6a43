package org.cspworkbench.app.gui.document;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.awt.Container;
import java.util.Locale;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import org.cspworkbench.presentation.words.GlossaryText;
import org.cspworkbench.presentation.words.Term;
import org.jspecify.annotations.Nullable;

/** The terms that a part of the window shows, found in its texts, as a screen reader reads them. */
public final class AskedTerms {

  private AskedTerms() {}

  /**
   * Returns the terms of a component, then those of the components that contain it.
   *
   * @param component the component with the keyboard focus, if any
   */
  public static ImmutableList<Term> of(@Nullable Component component) {
    GlossaryText glossary = new GlossaryText(Locale.getDefault());
    ImmutableSet.Builder<Term> terms = ImmutableSet.builder();
    for (Component each = component; each != null; each = each.getParent()) {
      texts(each).forEach(text -> terms.addAll(glossary.termsIn(text)));
    }
    return terms.build().asList();
  }

  /** Returns the terms in a text, such as a line of pseudo-code. */
  public static ImmutableList<Term> in(String text) {
    return new GlossaryText(Locale.getDefault()).termsIn(text);
  }

  private static ImmutableList<String> texts(Component component) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    add(texts, shown(component));
    AccessibleContext accessible = component.getAccessibleContext();
    if (accessible != null) {
      add(texts, accessible.getAccessibleName());
      add(texts, accessible.getAccessibleDescription());
    }
    if (component instanceof JComponent part) {
      add(texts, part.getToolTipText());
    }
    return texts.build();
  }

  private static void add(ImmutableList.Builder<String> texts, @Nullable String text) {
    if (text != null && !text.isBlank()) {
      texts.add(text);
    }
  }

  private static @Nullable String shown(Component component) {
    if (component instanceof JLabel label) {
      return label.getText();
    }
    if (component instanceof AbstractButton button) {
      String own = button.getText();
      return own == null || own.isBlank() ? labels(button) : own;
    }
    return null;
  }

  private static @Nullable String labels(Container container) {
    StringBuilder all = new StringBuilder();
    for (Component each : container.getComponents()) {
      if (each instanceof JLabel label) {
        all.append(label.getText()).append(' ');
      }
    }
    return all.length() == 0 ? null : all.toString();
  }
}
