import type { EmulatedResponse } from '@portal/remote-kit/emulator'
import { modules } from 'emulated/contract'
import { setupWorker } from 'msw/browser'
import { createMockHandlers, findApiCalls } from './mock-responses.ts'

const contractCalls = findApiCalls(modules)
const mockWorker = setupWorker()
let workerStartPromise: Promise<unknown> | undefined

/**
 * Starts the mock service worker, which answers API calls with the remote's own responses, or with examples generated
 * from the contract.
 */
export async function startMockWorker(own: readonly EmulatedResponse[]): Promise<void> {
  workerStartPromise ??= mockWorker.start({ quiet: true })
  await workerStartPromise
  mockWorker.resetHandlers(...createMockHandlers(contractCalls, own))
}
