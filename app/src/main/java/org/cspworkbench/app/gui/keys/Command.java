package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.words.Texts;

/** What can be done from the keyboard, and by which keys; the first is the one that is told. */
public enum Command {
  /** To the start page. */
  START_PAGE(Scope.EVERYWHERE, "control shift H"),
  /** To the workspace that animates. */
  ANIMATE(Scope.EVERYWHERE, "control 2"),
  /** Open a file. */
  OPEN(Scope.EVERYWHERE, "control O"),
  /** Paste a puzzle. */
  PASTE(Scope.EVERYWHERE, "control V"),
  /** Type a puzzle. */
  TYPE(Scope.EVERYWHERE, "control T"),
  /** Copy the puzzle as a line. */
  COPY(Scope.EVERYWHERE, "control C"),
  /** Everything larger. */
  LARGER(Scope.EVERYWHERE, "control PLUS", "control EQUALS", "control ADD"),
  /** Everything smaller. */
  SMALLER(Scope.EVERYWHERE, "control MINUS", "control SUBTRACT"),
  /** The normal size. */
  NORMAL_SIZE(Scope.EVERYWHERE, "control 0"),
  /** The next theme. */
  NEXT_THEME(Scope.EVERYWHERE, "control shift D"),
  /** The whole screen, and back. */
  FULL_SCREEN(Scope.EVERYWHERE, "F11"),
  /** Show the keys. */
  KEYS(Scope.EVERYWHERE, "F1"),
  /** End the program. */
  QUIT(Scope.EVERYWHERE, "control Q"),
  /** Close what is open, else stop the solver. */
  ESCAPE(Scope.EVERYWHERE, "ESCAPE"),

  /** Play or pause. */
  PLAY(Scope.TAPE, "SPACE"),
  /** One event further. */
  STEP(Scope.TAPE, "RIGHT"),
  /** One event back. */
  STEP_BACK(Scope.TAPE, "LEFT"),
  /** A shorter delay. */
  FASTER(Scope.TAPE, "UP"),
  /** A longer delay. */
  SLOWER(Scope.TAPE, "DOWN"),
  /** One event of the finest detail further. */
  FINE_STEP(Scope.TAPE, "PERIOD"),
  /** One event of the finest detail back. */
  FINE_STEP_BACK(Scope.TAPE, "COMMA"),
  /** To the next value tried. */
  NEXT_DECISION(Scope.TAPE, "control RIGHT", "PAGE_DOWN"),
  /** To the value tried before. */
  PREVIOUS_DECISION(Scope.TAPE, "control LEFT", "PAGE_UP"),
  /** To the next contradiction. */
  NEXT_CONTRADICTION(Scope.TAPE, "X"),
  /** To the contradiction before. */
  PREVIOUS_CONTRADICTION(Scope.TAPE, "shift X"),
  /** To the next value taken back. */
  NEXT_BACKTRACK(Scope.TAPE, "B"),
  /** To the value taken back before. */
  PREVIOUS_BACKTRACK(Scope.TAPE, "shift B"),
  /** To the next solution. */
  NEXT_SOLUTION(Scope.TAPE, "S"),
  /** To the solution before. */
  PREVIOUS_SOLUTION(Scope.TAPE, "shift S"),
  /** To the start. */
  TO_START(Scope.TAPE, "HOME"),
  /** To the end. */
  TO_END(Scope.TAPE, "END"),
  /** Run the solver again. */
  RUN_AGAIN(Scope.TAPE, "R");

  /** Where a key has its meaning. */
  public enum Scope {
    /** In the whole window. */
    EVERYWHERE,
    /** Where a tape is played. */
    TAPE
  }

  private final Scope scope;
  private final ImmutableList<String> keys;

  Command(Scope scope, String... keys) {
    this.scope = scope;
    this.keys = ImmutableList.copyOf(keys);
  }

  /** Where its keys have their meaning. */
  public Scope scope() {
    return scope;
  }

  /** Its keys. */
  public ImmutableList<KeyStroke> keys() {
    return keys.stream().map(Keys::of).collect(ImmutableList.toImmutableList());
  }

  /** What it does, for people. */
  public String title() {
    return Texts.text("command." + name().toLowerCase(Locale.ROOT));
  }

  /** Its keys, for people. */
  public String keysTitle() {
    return Keys.title(keys().get(0));
  }

  /** What it does and by which key: the tooltip of a button. */
  public String tip() {
    return title() + " (" + keysTitle() + ")";
  }
}
