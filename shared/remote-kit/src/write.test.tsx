import { ApiError } from '@portal/contract/error'
import { renamePasskey } from '@portal/contract/passkey'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PortalContext } from './context.tsx'
import { QueryClientProvider } from './query.ts'
import { fakePortal } from './test/index.ts'
import { quotaReached, quotaSentence } from './test/refused-writes.ts'
import { useWrite } from './write.ts'

const unreachable = (): never => {
  throw new ApiError('unreachable', { message: 'no connection' })
}
const input = { params: { id: 1 }, body: { name: 'Telefoon' } }

function show() {
  const portal = fakePortal()
  const onDone = vi.fn()
  const { result } = renderHook(() => useWrite(renamePasskey, { onDone, refreshes: ['PASSKEYS'] }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={portal.queries}>
        <PortalContext value={portal}>{children}</PortalContext>
      </QueryClientProvider>
    ),
  })
  return { portal, onDone, write: () => result.current }
}

test('a server answers without success, the write fails and calls nobody', async () => {
  const { portal, onDone, write } = show()
  portal.answer(renamePasskey, { data: { success: false } })
  write().mutate(input)
  await waitFor(() => expect(write().isError).toBe(true))
  expect(onDone).not.toHaveBeenCalled()
})

test('a write is rejected with a text of the server, the reads are refreshed and the text stays until the next attempt', {
  tags: 'full',
}, async () => {
  const { portal, write } = show()
  portal.answer(renamePasskey, quotaReached)
  write().mutate(input)
  const invalidate = vi.spyOn(portal.queries, 'invalidateQueries')
  await waitFor(() => expect(write().refusal).toBe(quotaSentence))
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['PASSKEYS'] })
  portal.answer(renamePasskey, (() => new Promise(() => {})) as never)
  const onProgress = vi.fn()
  write().mutate({ ...input, onProgress })
  await waitFor(() => expect(write()).toMatchObject({ isPending: true, refusal: null, error: null }))
  expect(onProgress).toHaveBeenCalledWith(0.5)
})

test('the device is offline, a write fails at once and is not sent later', async () => {
  const { portal, write } = show()
  portal.answer(renamePasskey, unreachable)
  dispatchEvent(new Event('offline'))
  onTestFinished(() => void dispatchEvent(new Event('online')))
  write().mutate(input)
  await waitFor(() => expect(write().error?.failure).toBe('unreachable'))
})
