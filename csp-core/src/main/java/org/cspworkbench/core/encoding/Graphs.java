package org.cspworkbench.core.encoding;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Connected;
import org.cspworkbench.core.model.DisjointBoxes;

/** Constraints on graphs and on places in a plane. */
final class Graphs {

  static final ImmutableList<ConstraintKind<?>> KINDS =
      ImmutableList.of(
          new ConstraintKind<>(
              40,
              Circuit.class,
              (c, out) -> {
                out.variables(c.scope());
                out.bytes().signed(c.first());
                out.choice(c.stays());
              },
              in ->
                  new Circuit(
                      in.variables(), in.bytes().integer(), in.choice(Circuit.Stays.values()))),
          new ConstraintKind<>(
              41,
              Connected.class,
              (c, out) -> {
                out.variables(c.scope());
                out.bytes().unsigned(c.ports().size());
                for (ImmutableSet<Integer> port : c.ports()) {
                  out.values(port);
                }
                out.integers(c.edges());
              },
              in ->
                  new Connected(
                      in.variables(), in.list(in.bytes().count(), in::values), in.integers())),
          new ConstraintKind<>(
              42,
              DisjointBoxes.class,
              (c, out) -> {
                out.variables(c.scope());
                out.integers(c.widths());
                out.integers(c.heights());
              },
              in -> new DisjointBoxes(in.variables(), in.integers(), in.integers())));

  private Graphs() {}
}
