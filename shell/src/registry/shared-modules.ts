/** Modules that the shell shares with remotes. The build fills the list. */
export const sharedModules: readonly object[] = []
