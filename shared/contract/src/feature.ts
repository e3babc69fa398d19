/** A part of the portal that a firm may have off (TENANT-08 … TENANT-14). Calls that belong to one are then not answered. */
export type Feature = 'income' | 'mortgages' | 'obligations' | 'policies' | 'appointments'
