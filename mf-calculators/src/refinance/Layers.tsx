import type { Customer } from '@portal/contract/customer'
import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { useLast } from '@portal/remote-kit/layer'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../texts.ts'
import { type RefinanceBody, useAskAdvice } from './use-refinance.ts'

const lazyLayers = () => ({
  ProposalDrawer: lazy(() => import(/* webpackChunkName: "proposal" */ './detail/ProposalDrawer.tsx')),
  RequestAdvice: lazy(async () => ({
    default: (await import(/* webpackChunkName: "request" */ '../parts/advice/RequestAdvice.tsx'))
      .RequestAdvice,
  })),
})

interface Props {
  /** The proposal that is open, if one is. */
  opened: RefinanceProposal | null
  result: RefinanceResult
  body: RefinanceBody
  customer: Customer
  nameOf: (code: string) => string
  onClose: () => void
}

/** A proposal over the comparison, and asking for advice about it; the code of each comes when it is first asked for. */
export function Layers({ opened, result, body, customer, nameOf, onClose }: Props) {
  const text = useText()
  const [{ ProposalDrawer, RequestAdvice }] = useState(lazyLayers)
  const [asks, setAsks] = useState(false)
  const [asked, setAsked] = useState(false)
  const shown = useLast(opened)
  const send = useAskAdvice(body, shown?.lender_id ?? '')
  if (!shown) return null
  const lender = nameOf(shown.lender_id)
  return (
    <>
      <Suspense fallback={null}>
        <ProposalDrawer
          open={opened !== null}
          proposal={shown}
          lender={lender}
          result={result}
          onAsk={() => {
            setAsked(true)
            setAsks(true)
          }}
          onClose={onClose}
        />
      </Suspense>
      {asked && (
        <Suspense fallback={null}>
          <RequestAdvice
            open={asks}
            customer={customer}
            about={text('refinance_request_about', { lender })}
            send={send}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  )
}
