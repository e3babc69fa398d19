import type { Id } from '@portal/contract/wire'
import { itemPath } from '@portal/remote-kit'

/** Address of the policies. */
export const policiesPath = '/verzekeringen'

/** Address of one policy. */
export const policyPath = (id: Id): string => itemPath(policiesPath, id)

/** Address of the damage reports. */
export const damagesPath = '/schades'

/** Address of one damage report. */
export const damagePath = (id: Id): string => itemPath(damagesPath, id)

/** Address of the form to report a damage. */
export const reportPath = '/schades/melden'

/** Address of one document, as every version of the remote that draws it understands it. */
export const documentPath = (id: Id): string => `/documenten?id=${encodeURIComponent(id)}`
