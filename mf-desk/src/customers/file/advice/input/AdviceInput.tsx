import type { GivenAdvice } from '@portal/contract/desk/given-advice'
import { obligationTypes } from '@portal/contract/obligation'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { chakra, Section } from '@portal/ui'
import { cardColumnsCss } from '../../../../shared/desk-styles.ts'
import { useText } from '../../../../texts.ts'
import { type Fact, FactsCard } from '../../facts/FactsCard.tsx'
import { getChoiceTextId, type InputFieldKind, inputFieldKinds, isInputField } from './input-fields.ts'
import {
  createInputSections,
  type InputSection,
  type InputSectionLocation,
  type ObligationInput,
} from './input-sections.ts'

/** Returns a function that formats an input value by its kind; a value of an unknown kind stays as it is. */
function useFormatInputValue(): (value: unknown, kind: InputFieldKind) => string {
  const text = useText()
  const { language } = useLanguage()
  const formatAmount = (value: unknown) => formatEuro(Number(value), language)
  const formatEnergyLabel = (value: string) => value.toUpperCase().replaceAll('_PLUS', '+')
  const formatObligation = (value: unknown) => {
    const known = obligationTypes.find((one) => one === value)
    return known ? text(`given_obligation_${known}`) : String(value)
  }
  const writers: Readonly<Record<InputFieldKind, (value: unknown) => string>> = {
    euro: formatAmount,
    a_month: (value) => text('given_a_month', { amount: formatAmount(value) }),
    a_year: (value) => text('given_a_year', { amount: formatAmount(value) }),
    years_of_euro: (value) => (Array.isArray(value) ? value : [value]).map(formatAmount).join(', '),
    fraction: (value) => formatPercent(Number(value) * 100, language),
    months: (value) => text('given_months', { count: Number(value) }),
    years: (value) => text('given_years', { count: Number(value) }),
    day: (value) => formatShortDate(String(value), language) ?? String(value),
    flag: (value) => text(value ? 'yes' : 'no'),
    choice: (value) => {
      const known = getChoiceTextId(value)
      return known ? text(known) : String(value)
    },
    label: (value) => formatEnergyLabel(String(value)),
    obligations: (value) => (Array.isArray(value) ? value : [value]).map(formatObligation).join(', '),
    text: String,
  }
  return (value, kind) => writers[kind](value)
}

export function AdviceInput({ input }: Pick<GivenAdvice, 'input'>) {
  const text = useText()
  return (
    <Section title={text('advice_filled_in')}>
      <chakra.div css={cardColumnsCss}>
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
