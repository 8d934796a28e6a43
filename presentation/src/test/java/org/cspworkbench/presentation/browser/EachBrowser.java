package org.cspworkbench.presentation.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.presentation.Turn;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** A test, or a class of tests, for each {@link Browser}, in turns. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(EachBrowser.Browsers.class)
public @interface EachBrowser {

  /** The browsers whose turn it is: of two tests, often one has the first and one the second. */
  final class Browsers implements ArgumentsProvider {

    @Override
    public Stream<? extends Arguments> provideArguments(
        ParameterDeclarations parameters, ExtensionContext context) {
      String test = context.getTestMethod().map(method -> method.getName()).orElse("");
      int ahead = (context.getRequiredTestClass().getSimpleName() + test).hashCode();
      return Turn.of(List.of(Browser.values()), ahead).map(Arguments::of);
    }
  }
}
