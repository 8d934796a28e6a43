package org.cspworkbench.presentation.browser;

import java.util.Map;

/**
 * A key as the protocols name it.
 *
 * @param name its {@code KeyboardEvent.key}: a character, or a name such as {@code ArrowLeft}
 * @param symbol the character that stands for the key in WebDriver
 * @param place its {@code KeyboardEvent.code} on a keyboard for English, empty if unknown
 * @param code the virtual key code that Chromium uses to find what the key does
 * @param text what the key types, empty if nothing
 */
record Key(String name, String symbol, String place, int code, String text) {

  private static final Map<String, Key> NAMED =
      Map.ofEntries(
          named("Backspace", 0xE003, 8),
          named("Tab", 0xE004, 9),
          named("Escape", 0xE00C, 27),
          named("PageUp", 0xE00E, 33),
          named("PageDown", 0xE00F, 34),
          named("End", 0xE010, 35),
          named("Home", 0xE011, 36),
          named("ArrowLeft", 0xE012, 37),
          named("ArrowUp", 0xE013, 38),
          named("ArrowRight", 0xE014, 39),
          named("ArrowDown", 0xE015, 40),
          named("Delete", 0xE017, 46),
          named("F11", 0xE03B, 122),
          modifier("Shift", 0xE008, 16),
          modifier("Control", 0xE009, 17),
          modifier("Alt", 0xE00A, 18),
          Map.entry("Enter", new Key("Enter", "\uE006", "Enter", 13, "\r")));

  /** Returns the key with a name, or the key that types a character. */
  static Key of(String name) {
    Key named = NAMED.get(name);
    if (named != null) {
      return named;
    }
    if (name.codePointCount(0, name.length()) != 1) {
      throw new IllegalArgumentException("no key is named " + name);
    }
    int code = Character.toUpperCase(name.codePointAt(0));
    return new Key(name, name, place(code), code, name);
  }

  private static Map.Entry<String, Key> named(String name, int symbol, int code) {
    return Map.entry(name, new Key(name, Character.toString(symbol), name, code, ""));
  }

  private static Map.Entry<String, Key> modifier(String name, int symbol, int code) {
    String place = name + "Left";
    return Map.entry(name, new Key(name, Character.toString(symbol), place, code, ""));
  }

  private static String place(int code) {
    if (code >= 'A' && code <= 'Z') {
      return "Key" + (char) code;
    } else if (code >= '0' && code <= '9') {
      return "Digit" + (char) code;
    }
    return code == ' ' ? "Space" : "";
  }
}
