import { Route, Routes, useParams } from '@portal/remote-kit/router'
import { releasesPath } from '../shared/paths.ts'
import { Release } from './Release.tsx'

/** A remote: its versions by tenant, their health, and the history. */
export default function ReleaseScreen() {
  return (
    <Routes>
      <Route path={`${releasesPath}/:remote`} element={<OfAddress />} />
    </Routes>
  )
}

function OfAddress() {
  const { remote = '' } = useParams()
  return <Release key={remote} name={remote} />
}
