package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.words.Texts;
import org.jspecify.annotations.Nullable;

/** The menus: every command once more, for whoever looks for it by name. */
final class Menus {

  private static final @Nullable Command SEPARATOR = null;

  private final Consumer<Command> commands;
  private final Set<Character> mnemonics = new HashSet<>();

  Menus(Consumer<Command> commands) {
    this.commands = commands;
  }

  JMenuBar bar() {
    JMenuBar bar = new JMenuBar();
    bar.add(
        menu(
            "file",
            Command.START_PAGE,
            SEPARATOR,
            Command.NEW_GAME,
            Command.OPEN,
            Command.TYPE,
            Command.SAVE,
            Command.EXPORT,
            SEPARATOR,
            Command.SETTINGS,
            SEPARATOR,
            Command.QUIT));
    bar.add(
        menu(
            "edit",
            Command.UNDO,
            Command.REDO,
            Command.EDIT_GIVENS,
            SEPARATOR,
            Command.COPY,
            Command.COPY_CANDIDATES,
            Command.PASTE));
    bar.add(
        menu(
            "view",
            Command.NEXT_THEME,
            Command.PROJECTOR,
            Command.FULL_SCREEN,
            Command.LEGEND,
            SEPARATOR,
            Command.LARGER,
            Command.SMALLER,
            Command.NORMAL_SIZE));
    bar.add(
        menu(
            "game",
            Command.HINT,
            Command.CONFLICTS,
            SEPARATOR,
            Command.SINGLES,
            Command.PAIRS,
            Command.SOLVE,
            SEPARATOR,
            Command.CANDIDATES,
            Command.COUNTS,
            Command.EQUAL_DIGITS,
            Command.CLOCK));
    bar.add(
        menu(
            "run",
            Command.PLAY,
            Command.STEP,
            Command.STEP_BACK,
            SEPARATOR,
            Command.NEXT_DECISION,
            Command.PREVIOUS_DECISION,
            Command.NEXT_CONTRADICTION,
            Command.NEXT_BACKTRACK,
            Command.NEXT_SOLUTION,
            SEPARATOR,
            Command.TO_START,
            Command.TO_END,
            SEPARATOR,
            Command.LOOP_FROM,
            Command.LOOP_TO,
            Command.LOOP,
            SEPARATOR,
            Command.BOOKMARK,
            Command.BOOKMARK_NOTE,
            Command.NEXT_BOOKMARK,
            Command.PREVIOUS_BOOKMARK,
            SEPARATOR,
            Command.QUESTIONS,
            Command.SHOW_ANSWER,
            SEPARATOR,
            Command.RUN_AGAIN,
            Command.LOCK));
    bar.add(menu("help", Command.KEYS));
    return bar;
  }

  private JMenu menu(String name, @Nullable Command... entries) {
    JMenu menu = new JMenu(Texts.text("menu." + name));
    menu.setMnemonic(mnemonic(menu.getText(), mnemonics));
    for (Command command : entries) {
      if (command == SEPARATOR) {
        menu.add(new JPopupMenu.Separator());
      } else {
        menu.add(item(command));
      }
    }
    menu.addMenuListener(new KeysWhenOpened(menu));
    return menu;
  }

  /** The first letter of a menu's name that opens no other one, which those in {@code taken} do. */
  static char mnemonic(String name, Set<Character> taken) {
    return (char)
        name.toUpperCase(Locale.ROOT)
            .chars()
            .filter(letter -> taken.add((char) letter))
            .findFirst()
            .orElseThrow(); // no name is made of the letters of others
  }

  private JMenuItem item(Command command) {
    JMenuItem item = new Entry(command);
    item.addActionListener(event -> commands.accept(command));
    item.setToolTipText(command.keysTitle()); // a menu bar of the system's shows no key beside it
    return item;
  }

  /** Its key is shown beside it, and bound elsewhere: here it would work in text fields too. */
  private static final class Entry extends JMenuItem {
    private final Command command;
    private @Nullable JLabel key; // from when its menu is opened first

    Entry(Command command) {
      super(command.title());
      this.command = command;
      getAccessibleContext().setAccessibleDescription(command.keysTitle());
    }

    void showKey() {
      if (key == null) {
        key = Labels.key(command.keysTitle());
        Buttons.showKey(this, key);
      }
    }

    @Override
    public Dimension getPreferredSize() {
      Dimension size = super.getPreferredSize();
      return key == null
          ? size
          : new Dimension(
              size.width + UIScale.scale(24) + key.getPreferredSize().width, size.height);
    }
  }

  /** Lays out the keys of a menu when it is opened: none of them is visible before. */
  private record KeysWhenOpened(JMenu menu) implements MenuListener {

    @Override
    public void menuSelected(MenuEvent event) {
      for (Component each : menu.getMenuComponents()) {
        if (each instanceof Entry entry) {
          entry.showKey();
        }
      }
    }

    @Override
    public void menuDeselected(MenuEvent event) {
      // the keys stay
    }

    @Override
    public void menuCanceled(MenuEvent event) {
      // the keys stay
    }
  }
}
