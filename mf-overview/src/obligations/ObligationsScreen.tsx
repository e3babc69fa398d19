import { getObligations, type Obligation } from '@portal/contract/obligation'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, toYearlyAmount } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { QueryView, useIsAllowed, useLanguage, useRead } from '@portal/remote-kit'
import { ChartBesideLists } from '@portal/remote-kit/chart-beside-lists'
import { DefinitionRows } from '@portal/remote-kit/definition-rows'
import { ItemRow } from '@portal/remote-kit/item-row'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import {
  Amount,
  AmountWithUnit,
  Button,
  Card,
  EmptyState,
  Flex,
  Heading,
  Page,
  PageSummary,
  SearchList,
  Text,
} from '@portal/ui'
import { useState } from 'react'
import { DonutChartCard } from '../shared/DonutChartCard.tsx'
import { figuresScreenSkeleton } from '../shared/figures-skeleton.ts'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { Message, useText } from '../texts.ts'
import { sumObligationsByKind, useFormatObligationKind, useFormatOwner } from './obligation-kinds.ts'
import type { ObligationDialogSubject } from './obligation-message.ts'

const ObligationOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "obligation-message" */ './ObligationDialog.tsx'),
  ({ subject }) => subject !== null,
)

const chartHintCss = {
  display: 'none',
  '@media screen and (hover: hover) and (min-width: 769px)': { display: 'block' },
}

/** Explains that the chart reacts to the mouse. Shown only on wide screens with a mouse (OBLIG-05). */
function ChartHoverHint() {
  const text = useText()
  return (
    <Text css={chartHintCss} textStyle="meta" color="ink2">
      {text('obligations_hover')}
    </Text>
  )
}

/** Obligations besides the mortgage: credits, loans, alimony (OBLIG). */
export default function ObligationsScreen() {
  const { language } = useLanguage()
  const text = useText()
  const formatObligationKind = useFormatObligationKind()
  const read = useRead(getObligations)
  const canSend = useIsAllowed(overviewAccessGates.messages)
  const [dialog, setDialog] = useState<ObligationDialogSubject | null>(null)
  return (
    <QueryView
      read={read}
      placeholder={<ScreenSkeleton of={figuresScreenSkeleton} />}
      error={[text('obligations_error'), text('error_hint')]}
    >
      {({ data: all }) => {
        const monthly = sumAmounts(all.map(({ monthly_amount }) => monthly_amount ?? 0))
        const buttons = canSend && (
          <Flex gap="3" wrap="wrap" pt="2">
            {all.length > 0 && (
              <Button kind="secondary" icon="edit" onClick={() => setDialog({ about: 'edit' })}>
                {text('obligations_edit')}
              </Button>
            )}
            <Button kind="secondary" icon="plus" onClick={() => setDialog({ about: 'add' })}>
              {text('obligations_add')}
            </Button>
          </Flex>
        )
        return (
          <Page>
            {all.length > 0 ? (
              <PageSummary>
                <Text color="ink2">{text('obligations_total')}</Text>
                <AmountWithUnit amount={formatEuro(monthly, language)} unit={text('per_month')} />
                <Text>
                  <Message
                    id="obligations_intro"
                    values={{ count: all.length, amount: formatEuro(toYearlyAmount(monthly), language) }}
                    components={{ 0: <Amount fontWeight={600} /> }}
                  />
                </Text>
                {buttons}
              </PageSummary>
            ) : (
              <Card>
                <EmptyState title={text('obligations_empty')} action={buttons || undefined}>
                  {text('obligations_empty_hint')}
                </EmptyState>
              </Card>
            )}
            {all.length > 0 && (
              <ChartBesideLists>
                {monthly > 0 && (
                  <DonutChartCard
                    title={text('obligations_shares')}
                    totalLabel={text('per_month')}
                    slices={sumObligationsByKind(all, formatObligationKind)}
                  >
                    <ChartHoverHint />
                  </DonutChartCard>
                )}
                <Card as="section" css={{ _print: { breakInside: 'auto' } }}>
                  <Heading level={2} mb="3">
                    {text('obligations_list')}
                  </Heading>
                  <SearchList
                    items={all}
                    getKey={(obligation) => obligation.id ?? `${obligation.type} ${obligation.number}`}
                    getSearchText={(obligation) =>
                      [formatObligationKind(obligation), obligation.agency, obligation.number]
                        .filter(Boolean)
                        .join(' ')
                    }
                    label={text('obligations_search')}
                    searchFrom={3}
                    empty={null}
                  >
                    {(obligation) => (
                      <ObligationRow
                        obligation={obligation}
                        onChange={
                          canSend ? () => setDialog({ about: 'edit', which: all.indexOf(obligation) }) : null
                        }
                      />
                    )}
                  </SearchList>
                </Card>
              </ChartBesideLists>
            )}
            <ObligationOverlay obligations={all} subject={dialog} onClose={() => setDialog(null)} />
          </Page>
        )
      }}
    </QueryView>
  )
}

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

function ObligationRow({ obligation, onChange }: ObligationRowProps) {
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
