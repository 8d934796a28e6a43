package org.cspworkbench.viewer.start;

import java.util.function.BiConsumer;

/** Opens the problem that a form specifies, in the workspace that the user has chosen. */
public interface ProblemOpener extends BiConsumer<ProblemFormModel, ProblemTarget> {}
