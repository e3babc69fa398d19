/** What remotes share and find nowhere else. The build fills the list from that of the shared modules. */
export const provided: readonly object[] = []
