/** A feature that a tenant may switch off (TENANT-08 … TENANT-14). Its calls then respond with 404. */
export type Feature = 'income' | 'mortgages' | 'obligations' | 'policies' | 'appointments'
