import path from 'node:path'

/** Root of the workspace. */
export const root = path.resolve(import.meta.dirname, '../..')
