import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const workspaceRoot = path.resolve(import.meta.dirname, '..')

/** Names of all remotes in the workspace, read from its folders so that tests also cover new remotes. */
export const remoteNames = readdirSync(workspaceRoot).filter((name) => name.startsWith('mf-'))

/** Names of the remotes on customers' pages: those without staff roles. */
export const customerRemoteNames = remoteNames.filter(
  (name) => !/^ {2}staff: /m.test(readFileSync(path.join(workspaceRoot, name, 'remote.config.ts'), 'utf8')),
)
