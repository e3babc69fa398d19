import { Badge, Box, Heading, Link, Page, type Status, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useShell } from '../layout/context.tsx'
import type { RemoteState } from '../registry/versions.ts'
import { Accounts } from './Accounts.tsx'
import { Row, Table } from './Table.tsx'

const looks: Record<RemoteState['state'], Status> = {
  'not loaded': 'neutral',
  loading: 'neutral',
  loaded: 'good',
  failed: 'bad',
}

/**
 * For developers, on its own address of the demo: loads every remote of the page's registry, and tells how each fares, and what it
 * costs the pages that are open.
 */
export function RemotesPage() {
  const { remotes, loader } = useShell()
  const [states, setStates] = useState(loader.states())
  useEffect(() => {
    const look = () => setStates(loader.states())
    for (const { name } of remotes) void loader.load(name).then(look, look)
  }, [remotes, loader])
  return (
    <Box maxW="1200px" mx="auto" p={{ base: '4', md: '8' }}>
      <Page>
        <Heading level={1}>Remotes</Heading>
        <Text color="ink2">
          The versions that this page gets, each loaded now. <Link href="/">To the portal</Link>
        </Text>
        <Table titles={['Remote', 'Version', 'State', 'Loaded in', 'Screens', 'Slots']}>
          {states.map((state) => (
            <RemoteRow key={state.name} state={state} />
          ))}
        </Table>
        <Accounts />
      </Page>
    </Box>
  )
}

function RemoteRow({ state: { name, version, state, gaveUp, took, error } }: { state: RemoteState }) {
  const contributes = useShell().remotes.find((remote) => remote.name === name)?.contributes
  const cells = [
    gaveUp ? `${version}, in place of ${gaveUp}` : version,
    <Badge key="state" status={looks[state]}>
      {state}
    </Badge>,
    took === undefined ? '' : `${Math.round(took)} ms`,
    contributes?.routes.map(({ path }) => path).join(', '),
    contributes?.slots.map(({ slot }) => slot).join(', '),
  ]
  const failure = error && (
    <Text color="ink2" role="alert">
      {error}
    </Text>
  )
  return (
    <Row
      head={
        <>
          {name}
          {failure}
        </>
      }
      cells={cells}
    />
  )
}
