import { createStore } from '@portal/remote-kit/store'

/** Whether somebody who only looks just tried to change something, until they read that it cannot be. */
export const attempted = createStore(false)

/** Whether the one who looks may no longer: the role at the firm was withdrawn meanwhile. */
export const withdrawn = createStore(false)
