import type { Customer } from '@portal/contract/customer'
import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { useLast } from '@portal/remote-kit/layer'
import { useState } from 'react'
import { RequestLayer } from '../shared/advice/RequestLayer.tsx'
import { useText } from '../texts.ts'
import { ProposalLayer } from './ProposalLayer.tsx'
import { type RefinanceBody, useRequestAdvice } from './use-refinance.ts'

interface Props {
  /** The open proposal, if there is one. */
  opened: RefinanceProposal | null
  result: RefinanceResult
  body: RefinanceBody
  customer: Customer
  nameOf: (code: string) => string
  onClose: () => void
}

/** Repayment types with savings that a new lender would have to take over. */
const saving = new Set<string>(['savings', 'bank_savings', 'life_insurance'])

/** Overlays of the comparison: a proposal, and the request for advice about it. */
export function Layers({ opened, result, body, customer, nameOf, onClose }: Props) {
  const text = useText()
  const [asks, setAsks] = useState(false)
  const shown = useLast(opened)
  const send = useRequestAdvice(body, shown?.lender_id ?? '')
  if (!shown) return null
  const lender = nameOf(shown.lender_id)
  return (
    <>
      <ProposalLayer
        open={opened !== null}
        proposal={shown}
        lender={lender}
        result={result}
        hasSavings={body.loan_parts.some(({ repayment_type }) => saving.has(repayment_type))}
        hasInvestments={body.loan_parts.some(
          ({ repayment_type }) => repayment_type === 'investment_mortgage',
        )}
        onAsk={() => setAsks(true)}
        onClose={onClose}
      />
      <RequestLayer
        open={asks}
        customer={customer}
        about={text('refinance_request_about', { lender })}
        send={send}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
