import { Route, Routes, useParams } from '@portal/remote-kit/router'
import { releasesPath } from '../shared/paths.ts'
import { Release } from './Release.tsx'

/** One remote: who gets which version, how each fares, and what was done with it. */
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
