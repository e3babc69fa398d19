import { createStore } from '@portal/remote-kit/store'

/** Whether the viewer just tried to change something, until the message is dismissed. */
export const changeAttempted = createStore(false)

/** Whether the viewer's role was withdrawn meanwhile. */
export const roleWithdrawn = createStore(false)
