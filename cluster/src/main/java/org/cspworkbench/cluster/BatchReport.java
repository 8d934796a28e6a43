package org.cspworkbench.cluster;

import com.google.common.collect.ImmutableList;

/**
 * What a batch reports when it has ended.
 *
 * @param data complete lines for standard output
 * @param sentences the sentences for the user, without a capital and a full stop
 * @param code the exit code
 */
record BatchReport(String data, ImmutableList<String> sentences, int code) {}
