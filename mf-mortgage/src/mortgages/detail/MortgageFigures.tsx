import type { Mortgage } from '@portal/contract/mortgage'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { AmountWithUnit, Card, chakra, Term } from '@portal/ui'
import type { ReactNode } from 'react'
import { isActiveMortgage } from '../../shared/mortgage-properties.ts'
import { useText } from '../../texts.ts'
import { FuturePartsNote } from '../MortgageTotals.tsx'

const mortgageFigureRowCss = {
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gap: { base: '16px 20px', md: '8px 32px' },
  gridTemplateColumns: { md: '1.4fr 1fr 1fr' },
  '& > div': { flex: '1 1 calc(50% - 10px)' },
  '& > div:first-of-type': { flexBasis: '100%' },
  '& > div:last-of-type': { borderInlineStartWidth: '1px', borderColor: 'line', paddingInlineStart: '20px' },
  '& > div:nth-of-type(2)': {
    borderInlineStartWidth: { md: '1px' },
    borderColor: 'line',
    paddingInlineStart: { md: '20px' },
  },
}
const secondaryFigureCss = {
  textStyle: 'title',
  pb: { md: '9px' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}

/** Key figures of a mortgage: debt, monthly cost, and debt relative to the home's value. */
export function MortgageFigures({ mortgage }: { mortgage: Mortgage }) {
  const { language } = useLanguage()
  const text = useText()
  const unknown = text('unknown')
  const edit = useEditPath('mortgage', { item: mortgage.id })
  const debt = isActiveMortgage(mortgage)
    ? { label: text('mortgage_remaining'), amount: mortgage.restantHoofdsom }
    : { label: text('mortgage_requested_amount'), amount: mortgage.totaalSom ?? mortgage.hoofdsomHypotheek }
  const { monthly_amount: monthly, loan_to_value: share } = mortgage
  return (
    <Card>
      <chakra.dl css={mortgageFigureRowCss}>
        <FigureEntry label={debt.label}>
          <AmountWithUnit amount={debt.amount === null ? unknown : formatEuro(debt.amount, language)} />
        </FigureEntry>
        <FigureEntry
          label={
            <Term explanation={text('mortgage_monthly_gross_explained')}>
              {text('mortgage_monthly_gross')}
            </Term>
          }
        >
          <chakra.p css={secondaryFigureCss}>
            {monthly === null ? unknown : formatEuro(monthly, language)}
          </chakra.p>
        </FigureEntry>
        <FigureEntry
          label={
            <Term explanation={text('mortgage_loan_to_value_explained')}>
              {text('mortgage_loan_to_value')}
            </Term>
          }
        >
          <chakra.p css={secondaryFigureCss}>
            {share === null ? unknown : formatPercent(share, language)}
          </chakra.p>
        </FigureEntry>
      </chakra.dl>
      <FuturePartsNote mortgages={[mortgage]} />
      {isActiveMortgage(mortgage) && (
        <EditLink href={edit} label={text('edit_it', { what: text('mortgage') })}>
          {text('edit_link')}
        </EditLink>
      )}
    </Card>
  )
}

const figureEntryCss = { display: 'grid', alignContent: 'space-between', gap: '1' }

function FigureEntry({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <chakra.div css={figureEntryCss}>
      <chakra.dt color="ink2">{label}</chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  )
}
