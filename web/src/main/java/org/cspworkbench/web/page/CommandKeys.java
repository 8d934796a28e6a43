package org.cspworkbench.web.page;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Shortcut;
import org.teavm.jso.dom.events.KeyboardEvent;

/** The keys of commands, which are those of the window, as browsers name them. */
public final class CommandKeys {

  /** Browsers' names of the keys that {@link Shortcut}s name otherwise. */
  private static final ImmutableMap<String, String> NAMES =
      ImmutableMap.<String, String>builder()
          .put(" ", "SPACE")
          .put("ArrowLeft", "LEFT")
          .put("ArrowRight", "RIGHT")
          .put("ArrowUp", "UP")
          .put("ArrowDown", "DOWN")
          .put("PageUp", "PAGE_UP")
          .put("PageDown", "PAGE_DOWN")
          .put(".", "PERIOD")
          .put(",", "COMMA")
          .put("+", "PLUS")
          .put("-", "MINUS")
          .buildOrThrow();

  /** How the list of keys shows keys and modifiers. */
  private static final ImmutableMap<String, String> SHOWN =
      ImmutableMap.<String, String>builder()
          .put("control", "Ctrl")
          .put("shift", "Shift")
          .put("LEFT", "←")
          .put("RIGHT", "→")
          .put("UP", "↑")
          .put("DOWN", "↓")
          .put("PAGE_UP", "PageUp")
          .put("PAGE_DOWN", "PageDown")
          .put("PERIOD", ".")
          .put("COMMA", ",")
          .put("HOME", "Home")
          .put("END", "End")
          .put("ENTER", "Enter")
          .buildOrThrow();

  private static final String SPACE = "SPACE";

  private CommandKeys() {}

  /** Returns the command of a pressed key, if one of these has it. */
  static <C extends Command> Optional<C> pressed(Iterable<C> commands, KeyboardEvent key) {
    if (key.isAltKey() || key.isMetaKey()) {
      return Optional.empty();
    }
    return of(commands, name(key.getKey(), key.isCtrlKey(), key.isShiftKey()));
  }

  /** Returns whether a pressed key is that of a command. */
  public static boolean isPressed(Command command, KeyboardEvent key) {
    return pressed(ImmutableList.of(command), key).isPresent();
  }

  /** Returns the command of the key with this name in {@link Shortcut}s, if one of these has it. */
  static <C extends Command> Optional<C> of(Iterable<C> commands, String name) {
    for (C command : commands) {
      if (command.shortcut().keyNames().contains(name)) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the name of a key in {@link Shortcut}s.
   *
   * @param key the key as browsers name it
   */
  static String name(String key, boolean isControl, boolean isShift) {
    String name = NAMES.getOrDefault(key, Ascii.toUpperCase(key));
    boolean isSign = name.equals("PLUS"); // which needs Shift on many keyboards
    return (isControl ? "control " : "") + (isShift && !isSign ? "shift " : "") + name;
  }

  /** Returns the key that is shown of a command: what is pressed together. */
  static ImmutableList<String> shown(Command command, PageTexts texts) {
    List<String> keys = new ArrayList<>();
    for (String part : Splitter.on(' ').split(command.shortcut().keyNames().get(0))) {
      keys.add(part.equals(SPACE) ? texts.text("key.space") : SHOWN.getOrDefault(part, part));
    }
    return ImmutableList.copyOf(keys);
  }

  /** Returns the key of the text that names a command. */
  static String titleKey(Command command) {
    return "command." + Ascii.toLowerCase(command.name());
  }
}
