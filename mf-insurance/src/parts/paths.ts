import type { Id } from '@portal/contract/wire'

/** Address of the policies. */
export const policiesPath = '/verzekeringen'

/** Address of one policy. */
export const policyPath = (id: Id): string => `${policiesPath}?id=${encodeURIComponent(id)}`

/** Address of the damage reports. */
export const damagesPath = '/schades'

/** Address of one damage report. */
export const damagePath = (id: Id): string => `${damagesPath}?id=${encodeURIComponent(id)}`

/** Address of the form to report a damage. */
export const reportPath = '/schades/melden'

/** Address of one document, which another remote draws. */
export const documentPath = (id: Id): string => `/documenten?id=${encodeURIComponent(id)}`
