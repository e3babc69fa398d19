import type { ApiCall } from '@portal/contract/call'
import type * as v from '@portal/contract/valibot'

/** A response of the emulator, instead of a generated one. */
export interface EmulatedResponse {
  call: ApiCall
  value: unknown
}

/** Defines a response of the emulator, in wire format. A remote lists its responses in `src/test/emulator.ts`. */
export const emulateResponse = <C extends ApiCall>(
  call: C,
  value: v.InferInput<C['response']>,
): EmulatedResponse => ({
  call,
  value,
})
