package org.cspworkbench.app.gui.explore;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyScope;

/** Commands of the workspace that explores a search tree. */
public enum ExploreCommands implements Command {
  /** To the workspace that explores. */
  EXPLORE(KeyScope.EVERYWHERE, "control 4"),
  /** To the node above. */
  NODE_UP(Scopes.EXPLORE, "UP"),
  /** To the first node below. */
  NODE_DOWN(Scopes.EXPLORE, "DOWN"),
  /** To the node at the left below the same one. */
  NODE_LEFT(Scopes.EXPLORE, "LEFT"),
  /** To the node at the right below the same one. */
  NODE_RIGHT(Scopes.EXPLORE, "RIGHT"),
  /** To where the search went on. */
  NODE_TAKE(Scopes.EXPLORE, "ENTER"),
  /** Leave out what led to no solution, or show it. */
  FOLD_FAILS(Scopes.EXPLORE, "F"),
  /** Leave out what is below a node, or show it. */
  FOLD_BELOW(Scopes.EXPLORE, "H"),
  /** Show the whole tree. */
  FIT(Scopes.EXPLORE, "Z"),
  /** Show a node in the middle. */
  CENTRE(Scopes.EXPLORE, "C"),
  /** Show the tree, the constraint graph, or both. */
  EXPLORE_PARTS(Scopes.EXPLORE, "G");

  /** Where the keys of these commands have a meaning. */
  public static final class Scopes {
    /** While a search tree is explored. */
    public static final KeyScope EXPLORE = new KeyScope("explore");

    private Scopes() {}
  }

  private final KeyScope scope;
  private final ImmutableList<String> keyNames;

  ExploreCommands(KeyScope scope, String... keyNames) {
    this.scope = scope;
    this.keyNames = ImmutableList.copyOf(keyNames);
  }

  @Override
  public KeyScope scope() {
    return scope;
  }

  @Override
  public ImmutableList<String> keyNames() {
    return keyNames;
  }
}
