import type { Id } from '@portal/contract/wire'
import { itemPath } from '@portal/remote-kit'

/** Address of the documents. */
export const documentsPath = '/documenten'

/** Address of the inbox. */
export const inboxPath = '/berichten'

/** Address of the tasks. */
export const tasksPath = '/taken'

/** Address of one message, by its kind and identifier. */
export const messagePath = (key: string): string => itemPath(inboxPath, key)

/** Address of one task. */
export const taskPath = (id: Id): string => itemPath(tasksPath, id)

/** Address of a mortgage's details, where its documents are asked for; as every version of its remote understands it. */
export const mortgagePath = (id: Id): string => `/hypotheek?id=${encodeURIComponent(id)}`

/** Address of one document of the customer. */
export const documentPath = (id: Id): string => itemPath(documentsPath, id)
