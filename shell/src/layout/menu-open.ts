import { createStore } from '@portal/remote-kit/store'

/** Whether the menu is open over the page, where it does not stand beside the screen. */
export const menuOpen = createStore(false)
