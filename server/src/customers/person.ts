import { aowDate } from '@portal/advice/pension-age'
import { ageOn } from '@portal/contract/day'
import { fullNameOf } from '@portal/domain/name'
import { normsOn } from '../advice/norms.ts'

interface Facts {
  initials?: string | null
  first_name?: string | null
  suffix?: string | null
  last_name?: string | null
  date_of_birth?: string | null
}

/** Facts of a person computed for a day ('YYYY-MM-DD'). */
export const derivedOf = (facts: Facts, today: string) => ({
  full_name: fullNameOf(facts),
  age: facts.date_of_birth ? ageOn(facts.date_of_birth, today) : null,
  state_pension_date: facts.date_of_birth ? aowDate(normsOn(today), facts.date_of_birth) : null,
})
