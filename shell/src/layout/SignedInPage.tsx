import { Await } from '@portal/remote-kit/await'
import { Boundary } from '@portal/remote-kit/boundary'
import { useState } from 'react'
import { useShell } from './context.tsx'
import { loadSignedInCode } from './signed-in-code.ts'

export function SignedInPage({ welcoming }: { welcoming: boolean }) {
  const { report } = useShell()
  const [arrival, setArrival] = useState(loadSignedInCode)
  return (
    <Boundary onError={(error) => report(error, 'shell')} onRetry={() => setArrival(loadSignedInCode())}>
      <Await tracked={arrival} placeholder={null}>
        {(SignedIn) => <SignedIn welcoming={welcoming} />}
      </Await>
    </Boundary>
  )
}
