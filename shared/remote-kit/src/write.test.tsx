import { ApiError } from '@portal/contract/error'
import { renamePasskey } from '@portal/contract/passkey'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PortalContext } from './context.tsx'
import { QueryClientProvider } from './query.ts'
import { createFakePortal } from './test/index.ts'
import { quotaText, throwQuotaReached } from './test/rejected-writes.ts'
import { useWrite } from './write.ts'

const throwUnreachable = (): never => {
  throw new ApiError('unreachable', { message: 'no connection' })
}
const writeInput = { params: { id: 1 }, body: { name: 'Telefoon' } }

function renderWrite() {
  const portal = createFakePortal()
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

test('a response without success makes the write fail and calls no callback', async () => {
  const { portal, onDone, write } = renderWrite()
  portal.answer(renamePasskey, { data: { success: false } })
  write().mutate(writeInput)
  await waitFor(() => expect(write().isError).toBe(true))
  expect(onDone).not.toHaveBeenCalled()
})

test('when a write is rejected with a text of the server, reads are refreshed and the text stays until the next attempt', {
  tags: 'full',
}, async () => {
  const { portal, write } = renderWrite()
  portal.answer(renamePasskey, throwQuotaReached)
  write().mutate(writeInput)
  const invalidate = vi.spyOn(portal.queries, 'invalidateQueries')
  await waitFor(() => expect(write().errorText).toBe(quotaText))
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['PASSKEYS'] })
  portal.answer(renamePasskey, (() => new Promise(() => {})) as never)
  const onProgress = vi.fn()
  write().mutate({ ...writeInput, onProgress })
  await waitFor(() => expect(write()).toMatchObject({ isPending: true, errorText: null, error: null }))
  expect(onProgress).toHaveBeenCalledWith(0.5)
})

test('when the device is offline, a write fails at once and is not sent later', async () => {
  const { portal, write } = renderWrite()
  portal.answer(renamePasskey, throwUnreachable)
  dispatchEvent(new Event('offline'))
  onTestFinished(() => void dispatchEvent(new Event('online')))
  write().mutate(writeInput)
  await waitFor(() => expect(write().error?.failure).toBe('unreachable'))
})
