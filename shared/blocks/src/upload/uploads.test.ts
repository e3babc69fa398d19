import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTenantFiles } from './uploads.ts'

const textFile = new File(['Jaaropgave'], 'opgave.exe')
afterEach(() => vi.doUnmock('./inspect-file.ts'))

async function listStepsOfAddedFile() {
  const { result } = renderHook(useTenantFiles)
  act(() => result.current.add([textFile]))
  await waitFor(() => expect(result.current.items[0]?.state.step).not.toBe('checking'))
  return result.current.items.map(({ state }) => state)
}

test('if the code that checks files does not load, the server decides', async () => {
  vi.doMock('./inspect-file.ts', () => {
    throw new Error('offline')
  })
  expect(await listStepsOfAddedFile()).toEqual([{ step: 'ready' }])
})

test('the next file is checked on the device once the code loads', async () => {
  expect(await listStepsOfAddedFile()).toEqual([{ step: 'refused', why: 'type' }])
})
