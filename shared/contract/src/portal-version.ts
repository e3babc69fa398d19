/**
 * Version of the interface between remotes and shell (`Portal` in remote-kit). A major version only grows; a remote's
 * descriptor names the range that it needs.
 */
export const portalVersion = '1.0.0'
