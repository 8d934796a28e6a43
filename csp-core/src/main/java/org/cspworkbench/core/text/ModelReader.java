package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.ConstraintReader;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;

/** Reads the parts of a problem that a {@link ModelWriter} has written. */
final class ModelReader implements ConstraintReader {

  private final ByteReader bytes;
  private final List<Domain> domains = new ArrayList<>();
  private final List<Object> tables = new ArrayList<>();
  private final List<Predicate.Test> tests = new ArrayList<>();
  private final List<Variable> declared = new ArrayList<>();
  private long lastVariable;

  ModelReader(ByteReader bytes) {
    this.bytes = bytes;
  }

  ByteReader bytes() {
    return bytes;
  }

  /** Adds a variable to those that constraints may contain. */
  void declare(Variable variable) {
    declared.add(variable);
  }

  @Override
  public String text() throws MalformedEncodingException {
    return bytes.text();
  }

  @Override
  public Optional<String> name(List<Variable> scope) throws MalformedEncodingException {
    if (bytes.below(2, "the kind of a name") == 1) {
      return Optional.of(text());
    }
    long characters = scope.stream().mapToLong(x -> x.name().length()).sum();
    if (characters > ModelWriter.MAX_COMPOSED_CHARACTERS) {
      throw new MalformedEncodingException("a name of more than " + characters + " characters");
    }
    return Optional.empty();
  }

  Domain domain() throws MalformedEncodingException {
    return known(domains, this::newDomain);
  }

  private Domain newDomain() throws MalformedEncodingException {
    int form = bytes.below(4, "the form of a domain");
    boolean isRange = (form & 1) == 0;
    int more = bytes.below(Domain.MAX_SIZE, "the size of a domain"); // than one value
    int min = bytes.integer();
    Domain domain = isRange ? Domain.range(min, Math.addExact(min, more)) : sparse(min, more);
    return (form & 2) == 0 ? domain : domain.withLabels(list(more + 1, this::text));
  }

  private Domain sparse(int min, int more) throws MalformedEncodingException {
    ImmutableIntArray.Builder values = ImmutableIntArray.builder();
    values.add(min);
    int last = min;
    for (int k = 0; k < more; k++) {
      last = Math.toIntExact(Math.addExact(last + 1L, bytes.unsigned()));
      values.add(last);
    }
    return Domain.of(values.build().toArray());
  }

  @Override
  public Variable variable() throws MalformedEncodingException {
    lastVariable += bytes.integer();
    if (lastVariable < 0 || lastVariable >= declared.size()) {
      throw new MalformedEncodingException(
          "expected a variable below " + declared.size() + ", found " + lastVariable);
    }
    return declared.get((int) lastVariable);
  }

  @Override
  public ImmutableList<Variable> variables() throws MalformedEncodingException {
    return list(bytes.count(), this::variable);
  }

  @Override
  public long number() throws MalformedEncodingException {
    return bytes.signed();
  }

  @Override
  public int integer() throws MalformedEncodingException {
    return bytes.integer();
  }

  @Override
  public int count() throws MalformedEncodingException {
    return bytes.count();
  }

  @Override
  public long code() throws MalformedEncodingException {
    return bytes.unsigned();
  }

  @Override
  public int natural(String what) throws MalformedEncodingException {
    return bytes.below(Integer.MAX_VALUE, what);
  }

  @Override
  public ImmutableIntArray integers() throws MalformedEncodingException {
    int count = bytes.count();
    ImmutableIntArray.Builder numbers = ImmutableIntArray.builder(count);
    for (int k = 0; k < count; k++) {
      numbers.add(bytes.integer());
    }
    return numbers.build();
  }

  @Override
  public ImmutableSet<Integer> values() throws MalformedEncodingException {
    return ImmutableSet.copyOf(list(bytes.count(), bytes::integer));
  }

  @Override
  public <T extends Enum<T>> T choice(T[] choices) throws MalformedEncodingException {
    String name = text();
    for (T choice : choices) {
      if (choice.name().equals(name)) {
        return choice;
      }
    }
    throw new MalformedEncodingException(
        "expected one of " + Arrays.toString(choices) + ", found " + name);
  }

  @Override
  public <T> ImmutableList<T> list(int count, Part<T> part) throws MalformedEncodingException {
    ImmutableList.Builder<T> list = ImmutableList.builder();
    for (int k = 0; k < count; k++) {
      list.add(part.read());
    }
    return list.build();
  }

  @Override
  public <T> T table(Class<T> type, Part<T> part) throws MalformedEncodingException {
    Object table = this.<Object>known(tables, part::read);
    if (!type.isInstance(table)) {
      throw new MalformedEncodingException("a reference to a table of another kind");
    }
    return type.cast(table);
  }

  @Override
  public Predicate.Test test(ImmutableList<Variable> scope) throws MalformedEncodingException {
    return PredicateTests.read(scope, this);
  }

  /** Reads a test that several constraints may contain, with {@code part} if it is new. */
  Predicate.Test sharedTest(Part<Predicate.Test> part) throws MalformedEncodingException {
    return known(tests, part);
  }

  private <T> T known(List<T> known, Part<T> part) throws MalformedEncodingException {
    int number = bytes.below(known.size() + 1L, "a reference");
    if (number == known.size()) {
      T read = part.read();
      known.add(read); // what it contains has come before, under its own number
      return read;
    }
    return known.get(number);
  }
}
