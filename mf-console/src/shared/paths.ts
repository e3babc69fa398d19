/** Path of the list of releases. */
export const releasesPath = '/releases'

/** Path of the list of tenants. */
export const tenantsPath = '/tenants'
