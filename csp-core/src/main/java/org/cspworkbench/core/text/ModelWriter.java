package org.cspworkbench.core.text;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.model.ByteWriter;
import org.cspworkbench.core.model.ConstraintWriter;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.NotEncodableException;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;

/**
 * Writes the parts of a problem. Texts, domains and tables are written once and named by their
 * number later; the number of the next new one announces it.
 */
final class ModelWriter implements ConstraintWriter {

  /** The longest name that a reader composes from the names of variables. */
  static final int MAX_COMPOSED_CHARACTERS = 1 << 16;

  private final ByteWriter bytes = new ByteWriter();
  private final Map<Domain, Integer> domains = new HashMap<>();
  private final Map<Equivalence.Wrapper<Object>, Integer> tables = new HashMap<>();
  private final Map<Object, Integer> tests = new HashMap<>();
  private int lastVariable;

  ByteWriter bytes() {
    return bytes;
  }

  @Override
  public void text(String text) {
    bytes.text(text);
  }

  @Override
  public void name(String name, String composed) {
    boolean isComposed = name.equals(composed) && name.length() <= MAX_COMPOSED_CHARACTERS;
    bytes.unsigned(isComposed ? 0 : 1);
    if (!isComposed) {
      text(name);
    }
  }

  void domain(Domain domain) {
    if (bytes.isNew(domains, domain)) {
      bytes.unsigned((domain.isRange() ? 0 : 1) + (domain.hasLabels() ? 2 : 0));
      bytes.unsigned(domain.size() - 1L);
      bytes.signed(domain.min());
      for (int i = 1; i < domain.size() && !domain.isRange(); i++) {
        bytes.unsigned((long) domain.valueAt(i) - domain.valueAt(i - 1) - 1);
      }
      for (int i = 0; i < domain.size() && domain.hasLabels(); i++) {
        text(domain.labelAt(i));
      }
    }
  }

  /** Writes a variable that has been declared, as the distance from the last one written. */
  @Override
  public void variable(Variable variable) {
    bytes.signed(variable.index() - (long) lastVariable);
    lastVariable = variable.index();
  }

  @Override
  public void variables(List<Variable> variables) {
    bytes.unsigned(variables.size());
    variables.forEach(this::variable);
  }

  @Override
  public void number(long number) {
    bytes.signed(number);
  }

  @Override
  public void count(long count) {
    bytes.unsigned(count);
  }

  @Override
  public void integers(ImmutableIntArray numbers) {
    bytes.unsigned(numbers.length());
    numbers.forEach(bytes::signed);
  }

  @Override
  public void values(ImmutableSet<Integer> values) {
    bytes.unsigned(values.size());
    values.forEach(bytes::signed);
  }

  @Override
  public void choice(Enum<?> choice) {
    text(choice.name());
  }

  @Override
  public boolean isNewTable(Object table) {
    return bytes.isNew(tables, Equivalence.identity().wrap(table));
  }

  @Override
  public void test(Predicate predicate) throws NotEncodableException {
    PredicateTests.write(predicate, this);
  }

  /**
   * Writes the number of {@code test}, which is equal in all constraints that share it, and returns
   * whether it has to be written now.
   */
  boolean isNewTest(Object test) {
    return bytes.isNew(tests, test);
  }
}
