import { LenderLogo } from '@portal/blocks/lender-logo'
import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { formatEuro, formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Button, Card, chakra, Flex, Heading, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
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

interface ProposalRowProps {
  proposal: RefinanceProposal
  lender: string
  /** Whether the home's value allows the loan. If not, the gain is not attainable. */
  isWithinValue: boolean
  onOpen: () => void
}

const proposalCss = {
  display: 'grid',
  alignItems: 'center',
  gap: { base: '16px', md: '16px 24px' },
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) auto', lg: 'minmax(0,1fr) 560px auto' },
}
const proposalFiguresCss = {
  display: 'grid',
  gap: '12px 16px',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4,minmax(0,1fr))' },
  gridColumn: { base: '1', md: '1/-1', lg: 'auto' },
  gridRow: { md: '2', lg: 'auto' },
}

function ProposalRow({ proposal, lender, isWithinValue, onOpen }: ProposalRowProps) {
  const { language } = useLanguage()
  const text = useText()
  const total = proposal.gross_total_refinance_difference
  const saved = proposal.gross_difference_per_month
  const differenceAtCurrentRate = proposal.gross_total_refinance_difference_at_current_rate
  const canBeHad = isWithinValue && proposal.fits_on_income
  const entries = [
    [text('refinance_rate'), formatPercent(proposal.interest_rate_annuity_loan_part * 100, language)],
    [text('refinance_per_month'), formatEuro(proposal.gross_monthly_payments, language)],
    [text(saved < 0 ? 'refinance_more' : 'refinance_less'), formatEuro(Math.abs(saved), language)],
    [
      text(total < 0 ? 'refinance_costs_total' : 'refinance_brings'),
      formatWholeEuro(Math.abs(total), language),
    ],
  ] as const
  return (
    <Card as="article" css={proposalCss} p={{ base: '4', md: '5' }}>
      <div>
        <Flex wrap="wrap" align="center" gap="2px 12px" minH="32px">
          <Heading level={3} minW="0" overflowWrap="anywhere">
            {lender}
          </Heading>
          <LenderLogo code={proposal.lender_id} />
        </Flex>
        <Text textStyle="meta" color="ink2">
          {proposal.product_line_name}
        </Text>
      </div>
      <chakra.dl css={proposalFiguresCss}>
        {entries.map(([term, value], index) => (
          <div key={term}>
            <chakra.dt textStyle="meta" color="ink2">
              {term}
            </chakra.dt>
            <chakra.dd
              fontWeight={600}
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
              color={index === 3 && total > 0 && canBeHad ? 'good' : undefined}
            >
              {value}
            </chakra.dd>
            {index === 3 && differenceAtCurrentRate !== null && (
              <chakra.dd textStyle="meta" color="ink2">
                {text(differenceAtCurrentRate < 0 ? 'refinance_if_kept_costs' : 'refinance_if_kept_brings', {
                  amount: formatWholeEuro(Math.abs(differenceAtCurrentRate), language),
                })}
              </chakra.dd>
            )}
          </div>
        ))}
      </chakra.dl>
      <Button
        kind="secondary"
        small
        justifySelf="start"
        aria-label={text('scenario_open_label', {
          words: text('refinance_open'),
          about: `${lender}, ${proposal.product_line_name}`,
        })}
        onClick={onOpen}
      >
        {text('refinance_open')}
      </Button>
    </Card>
  )
}
