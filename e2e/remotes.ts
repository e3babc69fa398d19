import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const workspace = path.resolve(import.meta.dirname, '..')

/** Every remote of the workspace; a new one is tested without further changes. */
export const remotes = readdirSync(workspace).filter((name) => name.startsWith('mf-'))

/** Remotes on customers' pages: those without staff roles. */
export const customersRemotes = remotes.filter(
  (name) => !/^ {2}staff: /m.test(readFileSync(path.join(workspace, name, 'remote.config.ts'), 'utf8')),
)
