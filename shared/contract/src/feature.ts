/** Features that a tenant can disable: their calls respond with 404 (TENANT-08 … TENANT-14). */
export type Feature = 'income' | 'mortgages' | 'obligations' | 'policies' | 'appointments'
