/** Path of the list of releases. */
export const releasesPath = '/releases'

/** Path of the list of firms. */
export const firmsPath = '/firms'
