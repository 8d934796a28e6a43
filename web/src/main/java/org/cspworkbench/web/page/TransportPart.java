package org.cspworkbench.web.page;

import java.util.OptionalInt;
import java.util.function.Consumer;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** The buttons, fields and keys that move through the run. */
final class TransportPart implements PagePart {

  private final PageModel model;
  private final HTMLElement play = Elements.byId("play");
  private final HTMLElement playIcon = Elements.byId("play-icon");
  private final HTMLElement delayShown = Elements.byId("delay-shown");
  private final HTMLInputElement delay = (HTMLInputElement) Elements.byId("delay");
  private final HTMLInputElement millis = (HTMLInputElement) Elements.byId("millis");

  TransportPart(PageModel model) {
    this.model = model;
    Elements.onClick(play, this::playOrPause);
    move("to-start", Playback::toStart);
    move("step-back", Playback::stepBack);
    Elements.onClick(Elements.byId("step"), () -> step(Playback::step));
    move("to-end", Playback::toEnd);
    move("previous-decision", at -> at.previous(Landmark.DECISION));
    move("next-decision", at -> at.next(Landmark.DECISION));
    jump("contradiction", Landmark.CONTRADICTION);
    jump("backtrack", Landmark.BACKTRACK);
    jump("solution", Landmark.SOLUTION);
    Elements.on(
        delay,
        "input",
        event -> model.setDelay(Delay.fromSlider(Integer.parseInt(delay.getValue()))));
    Elements.on(millis, "change", event -> readDelay());
    Elements.onKey(this::press);
  }

  private void move(String id, Consumer<Playback> movement) {
    Elements.onClick(Elements.byId(id), () -> model.move(movement));
  }

  private void step(Consumer<Playback> forward) {
    model.move(forward);
    model.quiz().askHere();
  }

  private void jump(String id, Landmark landmark) {
    Elements.on(
        Elements.byId(id),
        "click",
        event -> jump(landmark, ((MouseEvent) (JSObject) event).getShiftKey()));
  }

  private void jump(Landmark landmark, boolean isBack) {
    model.move(at -> moveTo(at, landmark, isBack));
  }

  private static void moveTo(Playback at, Landmark landmark, boolean isBack) {
    if (isBack) {
      at.previous(landmark);
    } else {
      at.next(landmark);
    }
  }

  private void playOrPause() {
    model.move(
        at -> {
          if (at.isPlaying()) {
            at.pause();
          } else {
            at.play();
          }
        });
  }

  private void readDelay() {
    OptionalInt read = Delay.parse(millis.getValue());
    model.setDelay(read.orElse(model.delay())); // rewrites the field if it is not a delay
  }

  private boolean press(KeyboardEvent key) {
    if (key.isCtrlKey() || key.isAltKey() || key.isMetaKey() || Elements.isForControl(key)) {
      return false;
    }
    boolean isBack = key.isShiftKey();
    switch (key.getKey()) {
      case " " -> playOrPause();
      case "ArrowRight" -> step(isBack ? Playback::fineStep : Playback::step);
      case "ArrowLeft" -> model.move(isBack ? Playback::fineStepBack : Playback::stepBack);
      case "Home" -> model.move(Playback::toStart);
      case "End" -> model.move(Playback::toEnd);
      case "PageDown" -> jump(Landmark.DECISION, false);
      case "PageUp" -> jump(Landmark.DECISION, true);
      case "x", "X" -> jump(Landmark.CONTRADICTION, isBack);
      case "b", "B" -> jump(Landmark.BACKTRACK, isBack);
      case "s", "S" -> jump(Landmark.SOLUTION, isBack);
      case "+" -> model.setDelay(Math.max(0, model.delay() - change()));
      case "-" -> model.setDelay(Math.min(Delay.LONGEST, model.delay() + change()));
      default -> {
        return false;
      }
    }
    return true;
  }

  private int change() {
    return Math.max(10, model.delay() / 5);
  }

  @Override
  public void update() {
    boolean isPlaying = model.playback().map(Playback::isPlaying).orElse(false);
    String name = model.texts().text(isPlaying ? "page.pause" : "page.play");
    play.setTitle(name);
    play.setAttribute("aria-label", name);
    playIcon.setAttribute("href", isPlaying ? "#icon-pause" : "#icon-play");
    String words = Delay.toWords(model.delay());
    Elements.setText(delayShown, words);
    delay.setValue(Integer.toString(Delay.toSlider(model.delay())));
    delay.setAttribute("aria-valuetext", words);
    if (Elements.document().getActiveElement() != millis) {
      millis.setValue(words);
    }
  }
}
