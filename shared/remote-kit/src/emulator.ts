import type { Call } from '@portal/contract/call'
import type * as v from '@portal/contract/schema'

/** What the emulator answers to a call, in place of what it makes up. */
export interface EmulatedAnswer {
  call: Call
  value: unknown
}

/** An answer for the emulator, as the wire gives it; a remote lists its own in `src/test/emulator.ts`. */
export const answer = <C extends Call>(call: C, value: v.InferInput<C['answer']>): EmulatedAnswer => ({
  call,
  value,
})
