import { modules } from 'emulated/contract'
import { setupWorker } from 'msw/browser'
import type { EmulatedAnswer } from '../../src/emulator.ts'
import { callsOf, handlersOf } from './answers.ts'

const calls = callsOf(modules)
const worker = setupWorker()
let started: Promise<unknown> | undefined

/** Answers the page's calls from now on, with a remote's own answers or what is made up from the contract. */
export async function answerCalls(own: readonly EmulatedAnswer[]): Promise<void> {
  started ??= worker.start({ quiet: true })
  await started
  worker.resetHandlers(...handlersOf(calls, own))
}
