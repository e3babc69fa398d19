import { Badge, Box, Card, chakra, Heading, Link, Page, type Status, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useShell } from '../layout/context.tsx'
import type { RemoteState } from '../registry/versions.ts'

const looks: Record<RemoteState['state'], Status> = {
  'not loaded': 'neutral',
  loading: 'neutral',
  loaded: 'good',
  failed: 'bad',
}

/** For developers, on its own address of the demo: loads every remote of the page's registry, and tells how each fares. */
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
        <Card overflowX="auto">
          <chakra.table w="100%" textAlign="left">
            <thead>
              <tr>
                {['Remote', 'Version', 'State', 'Loaded in', 'Screens', 'Slots'].map((title) => (
                  <chakra.th key={title} scope="col" p="3" color="ink2" fontWeight={500}>
                    {title}
                  </chakra.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {states.map((state) => (
                <RemoteRow key={state.name} state={state} />
              ))}
            </tbody>
          </chakra.table>
        </Card>
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
  return (
    <chakra.tr borderTopWidth="1px" borderColor="line" verticalAlign="top">
      <chakra.th scope="row" p="3" fontWeight={600}>
        {name}
        {error && (
          <Text color="ink2" role="alert">
            {error}
          </Text>
        )}
      </chakra.th>
      {cells.map((cell, index) => (
        <chakra.td key={index} p="3" fontVariantNumeric="tabular-nums">
          {cell}
        </chakra.td>
      ))}
    </chakra.tr>
  )
}
