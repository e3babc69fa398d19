import { vi } from 'vitest'

export async function hidePage(): Promise<void> {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
