import { type ReleaseAction, runReleaseAction } from '@portal/contract/release'
import { useConsoleWrite } from '../../shared/use-console-write.ts'

/** Runs an action on a remote. */
export function useReleaseAction(remote: string, onDone: () => void) {
  const write = useConsoleWrite(runReleaseAction, { refreshes: ['RELEASE', 'CONSOLE_TENANT'], onDone })
  return {
    send: (body: ReleaseAction) => write.submit({ params: { remote }, body }),
    problem: write.errorText,
  }
}
