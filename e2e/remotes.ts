import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every remote of the workspace: one that is added is held to the same tests without another line. */
export const remotes = readdirSync(path.resolve(import.meta.dirname, '..')).filter((name) =>
  name.startsWith('mf-'),
)
