import type { ShareScope } from './container.ts'

/** Of this build. */
export const sharedModules: ShareScope = {}
