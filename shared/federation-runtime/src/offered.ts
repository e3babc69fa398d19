import type { ShareScope } from './container.ts'

/** What this build shares with the others in its page. */
export const offered: ShareScope = {}
