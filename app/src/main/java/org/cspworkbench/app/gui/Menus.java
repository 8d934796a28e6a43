package org.cspworkbench.app.gui;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Dimension;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JPopupMenu;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.CommandItem;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;

/** The menu bar of the window. */
final class Menus {

  /** The place of the recent files in the first menu: after Open. */
  private static final int RECENT = 6;

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
    String lessons = text("menu.lessons");
    String help = text("menu.help");
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
    bar.getMenu(0).insert(menus.recent(models), RECENT);
    String workspace = text("menu.workspace");
    bar.add(menus.menu(workspace, Map.of(workspace, tabs(models.workspaces()))));
    bar.add(menus.lessons(menus.menu(lessons, items), models.opener()));
    bar.add(menus.menu(help, items));
    bar.add(Box.createHorizontalGlue()); // the title bar places the title here
    bar.add(menus.search());
    return bar;
  }

  private static List<Command> tabs(Workspaces workspaces) {
    return workspaces.all().stream().map(each -> each.tab().command()).toList();
  }

  /** Creates the menu of the recent files, which are listed each time that it is opened. */
  private JMenu recent(WorkbenchModels models) {
    JMenu menu = new JMenu(text("menu.recent"));
    menu.getPopupMenu()
        .addPopupMenuListener(
            new PopupMenuListener() {
              @Override
              public void popupMenuWillBecomeVisible(PopupMenuEvent event) {
                menu.removeAll();
                models
                    .start()
                    .recent()
                    .files()
                    .forEach(
                        each ->
                            menu.add(
                                Buttons.menuItem(
                                    each.title(), () -> models.opener().open(each.file()))));
                if (menu.getItemCount() == 0) {
                  menu.add(text("menu.recent.none")).setEnabled(false);
                }
              }

              @Override
              public void popupMenuWillBecomeInvisible(PopupMenuEvent event) {}

              @Override
              public void popupMenuCanceled(PopupMenuEvent event) {}
            });
    return menu;
  }

  private JButton search() {
    Command command = WindowCommands.SEARCH;
    JButton button =
        new JButton(text("search.title"), Icons.of(command.icon(), Icons.BESIDE_TEXT)) {
          @Override
          public Dimension getMaximumSize() {
            return getPreferredSize(); // the rest of the bar belongs to the title
          }
        };
    button.setRequestFocusEnabled(false);
    button.putClientProperty(FlatClientProperties.STYLE, "margin: 2,8,2,4");
    button.addActionListener(event -> commands.accept(command));
    Buttons.addKey(button, Labels.key(Keys.title(command)));
    Buttons.name(button, command.title());
    return button;
  }

  /** Adds all lessons and lectures above the commands for lectures, and below these Open. */
  private JMenu lessons(JMenu menu, Opener opener) {
    int place = 0;
    for (ShippedLecture lecture : ShippedLecture.ALL) {
      String name = text("lecture." + lecture.id());
      menu.insert(Buttons.menuItem(name, () -> opener.open(lecture)), place++);
    }
    menu.insertSeparator(place++);
    for (ShippedLesson lesson : ShippedLesson.ALL) {
      String name = text("lesson." + lesson.id());
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
    menu.addChangeListener(change -> refresh(menu));
    return menu;
  }

  private void addGroup(JMenu menu, List<Command> group) {
    if (menu.getMenuComponentCount() > 0) {
      menu.add(new JPopupMenu.Separator());
    }
    group.stream()
        .sorted(comparingInt(command -> command.shortcut().menuRank()))
        .forEach(command -> menu.add(new CommandItem(command, commands)));
  }

  private static void refresh(JMenu menu) {
    if (menu.isSelected()) {
      Stream.of(menu.getMenuComponents())
          .filter(CommandItem.class::isInstance)
          .forEach(item -> ((CommandItem) item).refresh());
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
}
