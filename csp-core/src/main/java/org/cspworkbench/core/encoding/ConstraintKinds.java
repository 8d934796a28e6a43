package org.cspworkbench.core.encoding;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import org.cspworkbench.core.model.Constraint;

/** All kinds of constraints that can be encoded. */
final class ConstraintKinds {

  private static final ImmutableList<ConstraintKind<?>> ALL =
      ImmutableList.<ConstraintKind<?>>builder()
          .addAll(Comparisons.KINDS)
          .addAll(Counting.KINDS)
          .addAll(Graphs.KINDS)
          .addAll(Tables.KINDS)
          .build();

  private static final ImmutableMap<Class<?>, ConstraintKind<?>> BY_TYPE =
      Maps.uniqueIndex(ALL, ConstraintKind::type);

  private static final ImmutableMap<Integer, ConstraintKind<?>> BY_CODE =
      Maps.uniqueIndex(ALL, ConstraintKind::code);

  private ConstraintKinds() {}

  static void write(Constraint constraint, ModelWriter out) throws NotEncodableException {
    ConstraintKind<?> kind = BY_TYPE.get(constraint.getClass());
    if (kind == null) {
      throw new NotEncodableException(
          String.format(
              "the constraint %s cannot be encoded: it is a %s, a class from outside",
              constraint, constraint.getClass().getName()));
    }
    kind.write(constraint, out);
  }

  static Constraint read(ModelReader in) throws MalformedEncodingException {
    long code = in.bytes().unsigned();
    ConstraintKind<?> kind = code == (int) code ? BY_CODE.get((int) code) : null;
    if (kind == null) {
      throw new MalformedEncodingException("there is no constraint of kind " + code);
    }
    return kind.reading().read(in);
  }
}
