import type { Retirement } from '@portal/contract/retirement'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { pensionAge } from '@portal/domain/pension'
import { useLanguage } from '@portal/remote-kit'
import { Amount, Box, chakra, ProgressBar, Term, Text, useWide } from '@portal/ui'
import { EntryEdit } from '../shared/EntryEdit.tsx'
import type { Person } from '../shared/household-items.ts'
import { ItemRow } from '../shared/ItemRow.tsx'
import { Rows } from '../shared/Rows.tsx'
import { useText } from '../texts.ts'
import { survivorFigures } from './survivors.ts'

const columns = {
  display: 'grid',
  gap: '12px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0,1fr))',
  pt: '2',
}

interface Props {
  pension: Retirement
  of: Person<Retirement>['who']
}

/** Employer pension: accrued and attainable amounts, and survivor's pension (PENSION-03). */
export function EmployerPension({ pension, of }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const wide = useWide()
  const { accumulated_pension_amount: accumulated, target_pension_amount: target } = pension
  const share = accumulated !== null && target ? accumulated / target : null
  const figures = [{ name: 'accumulated' as const, amount: accumulated }, ...survivorFigures(pension)].map(
    ({ name, amount }) => ({
      key: name,
      label: (
        <Term explanation={text(`pension_${name}_explained`, { age: pensionAge })}>
          {text(`pension_${name}`, { age: pensionAge })}
        </Term>
      ),
      value: <Amount>{amount === null ? text('unknown') : formatEuro(amount, language)}</Amount>,
    }),
  )
  return (
    <Box pb="4">
      <ItemRow
        title={pension.title}
        lang="nl"
        about={[pension.agency, pension.number].filter(Boolean).join(' · ')}
        amount={formatEuro(target ?? pension.total, language)}
        unit={text('pension_target', { age: pensionAge })}
        edit={<EntryEdit kind="pension" of={of} entry={pension} />}
      />
      {share !== null && (
        <ProgressBar
          share={share}
          label={text('pension_share', { percent: formatPercent(Math.floor(share * 100), language, 0) })}
        />
      )}
      {wide ? (
        <chakra.dl css={columns}>
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
          <Rows rows={figures} />
        </Box>
      )}
    </Box>
  )
}
