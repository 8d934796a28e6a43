package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.BinaryForm;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Connected;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.ConstraintReader;
import org.cspworkbench.core.model.ConstraintWriter;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.DecisionDiagram;
import org.cspworkbench.core.model.DifferentLists;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Extremum;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LongestRun;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.NValues;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.NotAllEqual;
import org.cspworkbench.core.model.NotEncodableException;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.schedule.BinPacking;
import org.cspworkbench.core.schedule.BoxOrder;
import org.cspworkbench.core.schedule.Cumulative;
import org.cspworkbench.core.schedule.DisjointBoxes;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.schedule.TaskOrder;

/** The binary forms of all kinds of constraints that a problem can be encoded with. */
public final class BinaryForms {

  private static final ImmutableList<BinaryForm<?>> ALL =
      ImmutableList.of(
          NotEqual.FORM,
          Equal.FORM,
          LessThan.FORM,
          NoOverlap.FORM,
          AllDifferent.FORM,
          AllDifferentSums.FORM,
          NotAllEqual.FORM,
          DifferentLists.FORM,
          Lex.FORM,
          LinearSum.FORM,
          ReifiedSum.FORM,
          Count.FORM,
          CountBetween.FORM,
          LongestRun.FORM,
          NValues.FORM,
          Extremum.FORM,
          Circuit.FORM,
          Connected.FORM,
          DisjointBoxes.FORM,
          Disjunctive.FORM,
          TaskOrder.FORM,
          Cumulative.FORM,
          BinPacking.FORM,
          BoxOrder.FORM,
          Extension.FORM,
          ShortExtension.FORM,
          DecisionDiagram.FORM,
          Element.FORM,
          ElementOfNumbers.FORM,
          Predicate.FORM);

  private static final ImmutableMap<Class<?>, BinaryForm<?>> BY_TYPE =
      Maps.uniqueIndex(ALL, BinaryForm::type);

  private static final ImmutableMap<Integer, BinaryForm<?>> BY_CODE =
      Maps.uniqueIndex(ALL, BinaryForm::code);

  private BinaryForms() {}

  /**
   * Writes {@code constraint}.
   *
   * @throws NotEncodableException if it is of a class from outside, or a predicate with a test in
   *     code that has too many combinations of values to be listed
   */
  public static void write(Constraint constraint, ConstraintWriter out)
      throws NotEncodableException {
    BinaryForm<?> form = BY_TYPE.get(constraint.getClass());
    if (form == null) {
      throw new NotEncodableException(
          String.format(
              "the constraint %s cannot be encoded: it is a %s, a class from outside",
              constraint, constraint.getClass().getName()));
    }
    form.write(constraint, out);
  }

  /**
   * Reads a constraint.
   *
   * @throws MalformedEncodingException if the bytes are something else
   */
  public static Constraint read(ConstraintReader in) throws MalformedEncodingException {
    long code = in.code();
    BinaryForm<?> form = code == (int) code ? BY_CODE.get((int) code) : null;
    if (form == null) {
      throw new MalformedEncodingException("there is no constraint of kind " + code);
    }
    return form.reading().read(in);
  }
}
