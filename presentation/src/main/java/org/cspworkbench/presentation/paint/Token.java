package org.cspworkbench.presentation.paint;

/** The roles that colours play. Which colour it is, a {@link Palette} says. */
public enum Token {
  /** Title bar and side bar. */
  BG_WINDOW("bg.window"),
  /** All work areas. */
  BG_PANEL("bg.panel"),
  /** Strips. */
  BG_RAISED("bg.raised"),
  /** What the pointer is over. */
  BG_HOVER("bg.hover"),
  /** Separators. */
  LINE_SOFT("line.soft"),
  /** Borders of controls, edges of trees. */
  LINE_CONTROL("line.control"),
  /** Text. */
  TEXT("text"),
  /** Labels, units, line numbers. */
  TEXT_MUTED("text.muted"),
  /** Text of what is not to be had now. */
  TEXT_DISABLED("text.disabled"),
  /** Here and now: focus, playhead, the value being tried. */
  ACCENT("accent"),
  /** Links and selected labels. */
  ACCENT_TEXT("accent.text"),
  /** Text on the accent. */
  ON_ACCENT("on.accent"),
  /** Selection, equal digits, decisions. */
  ACCENT_TINT("accent.tint"),
  /** A cell. */
  CELL("cell"),
  /** A given cell. */
  CELL_GIVEN("cell.given"),
  /** A cell in a unit of the selection. */
  UNIT_CELL("unit.cell"),
  /** A given cell in a unit of the selection. */
  UNIT_GIVEN("unit.given"),
  /** A cell in a window between the boxes. */
  WINDOW_CELL("window.cell"),
  /** A given cell in a window between the boxes. */
  WINDOW_GIVEN("window.given"),
  /** The line along a diagonal that is a unit. */
  DIAGONAL("diagonal"),
  /** Outlines of rules, and what is written in them. */
  RULE_LINE("rule.line"),
  /** What rules draw below the digits. */
  RULE_FILL("rule.fill"),
  /** The edge of what rules draw below the digits. */
  RULE_EDGE("rule.edge"),
  /** Lines between cells. */
  GRID_THIN("grid.thin"),
  /** Lines between boxes, and the frame. */
  GRID_BOX("grid.box"),
  /** Behind the number of values left. */
  BADGE("badge"),
  /** The digit of a given. */
  DIGIT_GIVEN("digit.given"),
  /** The digit that a person or a solver has set. */
  DIGIT_OWN("digit.own"),
  /** A value that is possible. */
  CANDIDATE("candidate"),
  /** Fill of a value pruned now. */
  PRUNED_FILL("pruned.fill"),
  /** Lines and marks of a value pruned now. */
  PRUNED_MARK("pruned.mark"),
  /** Text of a value pruned now. */
  PRUNED_TEXT("pruned.text"),
  /** Fill of a cell without values. */
  DEAD_FILL("dead.fill"),
  /** Lines and marks of a cell without values. */
  DEAD_MARK("dead.mark"),
  /** Text of a cell without values. */
  DEAD_TEXT("dead.text"),
  /** The hatch of a cell without values. */
  DEAD_HATCH("dead.hatch"),
  /** Fill of a value taken back. */
  BACK_FILL("back.fill"),
  /** Lines and marks of a value taken back. */
  BACK_MARK("back.mark"),
  /** Text of a value taken back. */
  BACK_TEXT("back.text"),
  /** Fill of a solution. */
  SOLVED_FILL("solved.fill"),
  /** Lines and marks of a solution. */
  SOLVED_MARK("solved.mark"),
  /** Text of a solution. */
  SOLVED_TEXT("solved.text"),
  /** Fill of a hint. */
  HINT_FILL("hint.fill"),
  /** Lines and marks of a hint. */
  HINT_MARK("hint.mark"),
  /** Text of a hint. */
  HINT_TEXT("hint.text"),
  /** Fill of a conflict. */
  CONFLICT_FILL("conflict.fill"),
  /** Lines and marks of a conflict. */
  CONFLICT_MARK("conflict.mark"),
  /** Text of a conflict. */
  CONFLICT_TEXT("conflict.text"),
  /** Text on a solid mark. */
  ON_MARK("on.mark"),
  /** One value left. */
  HEAT_1("heat.1"),
  /** The heat of 2 values left. */
  HEAT_2("heat.2"),
  /** The heat of 3 values left. */
  HEAT_3("heat.3"),
  /** The heat of 4 values left. */
  HEAT_4("heat.4"),
  /** The heat of 5 values left. */
  HEAT_5("heat.5"),
  /** The heat of 6 values left. */
  HEAT_6("heat.6"),
  /** Seven values left, or more. */
  HEAT_7("heat.7"),
  /** What the value red is painted in. */
  VALUE_RED("value.red"),
  /** What the value green is painted in. */
  VALUE_GREEN("value.green"),
  /** What the value blue is painted in. */
  VALUE_BLUE("value.blue"),
  /** What the value yellow is painted in. */
  VALUE_YELLOW("value.yellow");

  private final String key;

  Token(String name) {
    this.key = "Csp." + name;
  }

  /** The key of the colour in the theme files and among the defaults of the look and feel. */
  public String key() {
    return key;
  }
}
