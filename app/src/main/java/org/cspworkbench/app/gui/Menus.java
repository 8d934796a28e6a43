package org.cspworkbench.app.gui;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The menu bar of the window. */
final class Menus {

  private final Commands commands;
  private final Set<Character> mnemonics = new HashSet<>();

  private Menus(Commands commands) {
    this.commands = commands;
  }

  /**
   * Returns the menu bar of a window: the menus of its commands and of those that workspaces bind,
   * the workspaces, the lessons, and Help.
   */
  static JMenuBar bar(WorkbenchModels models) {
    Menus menus = new Menus(models.commands());
    String lessons = Texts.text("menu.lessons");
    String help = Texts.text("menu.help");
    Map<String, List<Command>> items =
        Stream.concat(Stream.of(WindowCommands.values()), models.commands().commands().stream())
            .distinct()
            .filter(command -> command.menuTitle().isPresent())
            .collect(
                groupingBy(
                    command -> command.menuTitle().orElseThrow(), LinkedHashMap::new, toList()));
    JMenuBar bar = new JMenuBar();
    items.keySet().stream()
        .filter(title -> !title.equals(lessons) && !title.equals(help))
        .forEach(title -> bar.add(menus.menu(title, items)));
    String workspace = Texts.text("menu.workspace");
    bar.add(menus.menu(workspace, Map.of(workspace, tabs(models.workspaces()))));
    bar.add(menus.lessons(menus.menu(lessons, items), models.opener()));
    bar.add(menus.menu(help, items));
    return bar;
  }

  private static List<Command> tabs(Workspaces workspaces) {
    return workspaces.all().stream().map(each -> each.tab().command()).toList();
  }

  /** Adds all lessons and lectures above the commands for lectures, and below these Open. */
  private JMenu lessons(JMenu menu, Opener opener) {
    int place = 0;
    for (ShippedLecture lecture : ShippedLecture.ALL) {
      String name = Texts.text("lecture." + lecture.id());
      menu.insert(Buttons.menuItem(name, () -> opener.open(lecture)), place++);
    }
    menu.insertSeparator(place++);
    for (ShippedLesson lesson : ShippedLesson.ALL) {
      String name = Texts.text("lesson." + lesson.id());
      menu.insert(Buttons.menuItem(name, () -> opener.open(lesson)), place++);
    }
    menu.insertSeparator(place);
    addGroup(menu, List.of(WindowCommands.OPEN));
    return menu;
  }

  private JMenu menu(String title, Map<String, List<Command>> items) {
    JMenu menu = new JMenu(title);
    menu.setMnemonic(mnemonic(title, mnemonics));
    items.getOrDefault(title, List.of()).stream()
        .collect(groupingBy(command -> command.shortcut().menuRank() / 10, TreeMap::new, toList()))
        .values()
        .forEach(group -> addGroup(menu, group));
    menu.addChangeListener(change -> showKeys(menu));
    return menu;
  }

  private void addGroup(JMenu menu, List<Command> group) {
    if (menu.getMenuComponentCount() > 0) {
      menu.add(new JPopupMenu.Separator());
    }
    group.stream()
        .sorted(comparingInt(command -> command.shortcut().menuRank()))
        .forEach(command -> menu.add(item(command)));
  }

  /** Lays out the keys of a menu when it is opened: none of them is visible before. */
  private static void showKeys(JMenu menu) {
    if (menu.isSelected()) {
      Stream.of(menu.getMenuComponents())
          .filter(Entry.class::isInstance)
          .forEach(entry -> ((Entry) entry).showKey());
    }
  }

  /**
   * Returns the first letter of {@code name} that is not in {@code taken}, and adds it to {@code
   * taken}.
   */
  static char mnemonic(String name, Set<Character> taken) {
    return (char)
        name.toUpperCase(Locale.ROOT)
            .chars()
            .filter(letter -> taken.add((char) letter))
            .findFirst()
            .orElseThrow(); // no name consists of taken letters only
  }

  private JMenuItem item(Command command) {
    JMenuItem item = new Entry(command);
    item.addActionListener(event -> commands.accept(command));
    item.setToolTipText(Keys.title(command)); // the menu bar of the system shows no key
    return item;
  }

  /**
   * A menu item that displays the key of its command. The key is bound elsewhere: an accelerator
   * would also be active in text fields.
   */
  private static final class Entry extends JMenuItem {
    private final Command command;
    private @Nullable JLabel key; // null until the menu is opened for the first time

    Entry(Command command) {
      super(command.title());
      this.command = command;
      getAccessibleContext().setAccessibleDescription(Keys.title(command));
    }

    void showKey() {
      if (key == null) {
        key = Labels.key(Keys.title(command));
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
}
