package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerListModel;
import javax.swing.SpinnerNumberModel;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;

/**
 * The field of a parameter in a form of the window: a component in which its value is edited, with
 * the range or the choices that the parameter declares. Its text is what users write on a command
 * line.
 */
public final class ParameterField {

  private static final int MOST_ROWS = 16; // of a list of choices

  private final JComponent component;
  private final Supplier<String> reading;
  private final Consumer<String> showing;
  private Runnable changed = () -> {};
  private boolean isShowing; // a value of the form, which is no change by the user

  private ParameterField(JComponent component, Supplier<String> reading, Consumer<String> showing) {
    this.component = component;
    this.reading = reading;
    this.showing = showing;
  }

  /** Returns a combo box for a choice, a check box without label for a truth, else a text field. */
  public static ParameterField of(Parameter parameter, int columns) {
    if (parameter instanceof Parameter.OneOf oneOf) {
      return chosen(oneOf, oneOf.ids());
    }
    return parameter instanceof Parameter.Truth ? checked("") : typed(parameter, columns);
  }

  /** Returns a text field of this number of columns. */
  public static ParameterField typed(Parameter parameter, int columns) {
    JTextField text = new JTextField(parameter.usual(), columns);
    ParameterField field = new ParameterField(text, text::getText, text::setText);
    text.getDocument().addDocumentListener(field.new Typed());
    return field;
  }

  /** Returns a text field for a number of digits, which are aligned to the right. */
  public static ParameterField digits(Parameter parameter, int columns) {
    ParameterField field = typed(parameter, columns);
    JTextField text = (JTextField) field.component;
    text.setHorizontalAlignment(JTextField.RIGHT);
    Labels.styled(text, "monospaced");
    return field;
  }

  /** Returns a combo box of objects, whose texts are the labels. */
  public static ParameterField chosen(Choices<?> choices) {
    return chosen(
        choices.parameter(), choices.byId().values().stream().map(Object::toString).toList());
  }

  /** Returns a combo box with a label for each choice. */
  public static ParameterField chosen(Parameter.OneOf parameter, List<String> labels) {
    ImmutableList<String> ids = parameter.ids();
    JComboBox<String> box = new JComboBox<>(labels.toArray(String[]::new));
    box.setMaximumRowCount(Math.min(ids.size(), MOST_ROWS));
    ParameterField field =
        new ParameterField(
            box,
            () -> ids.get(box.getSelectedIndex()),
            text -> box.setSelectedIndex(ids.indexOf(text)));
    field.show(parameter.usual());
    box.addActionListener(event -> field.change());
    return field;
  }

  /** Returns a check box with this label. */
  public static ParameterField checked(String label) {
    JCheckBox box = new JCheckBox(label);
    box.setOpaque(false);
    ParameterField field =
        new ParameterField(
            box,
            () -> Parameter.Truth.write(box.isSelected()),
            text -> box.setSelected(Boolean.parseBoolean(text)));
    box.addActionListener(event -> field.change());
    return field;
  }

  /** Returns a spinner over the range of a number, in steps of {@code step}. */
  public static ParameterField counted(Parameter.WholeNumber parameter, int step) {
    return spinner(
        new JSpinner(
            new SpinnerNumberModel(
                Ints.checkedCast(parameter.defaultValue()),
                Ints.checkedCast(parameter.min()),
                Ints.checkedCast(parameter.max()),
                step)),
        Integer::valueOf);
  }

  /** Returns a spinner over the choices. */
  public static ParameterField counted(Parameter.OneOf parameter) {
    ParameterField field =
        spinner(new JSpinner(new SpinnerListModel(parameter.ids())), text -> text);
    field.show(parameter.usual());
    return field;
  }

  private static ParameterField spinner(JSpinner spinner, Function<String, Object> value) {
    ParameterField field =
        new ParameterField(
            spinner,
            () -> spinner.getValue().toString(),
            text -> spinner.setValue(value.apply(text)));
    spinner.addChangeListener(event -> field.change());
    return field;
  }

  /** Returns a combo box of all numbers of a small range. */
  public static ParameterField listed(Parameter.WholeNumber parameter) {
    Integer[] numbers =
        LongStream.rangeClosed(parameter.min(), parameter.max())
            .mapToObj(Ints::checkedCast)
            .toArray(Integer[]::new);
    JComboBox<Integer> box = new JComboBox<>(numbers);
    ParameterField field =
        new ParameterField(
            box,
            () -> String.valueOf(box.getSelectedItem()),
            text -> box.setSelectedItem(Integer.valueOf(text)));
    field.show(parameter.usual());
    box.addActionListener(event -> field.change());
    return field;
  }

  /** Returns the component. */
  public JComponent component() {
    return component;
  }

  /** Returns the component with an accessible name. */
  public JComponent named(String name) {
    component.getAccessibleContext().setAccessibleName(name);
    return component;
  }

  /** Returns a label for the component, which it also names. */
  public JLabel label(String text) {
    JLabel label = new JLabel(text);
    label.setLabelFor(component);
    component.getAccessibleContext().setAccessibleName(text);
    return label;
  }

  /** Returns the value as text. */
  public String text() {
    return reading.get();
  }

  /** Returns the value; empty while the text is none, of which {@code parse} complains. */
  public <T> Optional<T> value(Function<String, T> parse) {
    try {
      return Optional.of(parse.apply(text()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Shows a value unless the user is about to change it. */
  public void showUnlessFocused(String text) {
    if (!component.isFocusOwner()) {
      show(text);
    }
  }

  /** Shows a value, of which the listener is not notified. */
  public void show(String text) {
    if (!text.equals(reading.get())) {
      isShowing = true;
      showing.accept(text);
      isShowing = false;
    }
  }

  /** Notifies {@code listener} of each change by the user. */
  public ParameterField onChange(Runnable listener) {
    changed = listener;
    return this;
  }

  /** Runs {@code action} at the key Enter in a text field. */
  public ParameterField onEnter(Runnable action) {
    if (component instanceof JTextField text) {
      text.addActionListener(event -> action.run());
    }
    return this;
  }

  /** Runs {@code action} when the user has typed: at the key Enter, and when the focus leaves. */
  public ParameterField onTyped(Runnable action) {
    component.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            action.run();
          }
        });
    return onEnter(action);
  }

  /** Outlines the component as faulty, or as sound. */
  public void mark(boolean isFaulty) {
    component.putClientProperty(
        FlatClientProperties.OUTLINE, isFaulty ? FlatClientProperties.OUTLINE_ERROR : null);
  }

  private void change() {
    if (!isShowing) {
      changed.run();
    }
  }

  /** Takes over what is typed. */
  private final class Typed implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      change();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      change();
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
      change();
    }
  }
}
