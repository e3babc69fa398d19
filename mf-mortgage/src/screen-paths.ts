/** Address of the mortgages. */
export const mortgagesPath = '/hypotheek'

/** Address of a mortgage's details. */
export const detailsOf = (id: string | number): string => `${mortgagesPath}?id=${encodeURIComponent(id)}`
