import { createStore } from '@portal/remote-kit/store'

/** The screen in the outlet and its state. */
export interface Shown {
  name: string
  /** `slow` is still loading after `slowTimeoutMs`. */
  state: 'loading' | 'slow' | 'shown' | 'failed'
  retry(): void
}

/** The screen in the outlet; null while there is none. */
export const shown = createStore<Shown | null>(null)

/** Resolves when a screen is shown or has failed. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveIfSettled = () => {
      const state = shown.get()?.state
      if (state === undefined || state === 'loading') return
      stop()
      resolve()
    }
    const stop = shown.subscribe(resolveIfSettled)
    resolveIfSettled()
  })
