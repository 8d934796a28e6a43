package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.settings.Appearance;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.cspworkbench.app.gui.theme.Zoom;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.View;

/** The panel of settings over the window. Every change takes effect immediately. */
final class SettingsPanel {

  private final ThemeSwitch themes;
  private final LanguageChoice language;
  private final JPanel panel =
      Labels.panel(Token.BG_PANEL, "insets 20 24 20 24, gapy 10, wrap 2", "[]24[right]", "");
  private final JLabel size = Labels.styled(new SizeLabel(), "monospaced");

  private SettingsPanel(ThemeSwitch themes, PlayModel play, LanguageChoice language) {
    this.themes = themes;
    this.language = language;
    panel.add(Labels.heading(text("settings.title")), "span 2, gapbottom 4");
    addThemes();
    addLanguages();
    addSize();
    panel.add(Labels.heading(text("settings.board")), "span 2, gaptop 8");
    addSwitch(text("settings.motion"), play.reducesMotion(), play::setReducesMotion);
    for (PlayCommands command : View.SWITCHES) {
      addSwitch(
          command.title(),
          play.view().has(command),
          isOn -> play.setView(play.view().with(command, isOn)));
    }
  }

  /** Opens the settings over a window. */
  static void open(JRootPane root, ThemeSwitch themes, PlayModel play, LanguageChoice language) {
    Popover.over(root, new SettingsPanel(themes, play, language).panel);
  }

  /** Adds the themes; a new one replaces the list that handles a key, once it has handled it. */
  private void addThemes() {
    addChoice(
        text("settings.theme"),
        Appearance.THEME,
        themes.choice(),
        theme -> SwingUtilities.invokeLater(() -> themes.choose(theme)));
  }

  private void addLanguages() {
    addChoice(
        text("settings.language"), Appearance.LANGUAGE, language.language(), language::choose);
    panel.add(Labels.note(text("settings.language.note")), "span 2, gaptop 0");
  }

  private void addSize() {
    JPanel row = new JPanel(new MigLayout("insets 0, gap 6"));
    row.setOpaque(false);
    row.add(step("−", WindowCommands.SMALLER, Zoom::out));
    row.add(size, "width 52!");
    size.setHorizontalAlignment(SwingConstants.CENTER);
    row.add(step("+", WindowCommands.LARGER, Zoom::in));
    panel.add(Labels.text(text("settings.size")));
    panel.add(row);
  }

  private JButton step(String sign, Command command, Runnable zoom) {
    JButton button = Buttons.plain(sign, zoom);
    button.putClientProperty(FlatClientProperties.STYLE, "margin: 2,10,2,10");
    Buttons.name(button, command);
    return button;
  }

  /** The current zoom factor. */
  private static final class SizeLabel extends JLabel {
    @Override
    public void updateUI() {
      super.updateUI();
      setText(Math.round(UIScale.getZoomFactor() * 100) + " %");
    }
  }

  private <E extends Enum<E>> void addChoice(
      String title, Choices<E> choices, E chosen, Consumer<E> setting) {
    ParameterField field = ParameterField.chosen(choices);
    field.show(Choices.id(chosen));
    field.onChange(() -> setting.accept(choices.parse(field.text())));
    panel.add(field.label(title));
    panel.add(field.component(), "growx");
  }

  private void addSwitch(String title, boolean isOn, Consumer<Boolean> setting) {
    ParameterField field = ParameterField.checked(title);
    field.show(Parameter.Truth.write(isOn));
    field.onChange(() -> setting.accept(Boolean.parseBoolean(field.text())));
    panel.add(field.component(), "span 2");
  }
}
