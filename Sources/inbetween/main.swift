import Command
import Platform

Signals.install()
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
