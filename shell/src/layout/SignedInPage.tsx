import { Await } from '@portal/remote-kit/await'
import { ErrorBoundary } from '@portal/remote-kit/boundary'
import { useState } from 'react'
import { loadSignedInLayout } from './load-signed-in-layout.ts'
import { useShell } from './shell-context.tsx'

export function SignedInPage({ welcoming }: { welcoming: boolean }) {
  const { report } = useShell()
  const [arrival, setArrival] = useState(loadSignedInLayout)
  return (
    <ErrorBoundary
      onError={(error) => report(error, 'shell')}
      onRetry={() => setArrival(loadSignedInLayout())}
    >
      <Await tracked={arrival} placeholder={null}>
        {(SignedIn) => <SignedIn welcoming={welcoming} />}
      </Await>
    </ErrorBoundary>
  )
}
