import { itemPath } from '@portal/remote-kit'

/** Path of the mortgage screen. */
export const mortgagesPath = '/hypotheek'

/** Path of the home screen. */
export const livingPath = '/wonen'

/** Path of a mortgage's details. */
export const detailsOf = (id: string | number): string => itemPath(mortgagesPath, id)
