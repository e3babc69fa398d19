/** Version of the interface between remotes and shell. A major version only gains members. */
export const portalVersion = '1.0.0'
