/** Modules that remotes share. The build fills the list. */
export const provided: readonly object[] = []
