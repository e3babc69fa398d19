/**
 * Version of the interface between remotes and shell (`Portal` in remote-kit). Within a major version, the interface
 * only gains members. A remote's descriptor states the range of versions that it needs.
 */
export const portalVersion = '1.0.0'
