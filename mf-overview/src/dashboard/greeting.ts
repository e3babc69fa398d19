import type { Customer } from '@portal/contract/customer'
import { useIsAllowed, useLanguage, useSession } from '@portal/remote-kit'
import { toTenantTime } from '@portal/time/clock'
import { useText } from '../texts.ts'

/** Returns the part of the day of a time in the form 'HH:MM'. */
export const getPartOfDay = (time: string): 'night' | 'morning' | 'afternoon' | 'evening' =>
  time < '05:00' ? 'night' : time < '12:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening'

/**
 * Returns the customer's name and a greeting with the name. The name is the first name, or title and last name in the
 * formal form of address.
 */
export function useGreeting(customer: Customer | null): { name: string; line: string } {
  const text = useText()
  const { formal } = useLanguage()
  const account = useSession()
  /** If the user views another person's customer file, the greeting is for the user, not for that person (HOUSE-05). */
  const isOwn = useIsAllowed({ subject: 'own' })
  const whole = account?.name ?? ''
  const name =
    customer && isOwn
      ? formal
        ? getFormalName(customer, text)
        : getInformalName(customer)
      : isOwn || formal
        ? whole
        : whole.replace(/ .*/, '')
  return { name, line: text(`greeting_${getPartOfDay(toTenantTime(new Date()))}`, { name }) }
}

const getInformalName = ({ first_name, full_name }: Customer) => first_name ?? full_name

function getFormalName(customer: Customer, text: ReturnType<typeof useText>): string {
  const { sex, suffix, last_name, full_name } = customer
  if (!last_name || (sex !== 0 && sex !== 1)) return full_name
  const name = [suffix && suffix.charAt(0).toUpperCase() + suffix.slice(1), last_name]
    .filter(Boolean)
    .join(' ')
  return text(sex === 1 ? 'formal_man' : 'formal_woman', { name })
}
