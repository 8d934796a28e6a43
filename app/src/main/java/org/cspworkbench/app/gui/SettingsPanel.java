package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.ThemeChoice;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.cspworkbench.app.gui.theme.Zoom;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.View;
import org.cspworkbench.viewer.words.Language;

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
    View view = play.view();
    addSwitch(
        PlayCommands.CANDIDATES.title(),
        view.candidates(),
        is -> play.setView(play.view().withCandidates(is)));
    addSwitch(
        PlayCommands.COUNTS.title(), view.counts(), is -> play.setView(play.view().withCounts(is)));
    addSwitch(
        PlayCommands.EQUAL_DIGITS.title(),
        view.equalDigits(),
        is -> play.setView(play.view().withEqualDigits(is)));
  }

  /** Opens the settings over a window. */
  static void open(JRootPane root, ThemeSwitch themes, PlayModel play, LanguageChoice language) {
    Popover.over(root, new SettingsPanel(themes, play, language).panel);
  }

  private void addThemes() {
    JComboBox<ThemeChoice> field = new JComboBox<>(ThemeChoice.values());
    field.setSelectedItem(themes.choice());
    field.addActionListener(event -> themes.choose(field.getItemAt(field.getSelectedIndex())));
    addRow("settings.theme", field);
  }

  private void addLanguages() {
    JComboBox<Language> field = new JComboBox<>(Language.values());
    field.setSelectedItem(language.language());
    field.addActionListener(event -> language.choose(field.getItemAt(field.getSelectedIndex())));
    addRow("settings.language", field);
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
    Buttons.name(button, Keys.tip(command));
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

  private void addRow(String key, JComponent field) {
    JLabel label = Labels.text(text(key));
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(text(key));
    panel.add(label);
    panel.add(field, "growx");
  }

  private void addSwitch(String title, boolean isOn, Setting setting) {
    JCheckBox box = new JCheckBox(title, isOn);
    box.setOpaque(false);
    box.addActionListener(event -> setting.set(box.isSelected()));
    panel.add(box, "span 2");
  }

  /** The setter of a setting that is on or off. */
  private interface Setting {
    void set(boolean isOn);
  }
}
