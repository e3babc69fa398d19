/**
 * Version of the interface between remotes and the shell (`Portal` in remote-kit). Within a major version it only
 * grows; a remote's descriptor names the range it needs.
 */
export const portalVersion = '1.0.0'
