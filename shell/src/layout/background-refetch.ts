import { toQueryKey } from '@portal/contract/call'
import { useQueries } from '@portal/remote-kit/query'
import { useMemo } from 'react'
import { useShell } from './shell-context.tsx'

/**
 * On every screen, refetches the data that routes list in `keepFresh` at their interval, once the data has loaded
 * (DOC-10).
 */
export function useBackgroundRefetch(): void {
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
    combine: ignoreQueryResults,
  })
}

const ignoreQueryResults = () => null
