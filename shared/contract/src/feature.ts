/** Features that a tenant can disable (TENANT-08 … TENANT-14). The calls of a disabled feature respond with 404. */
export type Feature = 'income' | 'mortgages' | 'obligations' | 'policies' | 'appointments'
