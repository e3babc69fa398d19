import type { Id } from '@portal/contract/wire'
import { getListItemPath } from '@portal/remote-kit'

export const policiesPath = '/verzekeringen'

export const getPolicyPath = (id: Id): string => getListItemPath(policiesPath, id)

export const damagesPath = '/schades'

export const getDamagePath = (id: Id): string => getListItemPath(damagesPath, id)

export const damageReportPath = '/schades/melden'

/** Path of a document with its id as query parameter, which every version of the documents remote understands. */
export const getDocumentScreenPath = (id: Id): string => `/documenten?id=${encodeURIComponent(id)}`
