import type { ShareScope } from './container.ts'

/** Shared modules that this build provides. */
export const sharedModules: ShareScope = {}
