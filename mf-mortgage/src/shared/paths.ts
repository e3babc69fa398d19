import { itemPath } from '@portal/remote-kit'

/** Address of the mortgages. */
export const mortgagesPath = '/hypotheek'

/** Address of the home. */
export const livingPath = '/wonen'

/** Address of a mortgage's details. */
export const detailsOf = (id: string | number): string => itemPath(mortgagesPath, id)
