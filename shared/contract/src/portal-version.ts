/**
 * Version of the interface between remotes and shell (semver). Within a major version, the interface only gains
 * members.
 */
export const portalVersion = '1.0.0'
