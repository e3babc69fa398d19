import type { GivenAdvice } from '@portal/contract/desk/advice'
import { chakra, Section } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { type Fact, FactsCard } from '../../facts/FactsCard.tsx'
import { fields, isField } from './fields.ts'
import { type GivenSection, type Owed, type Place, sectionsOf } from './sections.ts'
import { useFieldValue } from './use-field-value.ts'

const columns = {
  columns: { base: 1, lg: 2 },
  columnGap: '5',
  '& > *': { breakInside: 'avoid', mb: '5' },
}

/** Input of a calculation, by section. */
export function AdviceInput({ input }: Pick<GivenAdvice, 'input'>) {
  const text = useText()
  return (
    <Section title={text('advice_filled_in')}>
      <chakra.div css={columns}>
        {sectionsOf(input).map((section, index) => (
          <GivenCard key={index} section={section} />
        ))}
      </chakra.div>
    </Section>
  )
}

function GivenCard({ section: { place, facts, owed } }: { section: GivenSection }) {
  const text = useText()
  const write = useFieldValue()
  const amountsOf = ({ limit, monthly }: Owed) =>
    [
      monthly === null ? null : write(monthly, 'a_month'),
      limit === null ? null : text('given_limit', { amount: write(limit, 'euro') }),
    ]
      .filter(Boolean)
      .join(', ') || text('given_unknown_amount')
  const known = facts.map(
    ({ name, value }): Fact =>
      isField(name) ? [text(`given_${name}`), write(value, fields[name])] : [name, JSON.stringify(value)],
  )
  const debts = owed.map((one): Fact => [text(`given_obligation_${one.type}`), amountsOf(one)])
  return <FactsCard title={useTitle(place)} facts={[...known, ...debts]} />
}

function useTitle(place: Place): string {
  const text = useText()
  const { kind, ...numbers } = place
  return text(`given_${kind}`, numbers)
}
