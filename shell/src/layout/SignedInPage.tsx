import { Await } from '@portal/remote-kit/await'
import { Boundary } from '@portal/remote-kit/boundary'
import { useState } from 'react'
import { useShell } from './context.tsx'
import { signedInCode } from './signed-in-code.ts'

/** What somebody who is signed in sees; where its code does not come, a panel whose button asks for it again. */
export function SignedInPage({ welcoming }: { welcoming: boolean }) {
  const { report } = useShell()
  const [arrival, setArrival] = useState(signedInCode)
  return (
    <Boundary onError={(error) => report(error, 'shell')} onRetry={() => setArrival(signedInCode())}>
      <Await of={arrival} waiting={null}>
        {(SignedIn) => <SignedIn welcoming={welcoming} />}
      </Await>
    </Boundary>
  )
}
