package org.cspworkbench.viewer.words;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.words.GlossaryText;
import org.cspworkbench.presentation.words.Term;

/** The listed terms, one of which is selected. Used on the event thread; needs no display. */
public final class GlossaryModel {

  private final GlossaryText text;
  private final ImmutableList<Term> asked;
  private ImmutableList<Term> listed;
  private int selected;

  /**
   * Creates the list of all terms.
   *
   * @param asked the terms of the part that the user asked about, which are listed first
   */
  public GlossaryModel(Locale language, ImmutableList<Term> asked) {
    this.text = new GlossaryText(language);
    this.asked = asked;
    this.listed = matching("");
  }

  /** Returns the names and sentences of the terms. */
  public GlossaryText text() {
    return text;
  }

  /** Returns the listed terms. */
  public ImmutableList<Term> listed() {
    return listed;
  }

  /** Returns the number of listed terms that the user asked about. */
  public int countOfAsked() {
    return (int) listed.stream().filter(asked::contains).count();
  }

  /** Returns the selected term; empty if none is listed. */
  public Optional<Term> selected() {
    return listed.isEmpty() ? Optional.empty() : Optional.of(listed.get(selected));
  }

  /** Lists the terms that contain {@code typed}, and selects the first one. */
  public void filter(String typed) {
    listed = matching(typed);
    selected = 0;
  }

  private ImmutableList<Term> matching(String typed) {
    ImmutableList<Term> all = text.matching(typed);
    return typed.isBlank()
        ? ImmutableSet.<Term>builder().addAll(asked).addAll(all).build().asList()
        : all;
  }

  /** Selects the listed term at {@code index}, or the nearest one. */
  public void select(int index) {
    selected = Math.max(0, Math.min(index, listed.size() - 1));
  }

  /** Moves the selection by {@code rows}, as far as there are terms. */
  public void move(int rows) {
    select(selected + rows);
  }

  /** Returns the index of the selected term. */
  public int index() {
    return selected;
  }
}
