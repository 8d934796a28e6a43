package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.paint.Token;

/** All keys with what they do, read from the table by which they are bound. */
final class KeysPanel {

  /** Keys that have their meaning at the same time. */
  enum Part {
    EVERYWHERE(Scope.EVERYWHERE),
    COMPARE(Scope.COMPARE),
    CELLS(Scope.CELLS),
    PLAY(Scope.PLAY),
    TAPE(Scope.TAPE, Scope.STEPS, Scope.RUNS),
    ANIMATE(Scope.ANIMATE, Scope.GIVENS, Scope.QUESTION),
    EXPLORE(Scope.EXPLORE),
    TURN(Scope.TURN);

    private final ImmutableSet<Scope> scopes;

    Part(Scope... scopes) {
      this.scopes = ImmutableSet.copyOf(scopes);
    }

    ImmutableSet<Scope> scopes() {
      return scopes;
    }

    private String heading() {
      return Texts.text("keys." + name().toLowerCase(Locale.ROOT));
    }
  }

  /** Which parts stand below each other, from the widest list to the narrowest. */
  private static final ImmutableList<ImmutableList<ImmutableList<Part>>> ARRANGEMENTS =
      ImmutableList.of(
          ImmutableList.of(
              ImmutableList.of(Part.EVERYWHERE, Part.COMPARE),
              ImmutableList.of(Part.CELLS, Part.PLAY),
              ImmutableList.of(Part.TAPE, Part.ANIMATE),
              ImmutableList.of(Part.EXPLORE, Part.TURN)),
          ImmutableList.of(
              ImmutableList.of(Part.EVERYWHERE, Part.COMPARE),
              ImmutableList.of(Part.CELLS, Part.PLAY, Part.TURN),
              ImmutableList.of(Part.TAPE, Part.ANIMATE, Part.EXPLORE)),
          ImmutableList.of(
              ImmutableList.of(Part.EVERYWHERE, Part.COMPARE, Part.EXPLORE, Part.TURN),
              ImmutableList.of(Part.CELLS, Part.PLAY, Part.TAPE, Part.ANIMATE)));

  private KeysPanel() {}

  /** Opens the list over a window: as wide as fits, and scrolled where it is too high. */
  static void open(JRootPane root) {
    JScrollPane list =
        ARRANGEMENTS.stream()
            .map(KeysPanel::list)
            .filter(each -> each.getPreferredSize().width <= root.getWidth())
            .findFirst()
            .orElseGet(() -> list(ARRANGEMENTS.get(ARRANGEMENTS.size() - 1)));
    Popover.over(root, list);
  }

  private static JScrollPane list(ImmutableList<ImmutableList<Part>> columns) {
    JPanel row = Labels.panel(Token.BG_PANEL, "insets 0, gap 24", "", "[top]");
    for (ImmutableList<Part> parts : columns) {
      JPanel column = Labels.panel(Token.BG_PANEL, "insets 0, gapy 16, wrap 1", "", "");
      parts.forEach(part -> column.add(keys(part)));
      row.add(column);
    }
    ScrolledColumn scrolled = new ScrolledColumn("insets 20 24 20 24");
    scrolled.add(row);
    return scrolled.scrolling();
  }

  private static JPanel keys(Part part) {
    JPanel keys = Labels.panel(Token.BG_PANEL, "insets 0, wrap 2, gapy 5", "[]16[]", "");
    keys.add(Labels.heading(part.heading()), "span 2, gapbottom 6");
    if (part == Part.CELLS) {
      keys.add(Labels.key(Texts.text("keys.digits")), "right");
      keys.add(Labels.text(Texts.text("keys.digits.place")));
    }
    for (Command command : Command.values()) {
      if (part.scopes().contains(command.scope())) {
        keys.add(Labels.key(command.keysTitle()), "right");
        keys.add(Labels.text(command.title()));
      }
    }
    return keys;
  }
}
