import type { EmulatedResponse } from '@portal/remote-kit/emulator'
import { modules } from 'emulated/contract'
import { setupWorker } from 'msw/browser'
import { createHandlers, findCalls } from './mock-responses.ts'

const contractCalls = findCalls(modules)
const mockWorker = setupWorker()
let workerStartPromise: Promise<unknown> | undefined

/**
 * Starts the mock service worker, which answers API calls with the remote's own responses, or with examples generated
 * from the contract.
 */
export async function startMockWorker(own: readonly EmulatedResponse[]): Promise<void> {
  workerStartPromise ??= mockWorker.start({ quiet: true })
  await workerStartPromise
  mockWorker.resetHandlers(...createHandlers(contractCalls, own))
}
