import type { RefinanceResult } from '@portal/contract/refinance'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Amount, TableBlock, Term, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'
import { bestOf } from './groups.ts'

interface Props {
  result: RefinanceResult
  /** In months. */
  period: number
  nameOf: (code: string) => string
}

/** The answer first, in one sentence: whether switching pays, with whom, and after how long. */
export function Verdict({ result, period, nameOf }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const { answer, best, elsewhere } = bestOf(result)
  const values = best && {
    lender: nameOf(best.lender_id),
    years: text('count_years', { count: period / 12 }),
    amount: (
      <Amount fontWeight={600}>{formatWholeEuro(best.gross_total_refinance_difference, language)}</Amount>
    ),
  }
  const payback = best?.payback_time_in_months
  return (
    <TableBlock>
      <Text textStyle="section" fontWeight={400}>
        <b>{text(`refinance_${answer}`)}</b>{' '}
        {answer === 'yes' && values ? (
          <>
            <Message id="refinance_yes_why" values={values} />{' '}
            {payback
              ? text('refinance_yes_payback', { time: text('count_months', { count: payback }) })
              : null}
          </>
        ) : (
          <>
            <Message
              id={`refinance_${answer}_why`}
              values={{ years: text('count_years', { count: period / 12 }) }}
              components={{ 0: <Term explanation={text('lending_norms_explained')}>leennormen</Term> }}
            />
            {answer === 'no' && elsewhere && ` ${text('refinance_elsewhere')}`}
          </>
        )}
      </Text>
    </TableBlock>
  )
}
