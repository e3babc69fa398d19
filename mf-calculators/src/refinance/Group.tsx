import type { RefinanceProposal } from '@portal/contract/refinance'
import { Button, Card, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import type { GroupName } from './groups.ts'
import { Proposal } from './Proposal.tsx'

/** How many proposals of a group show before all do. */
const atFirst = 3

interface Props {
  name: GroupName
  proposals: readonly RefinanceProposal[]
  nameOf: (code: string) => string
  onOpen: (proposal: RefinanceProposal) => void
}

/** A group of proposals (REFI-13). One without any says so where that matters. */
export function Group({ name, proposals, nameOf, onOpen }: Props) {
  const text = useText()
  const [all, setAll] = useState(false)
  if (proposals.length === 0 && name !== 'fitting') return null
  return (
    <Section title={text(`refinance_group_${name}`)}>
      <Text color="ink2" mt="-3">
        {text(`refinance_group_${name}_hint`)}
      </Text>
      {proposals.length === 0 && (
        <Card>
          <Text>{text('refinance_group_empty')}</Text>
        </Card>
      )}
      {proposals.slice(0, all ? undefined : atFirst).map((proposal) => (
        <Proposal
          key={proposal.product_line_id}
          proposal={proposal}
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
