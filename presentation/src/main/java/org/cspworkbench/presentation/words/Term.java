package org.cspworkbench.presentation.words;

import org.cspworkbench.core.trace.EventKind;

/**
 * A term of the glossary, and a run in which it can be seen.
 *
 * @param id the key of its texts
 * @param solver the id of the solver of the run
 * @param problem the line of a Sudoku, or a problem of the gallery
 * @param event the kind of event at which the run shows the term
 */
public record Term(String id, String solver, String problem, EventKind event) {}
