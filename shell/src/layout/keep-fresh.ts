import { toQueryKey } from '@portal/contract/call'
import { useQueries } from '@portal/remote-kit/query'
import { useMemo } from 'react'
import { useShell } from './context.tsx'

/** Repeats the reads that remotes keep fresh on every screen (DOC-10), once they have been read. */
export function useKeepFresh(): void {
  const { remotes, core } = useShell()
  const wanted = useMemo(
    () =>
      remotes
        .flatMap(({ contributes }) => contributes.routes)
        .flatMap(({ gate, keepFresh = [] }) => (core.isAllowed(gate) ? keepFresh : [])),
    [remotes, core],
  )
  useQueries({
    queries: wanted.map(({ read, every }) => ({
      queryKey: toQueryKey(read),
      queryFn: ({ signal }: { signal: AbortSignal }) => core.api.read(read, { signal }),
      refetchInterval: every,
      enabled: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
      notifyOnChangeProps: [],
    })),
    combine: combineNothing,
  })
}

const combineNothing = () => null
