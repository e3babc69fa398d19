import { getEdits } from '@portal/contract/desk/edit'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Page, Text } from '@portal/ui'
import { refreshIntervalMs } from '../shared/refresh.ts'
import { listSkeleton } from '../shared/skeleton.ts'
import { useLive } from '../shared/use-live.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { EditCard } from './EditCard.tsx'

/** Unapproved changes by customers, oldest first. */
export default function EditsScreen() {
  const text = useText()
  const tenant = useTenantCode()
  useLive()
  const edits = useCurrent(getEdits, { params: { tenant } }, { every: refreshIntervalMs })
  return (
    <QueryView
      read={edits}
      waiting={<ScreenSkeleton of={listSkeleton} />}
      error={[text('edits_error')]}
      empty={{ title: text('edits_empty'), children: text('edits_empty_hint') }}
    >
      {({ data }) =>
        data.length > 0 && (
          <Page>
            <Text color="ink2">{text('edits_count', { count: data.length })}</Text>
            {data.map((edit) => (
              <EditCard key={edit.id} edit={edit} />
            ))}
          </Page>
        )
      }
    </QueryView>
  )
}
