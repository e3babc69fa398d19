import type { Damage } from '@portal/contract/damage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { AmountWithUnit, Card, Heading, Text } from '@portal/ui'
import { FactRows } from '../../shared/FactList.tsx'
import { useText } from '../../texts.ts'
import { calculatePaidAmount, toPaymentReceiver } from '../damage-payments.ts'

/** Payments with amount, receiver and date (DAMAGE-03). A settled damage without payments shows a notice. */
export function DamagePayments({ damage }: { damage: Damage }) {
  const text = useText()
  const { language } = useLanguage()
  const payments = damage.payments ?? []
  return (
    <Card>
      <Heading level={3} mb="2">
        {text('payments')}
      </Heading>
      {payments.length === 0 ? (
        <Text color="ink2">{text(damage.settled ? 'payments_none_settled' : 'payments_none')}</Text>
      ) : (
        <>
          <AmountWithUnit quiet amount={formatEuro(calculatePaidAmount(damage), language)} />
          <FactRows
            facts={payments.map(({ amount, date, pay_to }) => ({
              term: text(`payment_${toPaymentReceiver(pay_to)}`),
              about: formatDate(date, language) ?? text('payment_no_date'),
              value: formatEuro(amount, language),
            }))}
          />
        </>
      )}
    </Card>
  )
}
