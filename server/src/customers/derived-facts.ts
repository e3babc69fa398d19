import { findStatePensionDate } from '@portal/advice/pension-age'
import { formatFullName } from '@portal/domain/full-name'
import { calculateAge } from '@portal/time/calendar-day'
import { findNormsOn } from '../advice/norms.ts'

type PersonFacts = Parameters<typeof formatFullName>[0] & { date_of_birth?: string | null }

/** Derives full name, age and state pension date on a day ('YYYY-MM-DD'). */
export const derivePersonFacts = (facts: PersonFacts, today: string) => ({
  full_name: formatFullName(facts),
  age: facts.date_of_birth ? calculateAge(facts.date_of_birth, today) : null,
  state_pension_date: facts.date_of_birth
    ? findStatePensionDate(findNormsOn(today), facts.date_of_birth)
    : null,
})
