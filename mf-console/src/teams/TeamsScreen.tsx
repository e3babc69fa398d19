import { getReleaseTeams } from '@portal/contract/release-team'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Card, Key, Page } from '@portal/ui'
import { useState } from 'react'
import { listSkeleton } from '../shared/list-skeleton.ts'
import { useText } from '../texts.ts'
import { TeamRow } from './TeamRow.tsx'

const GrantOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "grant" */ './GrantDialog.tsx'),
  ({ open }) => open,
)

/** Publishing teams with their keys and permissions. */
export default function TeamsScreen() {
  const text = useText()
  const teams = useCurrentData(getReleaseTeams)
  const [granting, setGranting] = useState(false)
  const grant = <Button onClick={() => setGranting(true)}>{text('grant')}</Button>
  return (
    <>
      <GrantOverlay open={granting} onClose={() => setGranting(false)} />
      <QueryView
        read={teams}
        placeholder={<ScreenSkeleton of={listSkeleton} />}
        error={[text('teams_error')]}
        empty={{
          title: text('teams_empty'),
          children: text('teams_empty_hint'),
          illustration: <Key />,
          action: grant,
        }}
      >
        {({ data }) =>
          data.length > 0 && (
            <Page>
              <div>{grant}</div>
              <Card>
                <ul>
                  {data.map((team) => (
                    <TeamRow key={team.key} team={team} />
                  ))}
                </ul>
              </Card>
            </Page>
          )
        }
      </QueryView>
    </>
  )
}
