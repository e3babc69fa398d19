import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * Builds the remote in the current folder with the bundler whose configuration it has: `build [--with webpack | rspack | vite]
 * [--watch]`.
 */
const bundlers = ['webpack', 'rspack', 'vite']
const { values } = parseArgs({ options: { with: { type: 'string' }, watch: { type: 'boolean' } } })
if (values.watch) process.env.PORTAL_DEVELOPMENT ??= 'true'
const found = values.with ?? bundlers.find((name) => existsSync(`${name}.config.ts`))
if (found && bundlers.includes(found)) await import(`../${found}/build.ts`)
else {
  const files = bundlers.map((name) => `${name}.config.ts`).join(', ')
  process.stderr.write(
    found ? `No remote is built with ${found}.\n` : `There is none of these here: ${files}.\n`,
  )
  process.exitCode = 1
}
