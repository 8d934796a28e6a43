package org.cspworkbench.app.input;

/**
 * Input that could not be read as a problem.
 *
 * @param sentence the position, what was expected and what was found, without a capital and a full
 *     stop
 */
public record BadInput(String sentence) implements Item {}
