package org.cspworkbench.app.input;

/** What a source delivers, one after the other: a problem, or the fault in place of one. */
public sealed interface Item permits NamedProblem, BadInput {}
