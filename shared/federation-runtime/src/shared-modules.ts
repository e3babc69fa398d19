import type { ShareScope } from './container.ts'

/** Modules that this build shares. */
export const sharedModules: ShareScope = {}
