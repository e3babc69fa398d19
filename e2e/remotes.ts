import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const workspace = path.resolve(import.meta.dirname, '..')

/** Every remote of the workspace: one that is added is held to the same tests without another line. */
export const remotes = readdirSync(workspace).filter((name) => name.startsWith('mf-'))

/** Those of customers' pages: not those that say for which roles of the staff they are. */
export const customersRemotes = remotes.filter(
  (name) => !/^ {2}staff: /m.test(readFileSync(path.join(workspace, name, 'remote.config.ts'), 'utf8')),
)
