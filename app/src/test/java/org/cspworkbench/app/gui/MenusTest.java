package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that the menus contain every command with its key. */
class MenusTest {

  private static final List<String> MENUS =
      List.of("file", "edit", "view", "game", "run", "workspace", "lessons", "help");

  @Test
  void everyMenuItemShowsItsKey() throws InterruptedException, InvocationTargetException {
    Map<String, String> keys =
        EveryCommand.LIST.stream()
            .collect(Collectors.toMap(Command::title, Keys::title, (one, other) -> one));
    EventQueue.invokeAndWait(
        () -> {
          List<JMenuItem> items =
              items(Menus.bar(new OffscreenWorkbench().models())).stream()
                  .filter(item -> !isLesson(item))
                  .toList();
          assertThat(items).isNotEmpty();
          assertThat(items)
              .allSatisfy(
                  item ->
                      assertThat(((JLabel) item.getComponent(0)).getText())
                          .isEqualTo(keys.get(item.getText())));
        });
  }

  /** Without a problem, a run cannot be played; the item of the menu shows why. */
  @Test
  void whatCannotActIsDisabledAndSaysWhy() throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(
        () ->
            assertThat(items(Menus.bar(new OffscreenWorkbench().models())))
                .filteredOn(item -> item.getText().equals(ReplayCommands.PLAY.title()))
                .singleElement()
                .satisfies(item -> assertThat(item.isEnabled()).isFalse())
                .satisfies(
                    item ->
                        assertThat(item.getToolTipText())
                            .isEqualTo(Texts.text("obstacle.problem"))));
  }

  private static boolean isLesson(JMenuItem item) {
    return Stream.concat(
            ShippedLesson.ALL.stream().map(each -> "lesson." + each.id()),
            ShippedLecture.ALL.stream().map(each -> "lecture." + each.id()))
        .anyMatch(key -> Texts.text(key).equals(item.getText()));
  }

  @Test
  void theMenuOfLessonsListsAllOfThem() throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(
        () ->
            assertThat(items(Menus.bar(new OffscreenWorkbench().models())))
                .filteredOn(MenusTest::isLesson)
                .hasSize(ShippedLesson.ALL.size() + ShippedLecture.ALL.size()));
  }

  private static List<JMenuItem> items(JMenuBar bar) {
    return IntStream.range(0, bar.getMenuCount())
        .mapToObj(bar::getMenu)
        .filter(Objects::nonNull) // the search is a button
        .peek(menu -> menu.setSelected(true)) // as opening the menu does
        .flatMap(menu -> Stream.of(menu.getMenuComponents()))
        .filter(JMenuItem.class::isInstance)
        .filter(item -> !(item instanceof JMenu)) // the recent files
        .map(JMenuItem.class::cast)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR"})
  void everyMenuOpensByALetterOfItsOwn(String language) {
    ResourceBundle texts =
        ResourceBundle.getBundle(
            "org.cspworkbench.viewer.words.Window", Locale.forLanguageTag(language));
    Set<Character> taken = new HashSet<>();
    assertThat(MENUS)
        .allSatisfy(
            menu -> {
              String name = texts.getString("menu." + menu);
              char letter = Menus.mnemonic(name, taken);
              assertThat(name.toUpperCase(Locale.ROOT)).contains(String.valueOf(letter));
              assertThat(letter).as("a key that keyboards have").isBetween('A', 'Z');
            });
    assertThat(taken).hasSizeGreaterThanOrEqualTo(MENUS.size());
  }
}
