// A session with the JDK's own shell. After ./mvnw -Prelease install in the project, in this folder:
//   ../mvnw compile exec:exec -Dexec.executable=jshell -Dexec.args="--class-path %classpath queens.jsh"
import org.cspworkbench.core.gallery.Queens
import org.cspworkbench.core.search.Search

var queens = Queens.pairwise(8)
var result = Search.on(queens).maintainArcConsistency().wantAll().solve()
System.out.println(result.counters().solutions() + " solutions")
/exit
