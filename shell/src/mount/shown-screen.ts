import { createStore } from '@portal/remote-kit/store'

export interface ShownScreen {
  name: string
  /** `slow` means that the screen is still loading after `slowLoadingThresholdMs`. */
  state: 'loading' | 'slow' | 'shown' | 'failed'
  retry(): void
}

export const shownScreen = createStore<ShownScreen | null>(null)

export const waitUntilScreenSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveIfSettled = () => {
      const state = shownScreen.get()?.state
      if (state === undefined || state === 'loading') return
      stop()
      resolve()
    }
    const stop = shownScreen.subscribe(resolveIfSettled)
    resolveIfSettled()
  })
