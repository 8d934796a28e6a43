package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.replay.OptionsForm;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests of the form of a solver with named choices: there is a box for each parameter, and only
 * compatible choices can be run.
 */
final class OptionsFormTest {

  private final OptionsModel options = new OptionsModel(Runs.solver("custom"));
  private final AtomicInteger runs = new AtomicInteger();
  private final JButton button = new JButton("open");
  private OffscreenWindow window;

  @BeforeEach
  void openForm() {
    Theme.prepare();
    OffscreenWindow.onEventThread(Theme.LIGHT::install);
    window = Screen.see(OffscreenWindow::new);
    OffscreenWindow.onEventThread(
        () -> {
          JPanel page = new JPanel(new BorderLayout());
          page.add(button, BorderLayout.NORTH);
          window.show(page);
        });
    window.layOut(1280, 1000, () -> {});
    OffscreenWindow.onEventThread(
        () ->
            window.open(
                () ->
                    OptionsForm.whole(options, runs::incrementAndGet, Background.NONE)
                        .open(button)));
    window.layOut(1280, 1000, () -> {});
  }

  private <C extends Component> List<C> all(Class<C> type) {
    List<C> found = new ArrayList<>();
    collect(window.root().getLayeredPane(), type, found);
    return found;
  }

  private static <C extends Component> void collect(
      Container container, Class<C> type, List<C> found) {
    for (Component each : container.getComponents()) {
      if (type.isInstance(each)) {
        found.add(type.cast(each));
      } else if (each instanceof Container inner) {
        collect(inner, type, found);
      }
    }
  }

  private JComboBox<?> box(String name) {
    return all(JLabel.class).stream()
        .filter(label -> name.equals(label.getText()))
        .map(JLabel::getLabelFor)
        .filter(JComboBox.class::isInstance)
        .map(box -> (JComboBox<?>) box)
        .findFirst()
        .orElseThrow();
  }

  private void choose(String name, String id) {
    OffscreenWindow.onEventThread(() -> box(name).setSelectedItem(id));
  }

  private void click(String title) {
    OffscreenWindow.onEventThread(() -> named(title).doClick(0));
  }

  private JButton named(String title) {
    return all(JButton.class).stream()
        .filter(each -> title.equals(each.getText()))
        .findFirst()
        .orElseThrow();
  }

  private boolean shows(Predicate<String> text) {
    return Screen.see(
        () ->
            all(JLabel.class).stream()
                .filter(Component::isVisible)
                .anyMatch(label -> text.test(String.valueOf(label.getText()))));
  }

  private boolean shows(String sentence) {
    return shows(text -> text.replaceAll("<[^>]*>", "").contains(sentence));
  }

  @Test
  void everyParameterHasABoxWithAllOfItsChoices() {
    for (Parameter parameter : options.solver().parameters()) {
      if (parameter instanceof Parameter.OneOf oneOf) {
        JComboBox<?> box = Screen.see(() -> box(oneOf.name()));
        Stream<Object> items =
            IntStream.range(0, box.getItemCount()).mapToObj(i -> (Object) box.getItemAt(i));
        assertThat(items.toList())
            .isEqualTo(oneOf.choices().stream().map(Parameter.Choice::id).toList());
        assertThat(box.getSelectedItem()).isEqualTo(oneOf.defaultId());
      }
    }
  }

  @Test
  void theNoteDescribesTheSelectedPart() {
    Parameter.OneOf order = (Parameter.OneOf) options.fields().get(0);
    for (Parameter.Choice choice : order.choices()) {
      choose("order", choice.id());
      assertThat(shows(SolverWords.description(order, choice))).as(choice.id()).isTrue();
    }
  }

  @Test
  void theSelectedPartsAreRun() {
    choose("order", "dom/wdeg");
    choose("look-ahead", "mac");
    assertThat(options.text(options.fields().get(0)))
        .isEqualTo("lexical"); // unchanged until the solver is run
    click(Texts.text("options.run"));
    assertThat(runs).hasValue(1);
    assertThat(options.text(options.fields().get(0))).isEqualTo("dom/wdeg");
  }

  @Test
  void incompatiblePartsAreExplainedAndCannotRun() {
    String sentence = Texts.text("options.parts.look_back_with_look_ahead");
    assertThat(shows(sentence)).isFalse();
    choose("look-ahead", "mac");
    choose("look-back", "gaschnig");
    assertThat(shows(sentence)).isTrue();
    assertThat(Screen.see(() -> named(Texts.text("options.run")).isEnabled())).isFalse();
    click(Texts.text("options.run"));
    assertThat(runs).hasValue(0);

    choose("look-back", "conflict-directed");
    assertThat(shows(sentence)).isFalse();
    assertThat(Screen.see(() -> named(Texts.text("options.run")).isEnabled())).isTrue();
    click(Texts.text("options.run"));
    assertThat(runs).hasValue(1);
  }

  @Test
  void resetRestoresTheDefaults() {
    choose("nogoods", "yes");
    assertThat(shows(Texts.text("options.parts.nogoods_without_binary_branching"))).isTrue();
    click(Texts.text("options.reset"));
    assertThat(shows(Texts.text("options.parts.nogoods_without_binary_branching"))).isFalse();
    assertThat(Screen.see(() -> box("nogoods").getSelectedItem())).isEqualTo("no");
  }
}
