/** Version of the interface between remotes and shell (semver). Within a major version, members are only added. */
export const portalVersion = '1.0.0'
