export const releasesPath = '/releases'

export const tenantsPath = '/tenants'
