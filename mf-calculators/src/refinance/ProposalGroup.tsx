import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Button, Card, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { ProposalRow } from './ProposalRow.tsx'
import type { ProposalGroupName } from './proposal-groups.ts'

const maxInitialProposals = 3

interface ProposalGroupProps {
  name: ProposalGroupName
  proposals: readonly RefinanceProposal[]
  result: RefinanceResult
  getLenderName: (code: string) => string
  onOpen: (proposal: RefinanceProposal) => void
}

/**
 * A group of proposals (REFI-13). An empty group renders nothing, except `fitting`, which shows that no proposal fits.
 */
export function ProposalGroup({ name, proposals, result, getLenderName, onOpen }: ProposalGroupProps) {
  const { language } = useLanguage()
  const text = useText()
  const step = name === 'not_fitting' ? result.income_step : null
  const formatRate = (value: number) => formatPercent(value, language)
  const [all, setAll] = useState(false)
  if (proposals.length === 0 && name !== 'fitting') return null
  return (
    <Section title={text(`refinance_group_${name}`)}>
      <Text color="ink2" mt="-3">
        {text(`refinance_group_${name}_hint`)}
      </Text>
      {step && (
        <Text maxW="60em">
          {text('refinance_step', {
            lower: formatRate(step.not_fitting.rate * 100),
            lowerShare: formatRate(step.not_fitting.housing_quota),
            higher: formatRate(step.fitting.rate * 100),
            higherShare: formatRate(step.fitting.housing_quota),
          })}
        </Text>
      )}
      {proposals.length === 0 && (
        <Card>
          <Text>{text('refinance_group_empty')}</Text>
        </Card>
      )}
      {proposals.slice(0, all ? undefined : maxInitialProposals).map((proposal) => (
        <ProposalRow
          key={proposal.product_line_id}
          proposal={proposal}
          isWithinValue={result.home_value?.fits ?? true}
          lender={getLenderName(proposal.lender_id)}
          onOpen={() => onOpen(proposal)}
        />
      ))}
      {proposals.length > maxInitialProposals && (
        <Button
          kind="quiet"
          small
          justifySelf="start"
          ml="-3"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? text('tiles_fewer') : text('refinance_all', { count: proposals.length })}
        </Button>
      )}
    </Section>
  )
}
