import type { Customer } from '@portal/contract/customer'
import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { createLazyOverlay, useLastNonNull } from '@portal/remote-kit/layer'
import { useState } from 'react'
import { RequestAdviceOverlay } from '../shared/advice/RequestAdviceOverlay.tsx'
import { useText } from '../texts.ts'
import { type RefinanceBody, useRequestRefinanceAdvice } from './use-refinance-calculation.ts'

const ProposalOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "proposal" */ './detail/ProposalDrawer.tsx'),
  ({ open }) => open,
)

interface RefinanceOverlaysProps {
  /** The open proposal; null if the overlay is closed. */
  opened: RefinanceProposal | null
  result: RefinanceResult
  body: RefinanceBody
  customer: Customer
  getLenderName: (code: string) => string
  onClose: () => void
}

/** Repayment types with savings that a new lender would have to take over. */
const savingsRepaymentTypes = new Set<string>(['savings', 'bank_savings', 'life_insurance'])

/** Overlays of the comparison: a proposal, and the request for advice about it. */
export function RefinanceOverlays({
  opened,
  result,
  body,
  customer,
  getLenderName,
  onClose,
}: RefinanceOverlaysProps) {
  const text = useText()
  const [asks, setAsks] = useState(false)
  const shown = useLastNonNull(opened)
  const send = useRequestRefinanceAdvice(body, shown?.lender_id ?? '')
  if (!shown) return null
  const lender = getLenderName(shown.lender_id)
  return (
    <>
      <ProposalOverlay
        open={opened !== null}
        proposal={shown}
        lender={lender}
        result={result}
        hasSavings={body.loan_parts.some(({ repayment_type }) => savingsRepaymentTypes.has(repayment_type))}
        hasInvestments={body.loan_parts.some(
          ({ repayment_type }) => repayment_type === 'investment_mortgage',
        )}
        onAsk={() => setAsks(true)}
        onClose={onClose}
      />
      <RequestAdviceOverlay
        open={asks}
        customer={customer}
        about={text('refinance_request_about', { lender })}
        send={send}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
