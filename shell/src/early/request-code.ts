import { preloadFollowingCode } from './preloads.ts'

/** The first module that the shell runs, so that requests start before other modules run. */
void preloadFollowingCode()
