package org.cspworkbench.app.gui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.tree.DefaultTreeCellRenderer;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.viewer.words.Markup;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Verifies that every component displays text that starts like HTML literally. */
class PlainTextUiTest {

  private static final String HOSTILE =
      "<html><object classid=\"" + Made.class.getName() + "\"></object>";

  /** A label that counts its instances created by markup. */
  public static final class Made extends JLabel {
    private static int count;

    /** Creates a label; called when markup is interpreted. */
    public Made() {
      count++;
    }
  }

  @BeforeAll
  static void prepare() {
    Theme.prepare();
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyComponentDisplaysMarkupAsText(Theme theme) throws Exception {
    EventQueue.invokeAndWait(
        () -> {
          theme.install();
          components().forEach(each -> assertPlain(each));
        });
    EventQueue.invokeAndWait(() -> assertThat(Made.count).isZero());
  }

  private static void assertPlain(JComponent component) {
    assertThat(component.getClientProperty(BasicHTML.propertyKey))
        .as(component.getClass().getName())
        .isNull();
    assertThat(component.getClientProperty(PlainTextUi.PLAIN)).isEqualTo(true);
    for (Object child : component.getComponents()) {
      if (child instanceof JLabel label) {
        assertPlain(label);
      }
    }
  }

  private static Stream<JComponent> components() {
    JToolTip tip = new JToolTip();
    tip.setTipText(HOSTILE);
    JTabbedPane tabs = new JTabbedPane();
    tabs.addTab(HOSTILE, new JLabel());
    JButton changed = new JButton("harmless");
    changed.setText(HOSTILE);
    List<AbstractButton> buttons =
        List.of(
            changed,
            new JToggleButton(HOSTILE),
            new JCheckBox(HOSTILE),
            new JRadioButton(HOSTILE),
            new JMenuItem(HOSTILE),
            new JMenu(HOSTILE),
            new JCheckBoxMenuItem(HOSTILE),
            new JRadioButtonMenuItem(HOSTILE));
    return Stream.concat(
        buttons.stream(),
        Stream.of(
            tip,
            tabs,
            new JLabel(HOSTILE),
            (JComponent)
                new DefaultListCellRenderer()
                    .getListCellRendererComponent(new JList<>(), HOSTILE, 0, false, false),
            (JComponent)
                new DefaultTableCellRenderer()
                    .getTableCellRendererComponent(new JTable(), HOSTILE, false, false, 0, 0),
            new DefaultTreeCellRenderer()));
  }

  /** The labels of an option dialog are created by the look and feel. */
  @ParameterizedTest
  @EnumSource(Theme.class)
  void questionsDisplayMarkupAsText(Theme theme) throws Exception {
    EventQueue.invokeAndWait(
        () -> {
          theme.install();
          assertThat(labels(new JOptionPane(HOSTILE)))
              .isNotEmpty()
              .allSatisfy(PlainTextUiTest::assertPlain);
        });
  }

  private static List<JLabel> labels(JComponent in) {
    return Stream.of(in.getComponents())
        .filter(JComponent.class::isInstance)
        .map(JComponent.class::cast)
        .flatMap(
            each ->
                each instanceof JLabel label && label.getText() != null
                    ? Stream.of(label)
                    : labels(each).stream())
        .toList();
  }

  /**
   * Markup of the program survives a change of the theme, and inserted values remain plain text.
   */
  @ParameterizedTest
  @EnumSource(Theme.class)
  void insertedValuesAreEscapedInMarkup(Theme theme) throws Exception {
    EventQueue.invokeAndWait(
        () -> {
          JLabel label = Labels.note(Markup.of("play.errors.unlimited", HOSTILE));
          theme.install();
          label.updateUI();
          assertThat(label.getClientProperty(BasicHTML.propertyKey)).isNotNull();
          assertThat(label.getText()).endsWith("<b>" + escaped() + "</b>");
          Labels.marked(label, Markup.wrapping(HOSTILE));
          assertThat(label.getText()).isEqualTo("<html>" + escaped());
        });
    EventQueue.invokeAndWait(() -> assertThat(Made.count).isZero());
  }

  private static String escaped() {
    return "&lt;html&gt;&lt;object classid=&quot;"
        + Made.class.getName()
        + "&quot;&gt;&lt;/object&gt;";
  }
}
