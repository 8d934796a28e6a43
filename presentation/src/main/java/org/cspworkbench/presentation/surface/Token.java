package org.cspworkbench.presentation.surface;

/** The roles of colours; a {@link Palette} assigns a colour to each role. */
public enum Token {
  /** Title bar and side bar. */
  BG_WINDOW("bg.window"),
  /** All work areas. */
  BG_PANEL("bg.panel"),
  /** Strips. */
  BG_RAISED("bg.raised"),
  /** The component under the pointer. */
  BG_HOVER("bg.hover"),
  /** Separators. */
  LINE_SOFT("line.soft"),
  /** Borders of controls, edges of trees. */
  LINE_CONTROL("line.control"),
  /** Text. */
  TEXT("text"),
  /** Labels, units, line numbers. */
  TEXT_MUTED("text.muted"),
  /** Text of disabled items. */
  TEXT_DISABLED("text.disabled"),
  /** The current item: focus, playhead, the value being tried. */
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
  /** Outlines of rules, and their labels. */
  RULE_LINE("rule.line"),
  /** Fill of rules below the digits. */
  RULE_FILL("rule.fill"),
  /** Edges of rules below the digits. */
  RULE_EDGE("rule.edge"),
  /** Lines between cells. */
  GRID_THIN("grid.thin"),
  /** Lines between boxes, and the frame. */
  GRID_BOX("grid.box"),
  /** The background of the number of remaining values. */
  BADGE("badge"),
  /** The digit of a given. */
  DIGIT_GIVEN("digit.given"),
  /** A digit set by a person or a solver. */
  DIGIT_OWN("digit.own"),
  /** A candidate. */
  CANDIDATE("candidate"),
  /** Fill of a value that has just been pruned. */
  PRUNED_FILL("pruned.fill"),
  /** Lines and marks of a value that has just been pruned. */
  PRUNED_MARK("pruned.mark"),
  /** Text of a value that has just been pruned. */
  PRUNED_TEXT("pruned.text"),
  /** Fill of a cell without candidates. */
  DEAD_FILL("dead.fill"),
  /** Lines and marks of a cell without candidates. */
  DEAD_MARK("dead.mark"),
  /** Text of a cell without candidates. */
  DEAD_TEXT("dead.text"),
  /** The hatching of a cell without candidates. */
  DEAD_HATCH("dead.hatch"),
  /** Fill of an undone value. */
  BACK_FILL("back.fill"),
  /** Lines and marks of an undone value. */
  BACK_MARK("back.mark"),
  /** Text of an undone value. */
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
  /** The tone of 1 remaining value. */
  HEAT_1("heat.1"),
  /** The tone of 2 remaining values. */
  HEAT_2("heat.2"),
  /** The tone of 3 remaining values. */
  HEAT_3("heat.3"),
  /** The tone of 4 remaining values. */
  HEAT_4("heat.4"),
  /** The tone of 5 remaining values. */
  HEAT_5("heat.5"),
  /** The tone of 6 remaining values. */
  HEAT_6("heat.6"),
  /** The tone of 7 or more remaining values. */
  HEAT_7("heat.7"),
  /** The colour of the value red. */
  VALUE_RED("value.red"),
  /** The colour of the value green. */
  VALUE_GREEN("value.green"),
  /** The colour of the value blue. */
  VALUE_BLUE("value.blue"),
  /** The colour of the value yellow. */
  VALUE_YELLOW("value.yellow"),
  /** A wall of the tiles that come with the program. */
  TILE_STONE("tile.stone"),
  /** The joints of a wall. */
  TILE_STONE_LINE("tile.stone.line"),
  /** The ground beside a channel. */
  TILE_BANK("tile.bank"),
  /** The rim of a channel. */
  TILE_KERB("tile.kerb"),
  /** A channel. */
  TILE_WATER("tile.water"),
  /** Ripples on the water. */
  TILE_RIPPLE("tile.ripple"),
  /** Moss. */
  TILE_MOSS("tile.moss"),
  /** The outline of moss. */
  TILE_MOSS_LINE("tile.moss.line");

  private final String key;

  Token(String name) {
    this.key = "Csp." + name;
  }

  /** Returns the key of the colour in the theme files and in the defaults of the look and feel. */
  public String key() {
    return key;
  }
}
