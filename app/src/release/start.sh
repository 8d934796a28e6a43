# How $java starts the program: read by the launcher of the sources and by that of an image.
# shellcheck shell=sh

# Java reads names of files in the character set of the locale. One that knows only ASCII, as C does, would garble all
# others; then only the characters are those of C.UTF-8, if there is such a locale, and the language stays.
widen_characters() {
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    *[Uu][Tt][Ff]-8 | *[Uu][Tt][Ff]8) return 0 ;;
  esac
  case $(locale charmap 2>/dev/null) in
    ANSI_X3.4-1968 | US-ASCII | 646) ;;
    *) return 0 ;;
  esac
  [ "$(LC_ALL=C.UTF-8 locale charmap 2>/dev/null)" = UTF-8 ] || return 0
  if [ -n "${LC_ALL:-}" ]; then
    export LC_ALL=C.UTF-8
  else
    export LC_CTYPE=C.UTF-8
  fi
}

# Becomes the program in the jar $1, with the arguments after $2, an option with the classes that Java has kept, or nothing.
start() {
  jar=$1
  sharing=$2
  shift 2
  # The collector with the least to set up: most commands are over in seconds and keep little. The window, which must
  # not pause, has the usual one, and so has whoever names one.
  collector=-XX:+UseSerialGC
  case "${1:-}:${CSP_JAVA_OPTS:-} ${JDK_JAVA_OPTIONS:-} ${JAVA_TOOL_OPTIONS:-}" in
    gui:* | *GC*) collector= ;;
  esac

  # In a short run, compiling a method costs more than it saves; in a long one, five times the calls before it is
  # compiled are over soon. The window is to react, and the comparison to measure, at full speed at once. The techniques
  # of human logic are many methods that run little: inlining large ones into each other takes longer than it saves.
  patience=-XX:CompileThresholdScaling=5
  case ${1:-} in
    gui | compare) patience= ;;
    rate) patience="$patience -XX:InlineSmallCode=500 -XX:FreqInlineSize=100" ;;
  esac

  # shellcheck disable=SC2086 # several options, split at spaces
  set -- ${CSP_JAVA_OPTS:-} -jar "$jar" "$@"
  # Where Java cannot use the classes, it would report that on standard output, where only data belongs.
  [ -z "$sharing" ] || set -- "$sharing" -Xlog:disable "$@"
  # shellcheck disable=SC2086,SC2154 # an option, or none; the caller has set $java
  exec "$java" $collector $patience "$@"
}
