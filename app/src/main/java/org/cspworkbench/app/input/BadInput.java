package org.cspworkbench.app.input;

/**
 * Something that could not be read as a problem.
 *
 * @param sentence where, what was expected and what was found, without capital and full stop
 */
public record BadInput(String sentence) implements Item {}
