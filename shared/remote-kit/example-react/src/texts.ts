import type { Catalogs } from '@portal/remote-kit'

/** The catalog of each wording; the build makes a file of each. */
export const texts: Catalogs = (wording) => import(`./texts/${wording}.json`)
