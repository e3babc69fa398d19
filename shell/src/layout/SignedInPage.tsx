import { Await } from '@portal/remote-kit/await'
import { ErrorBoundary } from '@portal/remote-kit/boundary'
import { useState } from 'react'
import { useShell } from './shell-context.tsx'
import { loadSignedInCode } from './signed-in-code.ts'

export function SignedInPage({ welcoming }: { welcoming: boolean }) {
  const { report } = useShell()
  const [arrival, setArrival] = useState(loadSignedInCode)
  return (
    <ErrorBoundary onError={(error) => report(error, 'shell')} onRetry={() => setArrival(loadSignedInCode())}>
      <Await tracked={arrival} placeholder={null}>
        {(SignedIn) => <SignedIn welcoming={welcoming} />}
      </Await>
    </ErrorBoundary>
  )
}
