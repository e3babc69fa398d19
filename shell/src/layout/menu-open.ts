import { createStore } from '@portal/remote-kit/store'

/** Whether the menu drawer is open, on windows without the permanent menu. */
export const menuOpen = createStore(false)
