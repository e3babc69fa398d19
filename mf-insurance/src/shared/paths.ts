import type { Id } from '@portal/contract/wire'
import { itemPath } from '@portal/remote-kit'

/** Path of the policies. */
export const policiesPath = '/verzekeringen'

/** Path of a policy. */
export const policyPath = (id: Id): string => itemPath(policiesPath, id)

/** Path of the damage reports. */
export const damagesPath = '/schades'

/** Path of a damage report. */
export const damagePath = (id: Id): string => itemPath(damagesPath, id)

/** Path of the damage report form. */
export const reportPath = '/schades/melden'

/** Path of a document, in the query form that every version of its remote understands. */
export const documentPath = (id: Id): string => `/documenten?id=${encodeURIComponent(id)}`
