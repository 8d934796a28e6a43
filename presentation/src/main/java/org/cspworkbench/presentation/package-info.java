/**
 * What a run looks and reads like, without a screen: painters, narration, questions, exercises,
 * hints and measured times. The packages below contain it; no window and no command line may be
 * known here.
 */
@NullMarked
package org.cspworkbench.presentation;

import org.jspecify.annotations.NullMarked;
