package org.cspworkbench.app.input;

/** An element of a source: a problem, or an input fault. */
public sealed interface Item permits NamedProblem, BadInput {}
