import type * as stock from '@module-federation/runtime'
import { expectTypeOf, test } from 'vitest'
import type * as ours from './load.ts'

type Call = 'loadRemote' | 'registerPlugins' | 'registerRemotes'
type Given<Runtime extends Record<Call, (...given: never[]) => unknown>, Name extends Call> = Parameters<
  Runtime[Name]
>

test('what the shell gives this runtime may be given to the stock one', () => {
  expectTypeOf<Given<typeof ours, 'registerRemotes'>>().toExtend<Given<typeof stock, 'registerRemotes'>>()
  expectTypeOf<Given<typeof ours, 'registerPlugins'>>().toExtend<Given<typeof stock, 'registerPlugins'>>()
  expectTypeOf<Given<typeof ours, 'loadRemote'>>().toExtend<Given<typeof stock, 'loadRemote'>>()
})
