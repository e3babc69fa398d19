import type { Call } from '@portal/contract/call'
import type * as v from '@portal/contract/schema'

/** A response of the emulator that replaces the generated one. */
export interface EmulatedAnswer {
  call: Call
  value: unknown
}

/** Defines a response for the emulator in wire format; a remote lists its own in `src/test/emulator.ts`. */
export const answer = <C extends Call>(call: C, value: v.InferInput<C['answer']>): EmulatedAnswer => ({
  call,
  value,
})
