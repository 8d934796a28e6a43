package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.replay.JumpButton;
import org.cspworkbench.app.gui.replay.ReplayFooter;
import org.cspworkbench.app.gui.replay.TransportBar;
import org.cspworkbench.app.gui.stage.StageControls;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateTransport;
import org.cspworkbench.viewer.command.Commands;

/**
 * The lower part of a page that replays one run: the narration, the scrub bar and the transport.
 */
public final class RunFooter extends JPanel {

  private final NarrationStrip narration;
  private final RunScrubBar scrub;
  private final Bar transport;

  /**
   * Creates the lower part of {@code page}, which replays the run of {@code model}.
   *
   * @param replacement the sentence in place of the narration, if there is one
   * @param giveBack returns the keyboard focus after a note or a delay has been typed
   */
  public RunFooter(
      JComponent page,
      AnimateModel model,
      Supplier<Optional<String>> replacement,
      Commands commands,
      Runnable giveBack) {
    super(new MigLayout("insets 0, gap 0, fillx, hidemode 3, wrap 1", "[grow, fill]"));
    setOpaque(false);
    narration = new NarrationStrip(model, replacement);
    scrub = new RunScrubBar(model, giveBack);
    transport =
        TransportBar.of(new AnimateTransport(model), commands, giveBack, JumpButton.of(commands));
    add(narration, "wmin 0");
    add(new ReplayFooter(page, scrub, transport), "wmin 0");
  }

  /** Creates the controls of the run of {@code model} on the stage. */
  public static StageControls controls(AnimateModel model, Commands commands, Runnable giveBack) {
    RunScrubBar scrub = new RunScrubBar(model, giveBack);
    BarItem place = BarItem.of(Labels.note("")).text(() -> place(model));
    Bar transport =
        TransportBar.of(new AnimateTransport(model), commands, giveBack, place.omitted(5));
    return new StageControls(scrub, transport, scrub::update);
  }

  private static String place(AnimateModel model) {
    return model
        .playback()
        .map(at -> text("narration.event", at.position(), at.length()))
        .orElse("");
  }

  /** Displays the current position. */
  public void update() {
    narration.update();
    scrub.update();
    transport.update();
  }

  /** Processes newly recorded events; called once per frame. */
  public void follow() {
    scrub.follow();
  }

  /** Opens the editor for the note of a bookmark at the current position. */
  public void writeNote() {
    scrub.writeNote();
  }

  /** Returns the strip with the narration. */
  public JComponent narration() {
    return narration;
  }

  /** Returns the scrub bar and the transport, in the order of keyboard traversal. */
  public ImmutableList<Component> controls() {
    return ImmutableList.of(scrub, transport);
  }
}
