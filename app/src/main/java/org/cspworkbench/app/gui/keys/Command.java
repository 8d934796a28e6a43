package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.words.Texts;

/** What can be done from the keyboard, and by which keys; the first is the one that is told. */
public enum Command {
  /** To the start page. */
  START_PAGE(Scope.EVERYWHERE, "control shift H"),
  /** To the workspace where a person plays. */
  GAME(Scope.EVERYWHERE, "control 1"),
  /** To the workspace that animates. */
  ANIMATE(Scope.EVERYWHERE, "control 2"),
  /** To the workspace that compares. */
  COMPARE(Scope.EVERYWHERE, "control 3"),
  /** To the workspace that explores. */
  EXPLORE(Scope.EVERYWHERE, "control 4"),
  /** Begin a new game. */
  NEW_GAME(Scope.EVERYWHERE, "control N"),
  /** Open a file. */
  OPEN(Scope.EVERYWHERE, "control O"),
  /** Paste a puzzle. */
  PASTE(Scope.EVERYWHERE, "control V"),
  /** Type a puzzle. */
  TYPE(Scope.EVERYWHERE, "control T"),
  /** Save what is worked on. */
  SAVE(Scope.EVERYWHERE, "control S"),
  /** Write what is seen as a picture. */
  EXPORT(Scope.EVERYWHERE, "control shift E"),
  /** Copy the puzzle as a line. */
  COPY(Scope.EVERYWHERE, "control C"),
  /** Copy the puzzle with its candidates. */
  COPY_CANDIDATES(Scope.EVERYWHERE, "control shift C"),
  /** Everything larger. */
  LARGER(
      Scope.EVERYWHERE,
      "control PLUS",
      "control shift PLUS",
      "control EQUALS",
      "control shift EQUALS",
      "control ADD"),
  /** Everything smaller. */
  SMALLER(Scope.EVERYWHERE, "control MINUS", "control SUBTRACT"),
  /** The normal size. */
  NORMAL_SIZE(Scope.EVERYWHERE, "control 0"),
  /** The next theme. */
  NEXT_THEME(Scope.EVERYWHERE, "control shift D"),
  /** The theme for a projector, and back. */
  PROJECTOR(Scope.EVERYWHERE, "control shift P"),
  /** The whole screen, and back. */
  FULL_SCREEN(Scope.EVERYWHERE, "F11"),
  /** To the next part of the window. */
  NEXT_REGION(Scope.EVERYWHERE, "F6"),
  /** To the part of the window before. */
  PREVIOUS_REGION(Scope.EVERYWHERE, "shift F6"),
  /** Show the settings. */
  SETTINGS(Scope.EVERYWHERE, "control COMMA"),
  /** Show the keys. */
  KEYS(Scope.EVERYWHERE, "F1"),
  /** End the program. */
  QUIT(Scope.EVERYWHERE, "control Q"),
  /** Close what is open, else stop the solver. */
  ESCAPE(Scope.EVERYWHERE, "ESCAPE"),

  /** To the cell above. */
  CELL_UP(Scope.CELLS, "UP"),
  /** To the cell below. */
  CELL_DOWN(Scope.CELLS, "DOWN"),
  /** To the cell at the left. */
  CELL_LEFT(Scope.CELLS, "LEFT"),
  /** To the cell at the right. */
  CELL_RIGHT(Scope.CELLS, "RIGHT"),
  /** To the next open cell above. */
  OPEN_UP(Scope.CELLS, "control UP"),
  /** To the next open cell below. */
  OPEN_DOWN(Scope.CELLS, "control DOWN"),
  /** To the next open cell at the left. */
  OPEN_LEFT(Scope.CELLS, "control LEFT"),
  /** To the next open cell at the right. */
  OPEN_RIGHT(Scope.CELLS, "control RIGHT"),
  /** To the start of the row. */
  ROW_START(Scope.CELLS, "HOME"),
  /** To the end of the row. */
  ROW_END(Scope.CELLS, "END"),
  /** To the first cell. */
  FIRST_CELL(Scope.CELLS, "control HOME"),
  /** To the last cell. */
  LAST_CELL(Scope.CELLS, "control END"),
  /** Empty the cell. */
  CLEAR(Scope.CELLS, "DELETE", "BACK_SPACE", "0", "NUMPAD0"),
  /** Take the last step back. */
  UNDO(Scope.CELLS, "control Z"),
  /** Do again what was taken back. */
  REDO(Scope.CELLS, "control shift Z", "control Y"),

  /** Digits are notes, and back. */
  NOTES(Scope.PLAY, "SPACE"),
  /** A hint, and again a stronger one. */
  HINT(Scope.PLAY, "F3"),
  /** Mark what breaks a rule. */
  CONFLICTS(Scope.PLAY, "F4"),
  /** Let a solver place singles. */
  SINGLES(Scope.PLAY, "F7"),
  /** Let a solver use naked pairs too. */
  PAIRS(Scope.PLAY, "shift F7"),
  /** Let a solver solve. */
  SOLVE(Scope.PLAY, "control F7"),
  /** Show how many values are left, or not. */
  COUNTS(Scope.PLAY, "control E"),
  /** Work candidates out, or show notes. */
  CANDIDATES(Scope.PLAY, "control K"),
  /** Show equal digits, or not. */
  EQUAL_DIGITS(Scope.PLAY, "control G"),
  /** Stop the clock, and let it go on. */
  CLOCK(Scope.PLAY, "F9"),

  /** Play or pause. */
  PLAY(Scope.TAPE, "SPACE"),
  /** One event further. */
  STEP(Scope.STEPS, "RIGHT"),
  /** One event back. */
  STEP_BACK(Scope.STEPS, "LEFT"),
  /** A shorter delay. */
  FASTER(Scope.STEPS, "UP"),
  /** A longer delay. */
  SLOWER(Scope.STEPS, "DOWN"),
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
  RUN_AGAIN(Scope.RUNS, "R"),

  /** Change the givens of the puzzle that is watched, or end that. */
  EDIT_GIVENS(Scope.GIVENS, "F2"),

  /** Let the loop begin here. */
  LOOP_FROM(Scope.TAPE, "I"),
  /** Let the loop end here. */
  LOOP_TO(Scope.TAPE, "O"),
  /** Stay in the loop, or leave it. */
  LOOP(Scope.TAPE, "L"),
  /** Set a bookmark here, or remove it. */
  BOOKMARK(Scope.TAPE, "M"),
  /** Write a note to a bookmark here. */
  BOOKMARK_NOTE(Scope.TAPE, "shift M"),
  /** To the next bookmark. */
  NEXT_BOOKMARK(Scope.TAPE, "N"),
  /** To the bookmark before. */
  PREVIOUS_BOOKMARK(Scope.TAPE, "shift N"),

  /** Show what the marks of the cells mean, or not. */
  LEGEND(Scope.ANIMATE, "control shift L"),
  /** Ask what happens next, or stop asking. */
  QUESTIONS(Scope.ANIMATE, "Q"),
  /** The first answer. */
  ANSWER_1(Scope.QUESTION, "1", "NUMPAD1"),
  /** The second answer. */
  ANSWER_2(Scope.QUESTION, "2", "NUMPAD2"),
  /** The third answer. */
  ANSWER_3(Scope.QUESTION, "3", "NUMPAD3"),
  /** The fourth answer. */
  ANSWER_4(Scope.QUESTION, "4", "NUMPAD4"),
  /** Show the right answer. */
  SHOW_ANSWER(Scope.QUESTION, "ENTER"),

  /** Let the learner play an algorithm. */
  YOUR_TURN(Scope.ANIMATE, "T"),
  /** Give the answer that has been put together. */
  CONFIRM_MOVE(Scope.TURN, "ENTER"),
  /** Make a right move in place of the learner. */
  SHOW_MOVE(Scope.TURN, "F3"),
  /** Have the arcs revised that remove nothing. */
  PASS_OVER(Scope.TURN, "F4"),
  /** Start the exercise again. */
  BEGIN_AGAIN(Scope.TURN, "F5"),

  /** Keep the boards together by the next unit. */
  LOCK(Scope.COMPARE, "K"),

  /** To the node above. */
  NODE_UP(Scope.EXPLORE, "UP"),
  /** To the first node below. */
  NODE_DOWN(Scope.EXPLORE, "DOWN"),
  /** To the node at the left below the same one. */
  NODE_LEFT(Scope.EXPLORE, "LEFT"),
  /** To the node at the right below the same one. */
  NODE_RIGHT(Scope.EXPLORE, "RIGHT"),
  /** To where the search went on. */
  NODE_TAKE(Scope.EXPLORE, "ENTER"),
  /** Leave out what led to no solution, or show it. */
  FOLD_FAILS(Scope.EXPLORE, "F"),
  /** Leave out what is below a node, or show it. */
  FOLD_BELOW(Scope.EXPLORE, "H"),
  /** Show the whole tree. */
  FIT(Scope.EXPLORE, "Z"),
  /** Show a node in the middle. */
  CENTRE(Scope.EXPLORE, "C"),
  /** Show the tree, the constraint graph, or both. */
  EXPLORE_PARTS(Scope.EXPLORE, "G");

  /** Where a key has its meaning. */
  public enum Scope {
    /** In the whole window. */
    EVERYWHERE,
    /** Where a cell is selected: in a game, and while givens are changed. */
    CELLS,
    /** Where a person plays. */
    PLAY,
    /** Where solvers run, also while givens are changed. */
    RUNS,
    /** Where givens can be changed, and while they are. */
    GIVENS,
    /** Where one solver is watched, but not while givens are changed. */
    ANIMATE,
    /** Where a tape is played, but not while givens are changed. */
    TAPE,
    /** Where the tape goes on step by step, but not while givens are changed. */
    STEPS,
    /** Where one solver is watched, and a question waits for its answer. */
    QUESTION,
    /** Where a learner plays an algorithm. */
    TURN,
    /** Where solvers are compared. */
    COMPARE,
    /** Where a search tree is walked. */
    EXPLORE
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
