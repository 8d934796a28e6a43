package org.cspworkbench.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Search;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example in the documentation of {@code Constraint}, copied as it stands there. */
class ExampleOfConstraintTest {

  private static final Path SOURCE =
      Path.of("src/main/java/org/cspworkbench/core/model/Constraint.java");

  private static final String HEAD =
      """
      import com.google.common.collect.ImmutableList;
      import org.cspworkbench.core.model.*;

      public\s""";

  /** The products of two of the numbers from 2 to 5, each with the number that it is: 4 · 4. */
  @Test
  void everySearchFindsEveryProductAndNoOther(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("Product.java"), HEAD + example());
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                folder.resolve("Product.java").toString());
    assertThat(compiled).isZero();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      Constructor<?> product =
          loader
              .loadClass("Product")
              .getConstructor(Variable.class, Variable.class, Variable.class);
      assertThat(solutions(product, Gac::new)).isEqualTo(16);
      assertThat(solutions(product, ForwardChecking::new)).isEqualTo(16);
      assertThat(solutions(product, BackwardChecking::new)).isEqualTo(16);
    }
  }

  private static long solutions(Constructor<?> product, Consistency.Maker lookAhead)
      throws ReflectiveOperationException {
    Csp.Builder csp = Csp.builder("products");
    Variable x = csp.variable("x", 2, 5);
    Variable y = csp.variable("y", 2, 5);
    Variable z = csp.variable("z", 1, 1000);
    csp.post((Constraint) product.newInstance(x, y, z));
    return Search.on(csp.build()).lookAhead(lookAhead).wantAll().solve().counters().solutions();
  }

  /** What stands between the marks of code in the comment, without the asterisks of the comment. */
  private static String example() throws Exception {
    String comment = Files.readString(SOURCE);
    int start = comment.indexOf("{@code\n") + "{@code\n".length();
    return comment
        .substring(start, comment.indexOf("}</pre>", start))
        .lines()
        .map(line -> line.replaceFirst("^ \\* ?", ""))
        .collect(Collectors.joining("\n"));
  }
}
