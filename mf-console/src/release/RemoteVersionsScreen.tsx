import { Route, Routes, useParams } from '@portal/remote-kit/router'
import { releasesPath } from '../shared/console-paths.ts'
import { RemoteDetails } from './RemoteDetails.tsx'

/** Screen of one remote: its versions by tenant, their health, and the history. */
export default function RemoteVersionsScreen() {
  return (
    <Routes>
      <Route path={`${releasesPath}/:remote`} element={<RemoteDetailsFromUrl />} />
    </Routes>
  )
}

function RemoteDetailsFromUrl() {
  const { remote = '' } = useParams()
  return <RemoteDetails key={remote} name={remote} />
}
