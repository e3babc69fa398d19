import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Button, Card, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import type { GroupName } from './groups.ts'
import { Proposal } from './Proposal.tsx'

/** Number of proposals of a group shown initially. */
const atFirst = 3

interface Props {
  name: GroupName
  proposals: readonly RefinanceProposal[]
  result: RefinanceResult
  nameOf: (code: string) => string
  onOpen: (proposal: RefinanceProposal) => void
}

/** A group of proposals (REFI-13). An empty one says so if it is relevant. */
export function Group({ name, proposals, result, nameOf, onOpen }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const step = name === 'not_fitting' ? result.income_step : null
  const percent = (value: number) => formatPercent(value, language)
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
            lower: percent(step.not_fitting.rate * 100),
            lowerShare: percent(step.not_fitting.housing_quota),
            higher: percent(step.fitting.rate * 100),
            higherShare: percent(step.fitting.housing_quota),
          })}
        </Text>
      )}
      {proposals.length === 0 && (
        <Card>
          <Text>{text('refinance_group_empty')}</Text>
        </Card>
      )}
      {proposals.slice(0, all ? undefined : atFirst).map((proposal) => (
        <Proposal
          key={proposal.product_line_id}
          proposal={proposal}
          isWithinValue={result.home_value?.fits ?? true}
          lender={nameOf(proposal.lender_id)}
          onOpen={() => onOpen(proposal)}
        />
      ))}
      {proposals.length > atFirst && (
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
