import type { EmulatedAnswer } from '@portal/remote-kit/emulator'
import { modules } from 'emulated/contract'
import { setupWorker } from 'msw/browser'
import { callsOf, handlersOf } from './mock-responses.ts'

const calls = callsOf(modules)
const worker = setupWorker()
let started: Promise<unknown> | undefined

/**
 * Starts the mock service worker. It answers calls with the remote's own responses, or with examples generated from the
 * contract.
 */
export async function startMockWorker(own: readonly EmulatedAnswer[]): Promise<void> {
  started ??= worker.start({ quiet: true })
  await started
  worker.resetHandlers(...handlersOf(calls, own))
}
