import { keyOf } from '@portal/contract/call'
import { useQueries } from '@portal/remote-kit/query'
import { useMemo } from 'react'
import { useShell } from './context.tsx'

/**
 * Repeats the reads that remotes want fresh on every screen (DOC-10), once something has read them. An unchanged read
 * costs a 304.
 */
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
      queryKey: keyOf(read),
      queryFn: ({ signal }: { signal: AbortSignal }) => core.api.read(read, { signal }),
      refetchInterval: every,
      enabled: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
      notifyOnChangeProps: [],
    })),
    combine: nothing,
  })
}

const nothing = () => null
