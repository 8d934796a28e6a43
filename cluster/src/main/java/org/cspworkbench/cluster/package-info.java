/**
 * Batches on Apache Spark: the rows that {@code csp} reads and writes, distributed among machines.
 * What happens to a row is decided in {@code app}; Spark is known here only.
 */
@NullMarked
package org.cspworkbench.cluster;

import org.jspecify.annotations.NullMarked;
