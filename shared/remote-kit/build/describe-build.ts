import path from 'node:path'
import { describe } from './describe.ts'

/** Describes a build of the remote in the current folder anew, from its files and record: `describe [folder]`, `dist` without. */
try {
  const { name, version, hash } = await describe(process.cwd(), path.resolve(process.argv[2] ?? 'dist'))
  process.stdout.write(`${JSON.stringify({ name, version, hash }, null, 2)}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
