import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import type { Retirement } from '@portal/contract/retirement'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { getPensionStart, pensionStartAge } from '@portal/domain/pension'
import { useLanguage, useRead } from '@portal/remote-kit'
import { DefinitionRows } from '@portal/remote-kit/definition-rows'
import { ItemRow } from '@portal/remote-kit/item-row'
import { Amount, Box, chakra, ProgressBar, Term, Text, useIsWide } from '@portal/ui'
import { toDescriptionRows } from '../shared/description-rows.ts'
import { EditItemLink } from '../shared/EditItemLink.tsx'
import type { HouseholdPerson } from '../shared/use-household-items.ts'
import { useText } from '../texts.ts'

interface PensionRowProps {
  pension: Retirement
  owner: HouseholdPerson<Retirement>['who']
}

/**
 * A row for a pension: an employer pension with its attainable amount, or another pension with its income lines
 * (PENSION-06).
 */
export function PensionRow(props: PensionRowProps) {
  return props.pension.type === 'EmployerPension' ? (
    <EmployerPensionRow {...props} />
  ) : (
    <OtherPensionRow {...props} />
  )
}

function OtherPensionRow({ pension, owner }: PensionRowProps) {
  const customer = useRead(getCustomer).data?.data
  const partner = useRead(getFamily).data?.data.partner
  const text = useText()
  const { language } = useLanguage()
  const from = formatShortDate(getPensionStart(pension, owner === 'customer' ? customer : partner), language)
  const until = formatShortDate(pension.end_date, language)
  const about = [
    pension.agency,
    from && (until ? text('from_until', { from, until }) : text('from', { date: from })),
  ]
  const rows = toDescriptionRows(pension.income, language, text('unknown'))
  if (pension.number) rows.push({ key: 'number', label: text('policy_number'), value: pension.number })
  return (
    <ItemRow
      title={pension.title}
      lang="nl"
      about={about.filter(Boolean).join(' · ')}
      amount={formatEuro(pension.total, language)}
      unit={text('per_year')}
      edit={<EditItemLink kind="pension" owner={owner} item={pension} />}
    >
      {rows.length > 0 && <DefinitionRows rows={rows} />}
    </ItemRow>
  )
}

type SurvivorAmounts = Pick<
  Retirement,
  | 'death_before_retirement_date_amount'
  | 'death_after_retirement_date_amount'
  | 'death_before_retirement_date_till_retirement_amount'
>

/**
 * Lists the yearly survivor's pensions of the partner: after a death before the pension age, after a death since that
 * age, and, if any, the temporary addition until the partner's own pension starts.
 */
function listSurvivorFigures(pension: SurvivorAmounts) {
  const extra = pension.death_before_retirement_date_till_retirement_amount
  return [
    { name: 'survivor_before' as const, amount: pension.death_before_retirement_date_amount },
    { name: 'survivor_after' as const, amount: pension.death_after_retirement_date_amount },
    ...(extra ? [{ name: 'survivor_extra' as const, amount: extra }] : []),
  ]
}

const pensionFiguresCss = {
  display: 'grid',
  gap: '12px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0,1fr))',
  pt: '2',
}

interface EmployerPensionRowProps {
  pension: Retirement
  owner: HouseholdPerson<Retirement>['who']
}

/** Employer pension: accrued and attainable amounts, and survivor's pension (PENSION-03). */
function EmployerPensionRow({ pension, owner }: EmployerPensionRowProps) {
  const { language } = useLanguage()
  const text = useText()
  const wide = useIsWide()
  const { accumulated_pension_amount: accumulated, target_pension_amount: target } = pension
  const share = accumulated !== null && target ? accumulated / target : null
  const figures = [
    { name: 'accumulated' as const, amount: accumulated },
    ...listSurvivorFigures(pension),
  ].map(({ name, amount }) => ({
    key: name,
    label: (
      <Term explanation={text(`pension_${name}_explained`, { age: pensionStartAge })}>
        {text(`pension_${name}`, { age: pensionStartAge })}
      </Term>
    ),
    value: <Amount>{amount === null ? text('unknown') : formatEuro(amount, language)}</Amount>,
  }))
  return (
    <Box pb="4">
      <ItemRow
        title={pension.title}
        lang="nl"
        about={[pension.agency, pension.number].filter(Boolean).join(' · ')}
        amount={formatEuro(target ?? pension.total, language)}
        unit={text('pension_target', { age: pensionStartAge })}
        edit={<EditItemLink kind="pension" owner={owner} item={pension} />}
      />
      {share !== null && (
        <ProgressBar
          share={share}
          label={text('pension_share', { percent: formatPercent(Math.floor(share * 100), language, 0) })}
        />
      )}
      {wide ? (
        <chakra.dl css={pensionFiguresCss}>
          {figures.map(({ key, label, value }) => (
            <div key={key}>
              <chakra.dt textStyle="meta" color="ink2">
                {label}
              </chakra.dt>
              <Text as="dd" fontWeight={600}>
                {value}
              </Text>
            </div>
          ))}
        </chakra.dl>
      ) : (
        <Box pt="3">
          <DefinitionRows rows={figures} />
        </Box>
      )}
    </Box>
  )
}
