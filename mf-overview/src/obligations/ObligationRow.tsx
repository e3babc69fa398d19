import type { Obligation } from '@portal/contract/obligation'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { DefinitionRows } from '@portal/remote-kit/definition-rows'
import { ItemRow } from '@portal/remote-kit/item-row'
import { Button } from '@portal/ui'
import { useText } from '../texts.ts'
import { useFormatObligationKind } from './obligation-kinds.ts'
import { useFormatOwner } from './use-format-owner.ts'

const obligationAmountFields = [
  'current_balance',
  'credit_limit',
  'original_debt',
  'principal_amount',
  'gross_annual_obligation',
] as const
const obligationDateFields = ['start_date', 'end_date'] as const

interface ObligationRowProps {
  obligation: Obligation
  /** Null if the customer may not send messages. */
  onChange: (() => void) | null
}

export function ObligationRow({ obligation, onChange }: ObligationRowProps) {
  const text = useText()
  const { language } = useLanguage()
  const kind = useFormatObligationKind()(obligation)
  const whose = useFormatOwner()(obligation.owner)
  const { agency, number, monthly_amount: monthly } = obligation
  const rows = [
    ...obligationAmountFields.flatMap((key) => {
      const amount = obligation[key]
      return amount === null
        ? []
        : [{ key, label: text(`obligation_${key}`), value: formatEuro(amount, language) }]
    }),
    ...(whose ? [{ key: 'owner', label: text('obligation_owner'), value: whose }] : []),
    ...obligationDateFields.flatMap((key) => {
      const date = formatShortDate(obligation[key], language)
      return date ? [{ key, label: text(`obligation_${key}`), value: date }] : []
    }),
  ]
  return (
    <ItemRow
      title={kind}
      about={[agency, number].filter(Boolean).join(' · ')}
      amount={monthly === null ? text('unknown') : formatEuro(monthly, language)}
      unit={text('per_month')}
      edit={
        onChange && (
          <Button
            kind="quiet"
            small
            icon="edit"
            ml="-3"
            aria-label={text('edit_it', { what: [kind, agency].filter(Boolean).join(' ') })}
            onClick={onChange}
          >
            {text('edit_link')}
          </Button>
        )
      }
    >
      {rows.length > 0 && <DefinitionRows rows={rows} />}
    </ItemRow>
  )
}
