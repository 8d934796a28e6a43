package org.cspworkbench.app.gui.explore.decide;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.EnumMap;
import java.util.Map;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;

/**
 * The switch for who makes the next choice: the algorithm, the viewer, or the viewer every time.
 */
public final class ChooserSegments extends JPanel {

  private final DecideModel model;
  private final Map<Chooser, JToggleButton> buttons = new EnumMap<>(Chooser.class);

  /** Creates the switch of {@code model}. */
  public ChooserSegments(DecideModel model) {
    super(new MigLayout("insets 0, gap 10", "[][]", "[32!]"));
    this.model = model;
    setOpaque(false);
    for (Chooser chooser : Chooser.values()) {
      JToggleButton button = new JToggleButton(words(chooser, ""));
      Buttons.name(button, words(chooser, ".tip"));
      button.addActionListener(event -> model.setChooser(chooser));
      buttons.put(chooser, button);
    }
    add(Labels.note(text("decide.chooser")));
    add(new Segments(buttons.values().toArray(JToggleButton[]::new)), "height 32!");
    update();
  }

  private static String words(Chooser chooser, String kind) {
    return switch (chooser) {
      case ALGORITHM -> text("decide.chooser.algorithm" + kind);
      case VIEWER -> text("decide.chooser.viewer" + kind);
      case VIEWER_ALWAYS -> text("decide.chooser.always" + kind);
    };
  }

  /** Updates the selected button. */
  public void update() {
    buttons.forEach((chooser, button) -> button.setSelected(chooser == model.chooser()));
  }
}
