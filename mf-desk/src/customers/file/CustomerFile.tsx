import { getDeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { QueryView } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { useSearchParams } from '@portal/remote-kit/router'
import { Page, Stack, Tabs } from '@portal/ui'
import { type CustomerFileView, customerFileViews } from '../../shared/desk-paths.ts'
import { cardsPlaceholder, listPlaceholder } from '../../shared/placeholders.tsx'
import { polled, useDeskData } from '../../shared/use-desk-data.ts'
import { useLiveUpdates } from '../../shared/use-live-updates.ts'
import { useText } from '../../texts.ts'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { CustomerHeader } from './CustomerHeader.tsx'
import { Conversation } from './conversation/Conversation.tsx'
import { ErasureNotice } from './erasure/ErasureNotice.tsx'
import { CustomerFileFacts } from './facts/CustomerFileFacts.tsx'
import { DocumentRequests } from './requests/DocumentRequests.tsx'

const CustomerAdvice = lazyWithRetry(
  () => import(/* webpackChunkName: "advice" */ './advice/CustomerAdvice.tsx'),
  { placeholder: () => listPlaceholder },
)

const CustomerSignings = lazyWithRetry(
  () => import(/* webpackChunkName: "signings" */ './signings/CustomerSignings.tsx'),
  { placeholder: () => listPlaceholder },
)

/** Shows a customer's file in the view that the URL names. */
export default function CustomerFile({ id }: { id: string }) {
  const text = useText()
  const others = useLiveUpdates(id)
  const [search, setSearch] = useSearchParams()
  const file = useDeskData(getDeskCustomerFile, { params: { id } }, polled)
  const view = customerFileViews.find((one) => one === search.get('view')) ?? 'file'
  const selectView = (next: string) => setSearch(next === 'file' ? {} : { view: next }, { replace: true })
  const isGone = file.error?.status === 404
  return (
    <QueryView
      read={isGone ? { ...file, data: undefined } : file}
      placeholder={cardsPlaceholder}
      error={isGone ? [text('customer_gone'), text('customer_gone_hint')] : [text('customer_error')]}
    >
      {({ data }) => {
        const counts: Partial<Record<CustomerFileView, number>> = {
          documents: data.documents.filter((one) => one.from_customer && !one.review).length,
          requests: data.requests.filter(({ received }) => !received).length,
        }
        return (
          <Page>
            <CustomerHeader file={data} viewingColleagues={others} />
            <ErasureNotice id={data.customer.id} />
            <Tabs
              label={text('customer_views')}
              tabs={customerFileViews.map((one) => ({
                id: one,
                label: text(`view_${one}`),
                ...(counts[one] ? { count: counts[one] } : {}),
              }))}
              selected={view}
              onSelect={selectView}
            >
              <Stack gap="5">
                {view === 'file' && <CustomerFileFacts file={data} />}
                {view === 'conversation' && <Conversation id={id} documents={data.documents} />}
                {view === 'documents' && <CustomerDocuments documents={data.documents} />}
                {view === 'advice' && <CustomerAdvice id={id} />}
                {view === 'requests' && (
                  <>
                    <DocumentRequests id={id} file={data} />
                    <CustomerSignings id={id} documents={data.documents} />
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
