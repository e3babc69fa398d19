import { addDeferredPreloads } from './preloads.ts'

/** The first module that the shell runs: before the others take their time. */
addDeferredPreloads()
