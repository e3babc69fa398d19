import { createStore } from '@portal/remote-kit/store'

/** Which screen stands in the outlet, and how far it is. */
export interface Shown {
  name: string
  /** `slow` still loads, for longer than one waits without being told. */
  state: 'loading' | 'slow' | 'shown' | 'failed'
  retry(): void
}

/** What stands in the outlet; null while nothing does. */
export const shown = createStore<Shown | null>(null)

/** Resolves when a screen stands, or there is something to say of why it does not. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const state = shown.get()?.state
      if (state === undefined || state === 'loading') return
      stop()
      resolve()
    }
    const stop = shown.subscribe(look)
    look()
  })
