import path from 'node:path'

export const workspaceRoot = path.resolve(import.meta.dirname, '../..')
