package org.cspworkbench.app.gui;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.command.CellCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.MenuOutline;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The menu bar of the window. */
final class Menus {

  private final Consumer<Command> commands;
  private final Set<Character> mnemonics = new HashSet<>();

  private Menus(Consumer<Command> commands) {
    this.commands = commands;
  }

  /** Returns the menu bar of a window: its own menus, those of the workspaces, and Help. */
  static JMenuBar bar(WorkbenchModels models) {
    Menus menus = new Menus(models.commands());
    Stream<MenuOutline> ofWorkspaces =
        models.workspaces().all().stream().flatMap(each -> each.menus().stream());
    JMenuBar bar = new JMenuBar();
    Stream.concat(Stream.of(file(), edit(), view()), ofWorkspaces)
        .collect(groupingBy(MenuOutline::title, LinkedHashMap::new, toList()))
        .forEach((title, outlines) -> bar.add(menus.menu(title, outlines)));
    MenuOutline workspace = workspace(models.workspaces());
    bar.add(menus.menu(workspace.title(), List.of(workspace)));
    bar.add(menus.lessons(models));
    MenuOutline help =
        MenuOutline.titled(Texts.text("menu.help"))
            .with(WindowCommands.KEYS, WindowCommands.GLOSSARY, WindowCommands.EXPLAIN)
            .with(WindowCommands.DOCUMENTATION);
    bar.add(menus.menu(help.title(), List.of(help)));
    return bar;
  }

  private static MenuOutline workspace(Workspaces workspaces) {
    Command[] commands =
        workspaces.all().stream().map(each -> each.tab().command()).toArray(Command[]::new);
    return MenuOutline.titled(Texts.text("menu.workspace")).with(commands);
  }

  /** Returns the menu of all lessons and lectures, followed by the commands for lectures. */
  private JMenu lessons(WorkbenchModels models) {
    String title = Texts.text("menu.lessons");
    MenuOutline commands =
        MenuOutline.titled(title)
            .with(
                WindowCommands.NEXT_SCENE,
                WindowCommands.PREVIOUS_SCENE,
                WindowCommands.SPEAKER_NOTES)
            .with(WindowCommands.OPEN);
    JMenu menu = menu(title, List.of(commands));
    int place = 0;
    for (ShippedLecture lecture : ShippedLecture.ALL) {
      String name = Texts.text("lecture." + lecture.id());
      menu.insert(Buttons.menuItem(name, () -> models.opener().open(lecture)), place++);
    }
    menu.insertSeparator(place++);
    for (ShippedLesson lesson : ShippedLesson.ALL) {
      String name = Texts.text("lesson." + lesson.id());
      menu.insert(Buttons.menuItem(name, () -> models.opener().open(lesson)), place++);
    }
    menu.insertSeparator(place);
    return menu;
  }

  private static MenuOutline file() {
    return MenuOutline.titled(Texts.text("menu.file"))
        .with(WindowCommands.START_PAGE)
        .with(
            WindowCommands.NEW_GAME,
            WindowCommands.NEW_PROBLEM,
            WindowCommands.NEW_IMAGE,
            WindowCommands.OPEN,
            WindowCommands.TYPE,
            WindowCommands.SAVE,
            WindowCommands.EXPORT)
        .with(WindowCommands.SETTINGS)
        .with(WindowCommands.QUIT);
  }

  private static MenuOutline edit() {
    return MenuOutline.titled(Texts.text("menu.edit"))
        .with(CellCommands.UNDO, CellCommands.REDO)
        .with(WindowCommands.COPY, WindowCommands.COPY_CANDIDATES, WindowCommands.PASTE);
  }

  private static MenuOutline view() {
    return MenuOutline.titled(Texts.text("menu.view"))
        .with(WindowCommands.NEXT_THEME, WindowCommands.PROJECTOR, WindowCommands.FULL_SCREEN)
        .with(WindowCommands.LARGER, WindowCommands.SMALLER, WindowCommands.NORMAL_SIZE);
  }

  private JMenu menu(String title, List<MenuOutline> outlines) {
    JMenu menu = new JMenu(title);
    menu.setMnemonic(mnemonic(title, mnemonics));
    outlines.stream()
        .flatMap(outline -> outline.groups().stream())
        .distinct()
        .forEach(group -> addGroup(menu, group));
    menu.addChangeListener(change -> showKeys(menu));
    return menu;
  }

  /** Lays out the keys of a menu when it is opened: none of them is visible before. */
  private static void showKeys(JMenu menu) {
    if (menu.isSelected()) {
      Stream.of(menu.getMenuComponents())
          .filter(Entry.class::isInstance)
          .forEach(entry -> ((Entry) entry).showKey());
    }
  }

  private void addGroup(JMenu menu, List<Command> group) {
    if (menu.getMenuComponentCount() > 0) {
      menu.add(new JPopupMenu.Separator());
    }
    group.forEach(command -> menu.add(item(command)));
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
