import Command
import Platform

StandardStreams.occupy()
Signals.install()
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
