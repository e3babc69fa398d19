import type { GivenAdvice } from '@portal/contract/desk/given-advice'
import { chakra, Section } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { type Fact, FactsCard } from '../../facts/FactsCard.tsx'
import { inputFieldKinds, isInputField } from './input-fields.ts'
import {
  createInputSections,
  type InputSection,
  type InputSectionLocation,
  type ObligationInput,
} from './input-sections.ts'
import { useFormatInputValue } from './use-format-input-value.ts'

const inputColumnsCss = {
  columns: { base: 1, lg: 2 },
  columnGap: '5',
  '& > *': { breakInside: 'avoid', mb: '5' },
}

export function AdviceInput({ input }: Pick<GivenAdvice, 'input'>) {
  const text = useText()
  return (
    <Section title={text('advice_filled_in')}>
      <chakra.div css={inputColumnsCss}>
        {createInputSections(input).map((section, index) => (
          <InputSectionCard key={index} section={section} />
        ))}
      </chakra.div>
    </Section>
  )
}

function InputSectionCard({ section: { place, facts, obligations } }: { section: InputSection }) {
  const text = useText()
  const formatInputValue = useFormatInputValue()
  const formatObligationAmounts = ({ limit, monthly }: ObligationInput) =>
    [
      monthly === null ? null : formatInputValue(monthly, 'a_month'),
      limit === null ? null : text('given_limit', { amount: formatInputValue(limit, 'euro') }),
    ]
      .filter(Boolean)
      .join(', ') || text('given_unknown_amount')
  const known = facts.map(
    ({ name, value }): Fact =>
      isInputField(name)
        ? [text(`given_${name}`), formatInputValue(value, inputFieldKinds[name])]
        : [name, JSON.stringify(value)],
  )
  const debts = obligations.map(
    (one): Fact => [text(`given_obligation_${one.type}`), formatObligationAmounts(one)],
  )
  return <FactsCard title={useSectionTitle(place)} facts={[...known, ...debts]} />
}

function useSectionTitle(place: InputSectionLocation): string {
  const text = useText()
  const { kind, ...numbers } = place
  return text(`given_${kind}`, numbers)
}
