import { postReleaseAct, type ReleaseAct } from '@portal/contract/release'
import { useWrite } from '@portal/remote-kit'
import { useProblem } from '../../shared/use-problem.ts'

/** Runs an action on a remote, and keeps its error. */
export function useAct(remote: string, onDone: () => void) {
  const write = useWrite(postReleaseAct, { refreshes: ['RELEASE', 'CONSOLE_TENANT'], onDone })
  const problemOf = useProblem()
  return {
    send: async (body: ReleaseAct) => {
      await write.mutateAsync({ params: { remote }, body }).catch(() => {})
    },
    busy: write.isPending,
    problem: problemOf(write.error),
  }
}
