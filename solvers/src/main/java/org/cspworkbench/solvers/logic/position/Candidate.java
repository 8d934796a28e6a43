package org.cspworkbench.solvers.logic.position;

/**
 * A digit in a cell.
 *
 * @param cell the cell
 * @param digit the digit, from 1
 */
public record Candidate(int cell, int digit) {}
