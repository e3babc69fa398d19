import { vi } from 'vitest'

/** Puts the page away, as a customer does who goes to another tab, and waits until what that sets off is done. */
export async function hidePage(): Promise<void> {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
