import { createStore } from '@portal/remote-kit/store'

export const isMenuOpen = createStore(false)
