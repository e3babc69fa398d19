import path from 'node:path'
import { pathToFileURL } from 'node:url'

interface Stats {
  hasErrors(): boolean
  toString(options: { preset: 'errors-warnings'; colors: boolean }): string
}
type Report = (error: Error | null, stats?: Stats) => void
/** What is asked of a compiler of webpack or Rspack. */
interface Compiler {
  run(report: Report): void
  watch(options: { aggregateTimeout: number }, report: Report): unknown
  close(done: () => void): void
}

/**
 * Builds the package in the current folder by a configuration of webpack or Rspack. With `--watch` it keeps building, and tells
 * its parent process of every build that came through.
 * @param file the configuration
 * @param compilerOf makes the compiler
 */
export async function runCompiler(
  file: string,
  compilerOf: (config: object) => Compiler | null,
): Promise<void> {
  const watching = process.argv.includes('--watch')
  const config: object = (await import(pathToFileURL(path.resolve(file)).href)).default
  const compiler = compilerOf(config)
  if (!compiler) throw new Error(`${file} makes no compiler`)
  const report: Report = (error, stats) => {
    const failed = error !== null || stats === undefined || stats.hasErrors()
    process.exitCode = failed ? 1 : 0
    const said = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })
    console.log(error ?? (said || 'built'))
    if (watching && !failed) process.send?.('built')
  }
  if (watching) compiler.watch({ aggregateTimeout: 20 }, report)
  else compiler.run((error, stats) => compiler.close(() => report(error, stats)))
}
