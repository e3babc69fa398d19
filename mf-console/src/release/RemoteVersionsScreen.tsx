import { useMatch } from '@portal/remote-kit/router'
import { releasesPath } from '../shared/console-paths.ts'
import { RemoteDetails } from './RemoteDetails.tsx'

/** Screen of one remote: its versions by tenant, their health, and the history. */
export default function RemoteVersionsScreen() {
  const remote = useMatch(`${releasesPath}/:remote`)?.params.remote
  return remote && <RemoteDetails key={remote} name={remote} />
}
