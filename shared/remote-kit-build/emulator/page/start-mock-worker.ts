import type { EmulatedResponse } from '@portal/remote-kit/emulator'
import { modules } from 'emulated/contract'
import { setupWorker } from 'msw/browser'
import { createHandlers, findCalls } from './mock-responses.ts'

const contractCalls = findCalls(modules)
const mockWorker = setupWorker()
let workerStart: Promise<unknown> | undefined

/**
 * Starts the mock service worker. It answers calls with the remote's own responses, or with examples generated from the
 * contract.
 */
export async function startMockWorker(own: readonly EmulatedResponse[]): Promise<void> {
  workerStart ??= mockWorker.start({ quiet: true })
  await workerStart
  mockWorker.resetHandlers(...createHandlers(contractCalls, own))
}
