package org.cspworkbench.viewer.explore;

import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;

/** The commands of the workspace that explores a search tree. */
public enum ExploreCommands implements Command {
  /** Opens the workspace. */
  EXPLORE(KeyScope.EVERYWHERE, "control 4"),
  /** Selects the parent node. */
  NODE_UP(Scopes.TREE, "UP"),
  /** Selects the first child. */
  NODE_DOWN(Scopes.TREE, "DOWN"),
  /** Selects the previous sibling. */
  NODE_LEFT(Scopes.TREE, "LEFT"),
  /** Selects the next sibling. */
  NODE_RIGHT(Scopes.TREE, "RIGHT"),
  /** Selects the node where the search continued. */
  NODE_TAKE(Scopes.EXPLORE, "ENTER"),
  /** Folds or unfolds failed subtrees. */
  FOLD_FAILS(Shortcut.of(Scopes.EXPLORE, "F").button("fold", 20)),
  /** Folds or unfolds the subtree of the selected node. */
  FOLD_BELOW(Scopes.EXPLORE, "H"),
  /** Shows the whole tree. */
  FIT(Shortcut.of(Scopes.EXPLORE, "Z").button("fit", 10)),
  /** Centres the selected node. */
  CENTRE(Scopes.EXPLORE, "C"),
  /** Shows the tree, the constraint graph, both, or the last contradiction. */
  EXPLORE_PARTS(Scopes.EXPLORE, "G"),
  /** Selects the first unique implication point of the last contradiction. */
  CONFLICT_POINT(Scopes.EXPLORE, "U"),
  /** Moves the cut through the implication graph back by one literal. */
  CONFLICT_BACK(Scopes.EXPLORE, "shift ENTER");

  /** The scopes in which the keys of these commands apply. */
  public static final class Scopes {
    /** Active while a run is explored. */
    public static final KeyScope EXPLORE = KeyScope.of("explore", "explore");

    /** Active while the search tree or the implication graph has the keyboard focus. */
    public static final KeyScope TREE = KeyScope.of("tree", "explore");

    private Scopes() {}
  }

  private final Shortcut shortcut;

  ExploreCommands(KeyScope scope, String... keyNames) {
    this(Shortcut.of(scope, keyNames));
  }

  ExploreCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
