package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Container;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.jspecify.annotations.Nullable;

/**
 * An item of a {@link Bar}: the button of a command or any other component, with its place, its
 * state, and what of it is omitted in a narrow bar.
 */
public final class BarItem {

  /**
   * Something that a narrow bar omits.
   *
   * @param isWhole whether the whole item moves into the drawer, which happens after the omission
   *     of words
   * @param priority the rank; the lowest one is omitted first
   * @param action omits it
   */
  record Omission(BarItem item, boolean isWhole, int priority, Runnable action) {

    boolean isAlways() {
      return priority == ALWAYS;
    }
  }

  /** The priority of what is never in the bar itself. */
  static final int ALWAYS = Integer.MIN_VALUE;

  private final JComponent component;
  private final List<BarItem> parts;
  private final @Nullable Command command;
  private final List<BooleanSupplier> states = new ArrayList<>(); // each returns if it has changed
  private final List<Omission> omissions = new ArrayList<>();
  private @Nullable Commands commands; // null until the item is in a bar
  private BooleanSupplier condition = () -> true; // under which it is enabled
  private Runnable beforeUse = () -> {};
  private @Nullable String usualTip;
  private @Nullable String reason; // the tooltip while its command would do nothing
  private boolean isSteady;
  private String place = "";
  private String text = "";
  private boolean isBrief; // its text is omitted or abbreviated
  private boolean isWanted = true;
  private boolean isOmitted;

  private BarItem(JComponent component, @Nullable Command command, ImmutableList<BarItem> parts) {
    this.component = component;
    this.command = command;
    this.parts = new ArrayList<>(parts);
    usualTip = component.getToolTipText();
    if (component instanceof JLabel label) {
      text = label.getText();
    } else if (component instanceof AbstractButton button) {
      text = button.getText();
    }
  }

  /** Returns an item for any component. */
  public static BarItem of(JComponent component) {
    return new BarItem(component, null, ImmutableList.of());
  }

  /** Returns an empty item that takes the space that is left. */
  public static BarItem space() {
    return of((JComponent) Box.createRigidArea(new Dimension())).at("pushx");
  }

  /** Returns a button with the icon of a command; its tooltip is its name. */
  public static BarItem icon(Command command) {
    return of(command, Buttons.icon(command.icon(), Icons.ALONE, command.title(), () -> {}))
        .name(command.title(), Keys.title(command));
  }

  /** Returns a button without a border, with the icon and the name of a command. */
  public static BarItem quiet(Command command) {
    return of(command, Buttons.quiet(command.title(), command.icon(), () -> {})).tipped(command);
  }

  /** Returns a button with a border, with the icon and the name of a command. */
  public static BarItem plain(Command command) {
    return of(command, withIcon(Buttons.plain(command.title(), () -> {}), command)).tipped(command);
  }

  /** Returns the filled button of the main command. */
  public static BarItem primary(Command command) {
    return of(command, Buttons.primary(command.title(), command.icon(), () -> {})).tipped(command);
  }

  /**
   * Returns a button that switches something on and off, with the icon and the name of a command.
   */
  public static BarItem toggle(Command command) {
    JToggleButton button = withIcon(new JToggleButton(command.title()), command);
    button.setRequestFocusEnabled(false);
    return of(command, button).tipped(command);
  }

  /** Returns a row that is always in the drawer of the bar: the icon, name and key of a command. */
  public static BarItem row(Command command) {
    return of(command, asRow(new JButton(command.title()), command.icon()))
        .tipped(command)
        .key(0)
        .overflow(ALWAYS);
  }

  /** Returns a row, as {@link #row(Command)}, that switches something on and off. */
  public static BarItem check(Command command) {
    JToggleButton row = new JToggleButton(command.title());
    return of(command, asRow(row, command.icon())).tipped(command).key(0).overflow(ALWAYS);
  }

  /** Returns a row that is always in the drawer of the bar, for what no command does. */
  public static BarItem row(String text, String icon, Runnable action) {
    JButton row = asRow(new JButton(text), icon);
    BarItem item = of(row).accessibleName(text).overflow(ALWAYS);
    row.addActionListener(event -> item.use(action));
    return item;
  }

  private static <B extends AbstractButton> B asRow(B row, String icon) {
    Buttons.asRow(row);
    row.setIcon(Icons.of(icon, Icons.BESIDE_TEXT));
    row.setIconTextGap(UIScale.scale(10));
    row.setRequestFocusEnabled(false);
    return row;
  }

  /** Returns a button with {@code text} that selects an alternative. */
  public static BarItem alternative(String text, Runnable action) {
    JToggleButton button = new JToggleButton(text);
    button.addActionListener(event -> action.run());
    return of(button);
  }

  /** Returns alternatives side by side in one border. */
  public static BarItem segments(Stream<BarItem> alternatives) {
    ImmutableList<BarItem> parts = alternatives.collect(ImmutableList.toImmutableList());
    Segments segments =
        new Segments(
            parts.stream()
                .map(part -> (JToggleButton) part.component)
                .toArray(JToggleButton[]::new));
    return new BarItem(segments, null, parts).at("height 32!");
  }

  /** Returns items that keep together, with this gap between them. */
  public static BarItem group(int gap, BarItem... items) {
    JPanel panel = new JPanel(new MigLayout("insets 0, hidemode 3, gap " + gap));
    panel.setOpaque(false);
    return within(panel, items);
  }

  /** Returns an item for a container with a layout, to which {@code items} are added. */
  public static BarItem within(JComponent container, BarItem... items) {
    for (BarItem item : items) {
      container.add(item.component, item.place);
    }
    return new BarItem(container, null, ImmutableList.copyOf(items));
  }

  private static BarItem of(Command command, AbstractButton button) {
    return new BarItem(button, command, ImmutableList.of());
  }

  private static <B extends AbstractButton> B withIcon(B button, Command command) {
    button.setIcon(Icons.of(command.icon(), Icons.BESIDE_TEXT));
    return button;
  }

  private BarItem tipped(Command itsCommand) {
    return tip(Keys.tip(itsCommand)).accessibleName(text);
  }

  /** Sets the layout constraints of the item. */
  public BarItem at(String constraints) {
    place = constraints;
    return this;
  }

  /** Sets the style of the component, in the notation of the look and feel. */
  public BarItem style(String style) {
    component.putClientProperty(FlatClientProperties.STYLE, style);
    return this;
  }

  /** Makes the button as low as the legend of a picture, and omits its words. */
  public BarItem low() {
    return style("margin: 4,10,4,10").at("gapleft 6, height 30!").words();
  }

  /** Sets the style classes of the component, such as those of its font. */
  public BarItem font(String classes) {
    Labels.styled(component, classes);
    return this;
  }

  /** Shows the key of the command on its button; it is omitted with this priority. */
  public BarItem key(int priority) {
    JLabel key = Labels.key(Keys.title(Objects.requireNonNull(command)));
    Buttons.addKey((AbstractButton) component, key);
    parts.add(of(key).omitted(priority));
    return this;
  }

  /** Sets the text of the button in place of the title of its command, and its accessible name. */
  public BarItem text(String shown) {
    text = shown;
    write(shown);
    return accessibleName(shown);
  }

  /** Sets a text that may change. */
  public BarItem text(Supplier<String> shown) {
    states.add(() -> isOther(shown.get()));
    return this;
  }

  private boolean isOther(String now) {
    if (now.equals(text)) {
      return false;
    }
    boolean isAsWide = width(now) == width(text);
    text = now;
    if (!isBrief) {
      write(now);
    }
    return isBrief || !isAsWide;
  }

  private int width(String words) {
    return component.getFontMetrics(component.getFont()).stringWidth(words);
  }

  private void write(String words) {
    if (component instanceof JLabel label) {
      label.setText(words);
    } else if (component instanceof AbstractButton button) {
      button.setText(words);
    }
  }

  /** Sets the tooltip and the accessible name. */
  public BarItem name(String name) {
    return tip(name).accessibleName(name);
  }

  /** Sets the accessible name, and the tooltip, which also has the key. */
  public BarItem name(String name, String key) {
    return tip(Keys.tip(name, key)).accessibleName(name);
  }

  /** Sets a tooltip and an accessible name that may change. */
  public BarItem name(Supplier<String> name) {
    return tip(name).accessibleName(name);
  }

  /** Sets the accessible name. */
  public BarItem accessibleName(String name) {
    component.getAccessibleContext().setAccessibleName(name);
    return this;
  }

  /** Sets an accessible name that may change. */
  public BarItem accessibleName(Supplier<String> name) {
    return state(() -> accessibleName(name.get()));
  }

  /** Sets the tooltip. */
  public BarItem tip(String tip) {
    usualTip = tip;
    if (reason == null) {
      showTip(tip);
    }
    return this;
  }

  private void showTip(@Nullable String tip) {
    if (!Objects.equals(tip, component.getToolTipText())) {
      component.setToolTipText(tip);
    }
  }

  /** Sets a tooltip that may change. */
  public BarItem tip(Supplier<String> tip) {
    return state(() -> tip(tip.get()));
  }

  /** Sets the condition under which the item is shown. */
  public BarItem visible(BooleanSupplier isShown) {
    states.add(
        () -> {
          boolean isOther = isWanted != isShown.getAsBoolean();
          isWanted = isShown.getAsBoolean();
          component.setVisible(isWanted && !isOmitted);
          return isOther;
        });
    return this;
  }

  /**
   * Sets the condition under which the item is enabled; the button of a command is also disabled
   * while the command would do nothing, with the reason as its tooltip.
   */
  public BarItem enabled(BooleanSupplier itsCondition) {
    condition = itsCondition;
    return state(() -> component.setEnabled(condition.getAsBoolean()));
  }

  /** Keeps the button enabled also while its command would do nothing: it does not flicker. */
  public BarItem steady() {
    isSteady = true;
    return this;
  }

  /** Sets the condition under which the button is selected. */
  public BarItem selected(BooleanSupplier isSelected) {
    return state(() -> ((AbstractButton) component).setSelected(isSelected.getAsBoolean()));
  }

  /** Sets an action that displays any other state, which needs no other width. */
  public BarItem state(Runnable display) {
    states.add(
        () -> {
          display.run();
          return false;
        });
    return this;
  }

  /** Omits the words next to an icon, by the priority of the command. */
  public BarItem words() {
    return words(priority());
  }

  /** Omits the words next to an icon, with this priority. */
  public BarItem words(int priority) {
    return brief(priority, () -> "");
  }

  /** Abbreviates the text, with this priority. */
  public BarItem brief(int priority, Supplier<String> abbreviation) {
    return omission(
        false,
        priority,
        () -> {
          isBrief = true;
          write(abbreviation.get());
        });
  }

  /** Omits the item without replacement, with this priority. */
  public BarItem omitted(int priority) {
    return omission(false, priority, this::hide);
  }

  /** Moves the item into the drawer of the bar, by the priority of the command. */
  public BarItem overflow() {
    return overflow(priority());
  }

  /** Moves the item into the drawer of the bar, with this priority. */
  public BarItem overflow(int priority) {
    return omission(true, priority, this::hide);
  }

  private int priority() {
    return command == null ? 0 : command.priority();
  }

  private BarItem omission(boolean isWhole, int priority, Runnable action) {
    omissions.add(new Omission(this, isWhole, priority, action));
    return this;
  }

  private void hide() {
    isOmitted = true;
    component.setVisible(false);
  }

  /** Returns the component. */
  public JComponent component() {
    return component;
  }

  /** Returns the layout constraints. */
  String place() {
    return place;
  }

  /** Returns whether the item is displayed, in the bar or in its drawer. */
  boolean isWanted() {
    return isWanted;
  }

  /** Returns everything that can be omitted of this item. */
  Stream<Omission> omissions() {
    return Stream.concat(omissions.stream(), parts.stream().flatMap(BarItem::omissions));
  }

  /** Sends the commands of its buttons to {@code commands}. */
  void connect(Commands receiver) {
    commands = receiver;
    if (command != null && component instanceof AbstractButton button) {
      button.addActionListener(event -> use(() -> receiver.accept(command)));
    }
    parts.forEach(part -> part.connect(receiver));
  }

  /** Sets what is done before the action of a button of a command or of a row. */
  void beforeUse(Runnable action) {
    beforeUse = action;
  }

  private void use(Runnable action) {
    beforeUse.run();
    action.run();
  }

  /** Displays the current state, and returns whether the item may need another width. */
  boolean update() {
    boolean isOther = false;
    for (BooleanSupplier each : states) {
      isOther |= each.getAsBoolean();
    }
    for (BarItem part : parts) {
      isOther |= part.update();
    }
    if (omissions.stream().noneMatch(Omission::isAlways)) {
      showObstacle();
    }
    return isOther;
  }

  /**
   * Disables the button while its command would do nothing, and shows why; for a row this happens
   * when the drawer is opened.
   */
  void showObstacle() {
    if (command == null || commands == null || isSteady) {
      return;
    }
    reason = commands.obstacle(command).orElse(null);
    showTip(reason == null ? usualTip : reason);
    component.setEnabled(reason == null && condition.getAsBoolean());
  }

  /** Shows again what was omitted. */
  void restore() {
    if (isBrief) {
      isBrief = false;
      write(text);
    }
    isOmitted = false;
    component.setVisible(isWanted);
    parts.forEach(BarItem::restore);
    forgetSizes();
  }

  /** Invalidates the component and what contains it; an invalid layout would reuse cached sizes. */
  void forgetSizes() {
    for (Container each = component;
        each != null && !(each instanceof Bar);
        each = each.getParent()) {
      each.invalidate();
    }
  }
}
