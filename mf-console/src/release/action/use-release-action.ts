import { type ReleaseAction, runReleaseAction } from '@portal/contract/release'
import { useWrite } from '@portal/remote-kit'
import { useErrorText } from '../../shared/use-error-text.ts'

/** Runs an action on a remote; returns its progress and error. */
export function useReleaseAction(remote: string, onDone: () => void) {
  const write = useWrite(runReleaseAction, { refreshes: ['RELEASE', 'CONSOLE_TENANT'], onDone })
  const getErrorText = useErrorText()
  return {
    send: async (body: ReleaseAction) => {
      await write.mutateAsync({ params: { remote }, body }).catch(() => {})
    },
    busy: write.isPending,
    problem: getErrorText(write.error),
  }
}
