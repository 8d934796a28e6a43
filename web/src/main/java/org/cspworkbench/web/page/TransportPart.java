package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.TransportBindings;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** The buttons, fields and keys that move through the run. */
public final class TransportPart implements PagePart {

  /** Further keys of pages. */
  private static final ImmutableMap<String, ReplayCommands> ALIASES =
      ImmutableMap.of(
          "shift RIGHT", ReplayCommands.FINE_STEP,
          "shift LEFT", ReplayCommands.FINE_STEP_BACK,
          "PLUS", ReplayCommands.FASTER,
          "MINUS", ReplayCommands.SLOWER);

  private final PageModel model;
  private final Transport transport;
  private final Bindings bindings = new Bindings();
  private final HTMLElement play = Elements.byId("play");
  private final HTMLElement playIcon = Elements.byId("play-icon");
  private final HTMLElement delayShown = Elements.byId("delay-shown");
  private final HTMLInputElement delay = (HTMLInputElement) Elements.byId("delay");
  private final HTMLInputElement millis = (HTMLInputElement) Elements.byId("millis");

  /**
   * Finds the elements on the page.
   *
   * @param transport what they move
   */
  public TransportPart(PageModel model, Transport transport) {
    this.model = model;
    this.transport = transport;
    TransportBindings.bind(bindings, transport);
    button("play", ReplayCommands.PLAY);
    button("to-start", ReplayCommands.TO_START);
    button("step-back", ReplayCommands.STEP_BACK);
    button("step", ReplayCommands.STEP);
    button("to-end", ReplayCommands.TO_END);
    button("previous-decision", ReplayCommands.PREVIOUS_DECISION);
    button("next-decision", ReplayCommands.NEXT_DECISION);
    jump("contradiction", ReplayCommands.NEXT_CONTRADICTION, ReplayCommands.PREVIOUS_CONTRADICTION);
    jump("backtrack", ReplayCommands.NEXT_BACKTRACK, ReplayCommands.PREVIOUS_BACKTRACK);
    jump("solution", ReplayCommands.NEXT_SOLUTION, ReplayCommands.PREVIOUS_SOLUTION);
    Elements.on(
        delay,
        "input",
        event -> transport.setDelay(Delay.fromSlider(Integer.parseInt(delay.getValue()))));
    Elements.on(millis, "change", event -> readDelay());
    Elements.onKey(this::press);
  }

  private void run(Command command) {
    bindings.action(command).ifPresent(Runnable::run);
  }

  private void button(String id, Command command) {
    Elements.onClick(Elements.byId(id), () -> run(command));
  }

  private void jump(String id, Command next, Command previous) {
    Elements.on(
        Elements.byId(id),
        "click",
        event -> run(((MouseEvent) (JSObject) event).getShiftKey() ? previous : next));
  }

  private void readDelay() {
    OptionalInt read = Delay.parse(millis.getValue());
    transport.setDelay(read.orElse(transport.delay())); // rewrites the field if it is not a delay
  }

  private boolean press(KeyboardEvent key) {
    if (Elements.isForControl(key) || key.isAltKey() || key.isMetaKey()) {
      return false;
    }
    String name = CommandKeys.name(key.getKey(), key.isCtrlKey(), key.isShiftKey());
    Optional<ReplayCommands> command =
        CommandKeys.of(List.of(ReplayCommands.values()), name)
            .or(() -> Optional.ofNullable(ALIASES.get(name)))
            .filter(each -> bindings.action(each).isPresent());
    command.ifPresent(this::run);
    return command.isPresent();
  }

  @Override
  public void update() {
    boolean isPlaying = transport.isPlaying();
    String name = model.texts().text(isPlaying ? "page.pause" : "page.play");
    play.setTitle(name);
    play.setAttribute("aria-label", name);
    playIcon.setAttribute("href", isPlaying ? "#icon-pause" : "#icon-play");
    String words = Delay.toWords(transport.delay());
    Elements.setText(delayShown, words);
    delay.setValue(Integer.toString(Delay.toSlider(transport.delay())));
    delay.setAttribute("aria-valuetext", words);
    if (Elements.document().getActiveElement() != millis) {
      millis.setValue(words);
    }
  }
}
