package org.cspworkbench.app.gui.tiles;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.WindowCommands;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.look.Token;

/** The page on which a tile set is inspected and changed, in the place of the run. */
public final class TileInspectorPage extends JPanel {

  private final TileInspectorModel model;
  private final JLabel title = Labels.heading("");
  private final JButton back;
  private final JPanel header =
      new JPanel(new MigLayout("insets 0 16 0 16, fillx", "[]push[]", "[52!]"));

  /** Creates the page of {@code model}. */
  public TileInspectorPage(TileInspectorModel model, Consumer<Command> commands) {
    super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[][grow, fill]"));
    this.model = model;
    back = Buttons.plain(Texts.text("tileset.back"), () -> commands.accept(WindowCommands.ESCAPE));
    Buttons.name(back, Texts.text("tileset.back.tip"));
    header.add(title);
    header.add(back);
    add(header, "wmin 0");
    model.addListener(this::update);
    update();
  }

  private void update() {
    title.setText(model.title());
  }

  /** Returns the parts in the order of keyboard traversal. */
  public ImmutableList<Component> regions() {
    return ImmutableList.of(header);
  }

  /** Moves the focus to the matrix. */
  public void focusMatrix() {
    back.requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    if (header != null) { // null during the constructor of the superclass
      paintHeader();
    }
  }

  private void paintHeader() {
    header.setBackground(Colours.of(Token.BG_PANEL));
    header.setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }
}
