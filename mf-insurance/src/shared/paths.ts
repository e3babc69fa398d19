import type { Id } from '@portal/contract/wire'
import { getListItemPath } from '@portal/remote-kit'

export const policiesPath = '/verzekeringen'

export const getPolicyPath = (id: Id): string => getListItemPath(policiesPath, id)

export const damagesPath = '/schades'

export const getDamagePath = (id: Id): string => getListItemPath(damagesPath, id)

export const damageReportPath = '/schades/melden'

/**
 * Path of the documents screen that opens a document. The id is a query parameter, because every version of the
 * documents remote supports that.
 */
export const getDocumentScreenPath = (id: Id): string => `/documenten?id=${encodeURIComponent(id)}`
