import { getDeskFile } from '@portal/contract/desk/file'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { ErrorPanel, Page, Stack, Tabs } from '@portal/ui'
import { type FileView, fileViews } from '../../shared/paths.ts'
import { refreshIntervalMs } from '../../shared/refresh.ts'
import { cardsSkeleton, listSkeleton } from '../../shared/skeleton.ts'
import { useLive } from '../../shared/use-live.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { Conversation } from './conversation/Conversation.tsx'
import { ErasureNotice } from './erasure/ErasureNotice.tsx'
import { FileFacts } from './facts/FileFacts.tsx'
import { Requests } from './requests/Requests.tsx'

const Advice = lazyWithRetry(() => import(/* webpackChunkName: "advice" */ './advice/Advice.tsx'), {
  waiting: () => <ScreenSkeleton of={listSkeleton} />,
})

const Signings = lazyWithRetry(() => import(/* webpackChunkName: "signings" */ './signings/Signings.tsx'), {
  waiting: () => <ScreenSkeleton of={listSkeleton} />,
})

/** A customer's file, in the view named in the address. */
export function CustomerFile({ id }: { id: string }) {
  const text = useText()
  const tenant = useTenantCode()
  const others = useLive(id)
  const [search, setSearch] = useSearchParams()
  const file = useCurrent(getDeskFile, { params: { tenant, id } }, { every: refreshIntervalMs })
  const view = fileViews.find((one) => one === search.get('view')) ?? 'file'
  const select = (next: string) => setSearch(next === 'file' ? {} : { view: next }, { replace: true })
  const isGone = file.error?.status === 404
  if (isGone)
    return (
      <Page>
        <ErrorPanel title={text('customer_gone')} onRetry={() => void file.refetch()}>
          {text('customer_gone_hint')}
        </ErrorPanel>
      </Page>
    )
  return (
    <QueryView read={file} waiting={<ScreenSkeleton of={cardsSkeleton} />} error={[text('customer_error')]}>
      {({ data }) => {
        const counts: Partial<Record<FileView, number>> = {
          documents: data.documents.filter((one) => one.from_customer && !one.review).length,
          requests: data.requests.filter(({ received }) => !received).length,
        }
        return (
          <Page>
            <CustomerHead file={data} others={others} />
            <ErasureNotice id={data.customer.id} />
            <Tabs
              label={text('customer_views')}
              tabs={fileViews.map((one) => ({
                id: one,
                label: text(`view_${one}`),
                ...(counts[one] ? { count: counts[one] } : {}),
              }))}
              selected={view}
              onSelect={select}
            >
              <Stack gap="5">
                {view === 'file' && <FileFacts file={data} />}
                {view === 'conversation' && <Conversation id={id} documents={data.documents} />}
                {view === 'documents' && <CustomerDocuments documents={data.documents} />}
                {view === 'advice' && <Advice id={id} />}
                {view === 'requests' && (
                  <>
                    <Requests id={id} file={data} />
                    <Signings id={id} documents={data.documents} />
                  </>
                )}
              </Stack>
            </Tabs>
          </Page>
        )
      }}
    </QueryView>
  )
}
