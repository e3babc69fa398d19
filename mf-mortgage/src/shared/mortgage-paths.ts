import { getListItemPath } from '@portal/remote-kit'

export const mortgagesPath = '/hypotheek'

export const livingPath = '/wonen'

export const getMortgagePath = (id: string | number): string => getListItemPath(mortgagesPath, id)
