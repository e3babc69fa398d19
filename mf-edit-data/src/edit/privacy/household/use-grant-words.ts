import { dayAt } from '@portal/contract/clock'
import { type GivenGrant, type ReceivedGrant, type Rights, subjects } from '@portal/contract/household'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { useHouseholdText } from './use-household-text.ts'

type Grant = Pick<GivenGrant | ReceivedGrant, 'kind' | 'rights' | 'state' | 'ends_at' | 'ended_at'>

/** Last day of a grant, 'YYYY-MM-DD', inclusive. */
export const lastDayOf = (endsAt: string | null): string =>
  endsAt ? dayAt(new Date(new Date(endsAt).getTime() - 1000)) : ''

/** Formats a grant. */
export function useGrantWords() {
  const text = useHouseholdText()
  const { language } = useLanguage()
  const dateOf = (day: string) => formatDate(day, language) ?? ''
  const rightsOf = (rights: Rights): string => {
    const named = (right: 'read' | 'change') =>
      subjects.filter((one) => rights[one] === right).map((one) => text(`subject_${one}`))
    const [read, change] = [named('read'), named('change')]
    return [
      read.length > 0 ? text('sees', { subjects: read.join(', ') }) : [],
      change.length > 0 ? text('changes', { subjects: change.join(', ') }) : [],
    ]
      .flat()
      .join(' · ')
  }
  const stateOf = ({ state, ends_at, ended_at }: Grant): string => {
    if (state === 'ended')
      return text('ended_on', { date: dateOf(ended_at ? dayAt(new Date(ended_at)) : '') })
    const until = ends_at ? text('until', { date: dateOf(lastDayOf(ends_at)) }) : ''
    return [state === 'invited' ? text('waits') : '', until].filter(Boolean).join(' ')
  }
  return {
    rightsOf,
    about: (grant: Grant): string =>
      [
        text(grant.kind === 'partner' ? 'partner' : 'delegate'),
        grant.state === 'ended' ? '' : rightsOf(grant.rights),
        stateOf(grant),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
