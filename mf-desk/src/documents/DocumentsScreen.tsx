import { getDocumentsToReview } from '@portal/contract/desk/document'
import { ListRoutes, QueryView, useCurrent, useOpened } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Grid, Page, Text } from '@portal/ui'
import { documentsPath } from '../shared/paths.ts'
import { refreshIntervalMs } from '../shared/refresh.ts'
import { listSkeleton } from '../shared/skeleton.ts'
import { useLive } from '../shared/use-live.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { Review } from './Review.tsx'
import { useShownDocument } from './use-shown-document.ts'
import { WaitingList } from './WaitingList.tsx'

/** Documents from customers: the list of those to review, beside the open one. */
export default function DocumentsScreen() {
  return (
    <ListRoutes path={documentsPath}>
      <Documents />
    </ListRoutes>
  )
}

const columns = { base: 'minmax(0,1fr)', lg: '320px minmax(0,1fr)' }

function Documents() {
  const text = useText()
  const tenant = useTenantCode()
  useLive()
  const { id } = useOpened(documentsPath)
  const { decided, decide, held } = useShownDocument()
  const waiting = useCurrent(getDocumentsToReview, { params: { tenant } }, { every: refreshIntervalMs })
  return (
    <QueryView
      read={waiting}
      waiting={<ScreenSkeleton of={listSkeleton} />}
      error={[text('documents_error')]}
      empty={{ title: text('documents_empty'), children: text('documents_empty_hint') }}
    >
      {({ data: all }) => {
        const data = all.filter((document) => !decided.includes(document.id))
        const open = id ?? held(data)
        if (open === undefined) return null
        return (
          <Page>
            <Text color="ink2">{text('documents_count', { count: data.length })}</Text>
            <Grid gridTemplateColumns={columns} gap="5" alignItems="start">
              <WaitingList documents={data} open={open} />
              <Review key={open} id={open} waiting={data} onDecided={decide} />
            </Grid>
          </Page>
        )
      }}
    </QueryView>
  )
}
