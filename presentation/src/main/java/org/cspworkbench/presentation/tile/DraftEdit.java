package org.cspworkbench.presentation.tile;

/**
 * What an edit of a tile set did, as the name of its undo.
 *
 * @param kind what was done
 * @param subject the tile, or the label, with which it was done; empty if there is none
 */
public record DraftEdit(Kind kind, String subject) {

  /** What was done. */
  public enum Kind {
    /** A tile was added. */
    ADD,
    /** A tile was removed. */
    REMOVE,
    /** A tile, or the set, got another name. */
    RENAME,
    /** A label got another name. */
    RENAME_LABEL,
    /** A side of a tile got another label. */
    LABEL,
    /** A tile was turned. */
    TURN,
    /** A tile got another symmetry class. */
    SYMMETRY,
    /** A tile got another weight. */
    WEIGHT,
    /** A tile got another kind. */
    KIND,
    /** A tile got another picture. */
    PICTURE,
    /** Two labels meet, or no longer do. */
    MEET,
    /** A pair was forbidden or allowed. */
    PAIR,
    /** The tiles of an image were taken over. */
    SHEET
  }

  /** Returns whether this edit and the one before it count as one, such as steps of a slider. */
  boolean continues(DraftEdit before) {
    return kind == Kind.WEIGHT && equals(before);
  }
}
