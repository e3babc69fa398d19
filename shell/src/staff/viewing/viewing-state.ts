import { createStore } from '@portal/remote-kit/store'

export const isChangeAttempted = createStore(false)

export const isRoleWithdrawn = createStore(false)
