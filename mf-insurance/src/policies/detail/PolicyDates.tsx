import { getPolicy, type Policy } from '@portal/contract/policy'
import { formatDate } from '@portal/domain/format/date'
import type { SinglePolicy } from '@portal/domain/policy'
import { useLanguage, useRead } from '@portal/remote-kit'
import { countMonthsBetween } from '@portal/time/calendar-day'
import { getToday } from '@portal/time/clock'
import { Button, Card, Heading, Text } from '@portal/ui'
import { FactRows } from '../../shared/FactList.tsx'
import { useText } from '../../texts.ts'

interface PolicyDate {
  name: 'start' | 'premium_end' | 'contract_end' | 'end'
  date: string
}

/**
 * Lists the dates of a policy in order. If the contract and the cover end on the same day, only the end of the contract
 * is listed.
 */
function listPolicyDates(policy: SinglePolicy, premiumEnd: string | null): PolicyDate[] {
  const { start_date, contract_expiration_date, expiration_date } = policy
  const end = expiration_date === contract_expiration_date ? null : expiration_date
  const all = { start: start_date, premium_end: premiumEnd, contract_end: contract_expiration_date, end }
  return Object.entries(all)
    .flatMap(([name, date]) => (date ? { name: name as PolicyDate['name'], date } : []))
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** Months ahead in which a date is marked as near. */
const nearDateMonths = 12

/**
 * Important dates of a policy. A separate request fetches the end of the premium (API-24), so that it does not delay
 * the other dates.
 */
export function PolicyDates({ policy, open }: { policy: Policy; open: boolean }) {
  const text = useText()
  const { language } = useLanguage()
  const input = { params: { id: policy.id }, query: { include: 'premium_end_date' } }
  const { data, isError, refetch } = useRead(getPolicy, input, { enabled: open })
  const dates = listPolicyDates(policy, data?.data.premium_end_date ?? policy.premium_end_date)
  const day = getToday()
  const formatDateHint = (date: string) => {
    const months = countMonthsBetween(day, date)
    return date > day && months < nearDateMonths
      ? text('date_near', { months: Math.max(1, months) })
      : undefined
  }
  return (
    <Card>
      <Heading level={3} mb="3">
        {text('policy_dates')}
      </Heading>
      {dates.length === 0 && <Text color="ink2">{text('policy_no_dates')}</Text>}
      <FactRows
        facts={dates.map(({ name, date }) => ({
          term: text(`date_${name}`),
          value: formatDate(date, language),
          about: formatDateHint(date),
        }))}
      />
      {isError && (
        <Text color="ink2" role="status">
          {text('premium_end_error')}{' '}
          <Button kind="quiet" small onClick={() => void refetch()}>
            {text('retry_short')}
          </Button>
        </Text>
      )}
    </Card>
  )
}
